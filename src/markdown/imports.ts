import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { macros } from './macros';
import { isJsx, refuse } from './nodes';

const components = readdirSync(join(__dirname, '../components')).filter((name) =>
  /^[A-Z]/.test(name),
);

/** Import paths of the components that pages can use. */
const paths = new Map([
  ...components.map((name) => [name, `@site/src/components/${name}`] as const),
  ['Step', '@site/src/components/Steps/Step'],
  // From src/plugins/offline.
  ['OfflineReading', '@theme/OfflineReading'],
]);

/** The macros and parts have been replaced before this plugin runs, unless they were refused. */
const names = new Set([...paths.keys(), ...Object.keys(macros), 'Part']);

const parser = unified().use(remarkParse).use(remarkMdx);

/** Rehype plugin, the last one: imports the components of a page. Refuses an unknown one. */
export function rehypeImports() {
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      // Docusaurus turns `<details>` and `<head>` into these, and provides them.
      if (!isJsx(node) || !/^(?!(?:Details|Head)$)[A-Z]/.test(node.name ?? '')) return;
      if (paths.has(node.name!)) used.add(node.name!);
      else if (!names.has(node.name!))
        refuse(
          file,
          node,
          `<${node.name}> isn't a component of this site. Use one of ${[...names].sort().join(', ')}.`,
        );
    });
    const imports = [...used].sort().map((name) => `import ${name} from '${paths.get(name)!}';`);
    tree.children.unshift(...(parser.parse(imports.join('\n')) as Root).children);
  };
}
