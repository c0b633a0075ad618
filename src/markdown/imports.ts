import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { macros } from './macros';
import { isJsx } from './nodes';

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

/** For the message. The macros themselves have been replaced before this plugin runs. */
const names = new Set([...paths.keys(), ...Object.keys(macros), 'Part']);

const parser = unified().use(remarkParse).use(remarkMdx);

/** Rehype plugin, the last one: imports the components of a page. An unknown one stops the build with its file and line. */
export function rehypeImports() {
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      // Docusaurus turns `<details>` and `<head>` into these, and provides them.
      if (!isJsx(node) || !/^(?!(?:Details|Head)$)[A-Z]/.test(node.name ?? '')) return;
      if (!paths.has(node.name!))
        file.fail(
          `<${node.name}> isn't a component of this site. Use one of ${[...names].sort().join(', ')}.`,
          { place: node.position, source: 'imports' },
        );
      used.add(node.name!);
    });
    const imports = [...used].sort().map((name) => `import ${name} from '${paths.get(name)!}';`);
    tree.children.unshift(...(parser.parse(imports.join('\n')) as Root).children);
  };
}
