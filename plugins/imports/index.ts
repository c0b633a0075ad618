import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx } from '../mdx';

const components = readdirSync(join(__dirname, '../../src/components')).filter((name) =>
  /^[A-Z]/.test(name),
);

/** Where each component of a page comes from. */
const paths = new Map([
  ...components.map((name) => [name, `@site/src/components/${name}`] as const),
  ['Step', '@site/src/components/Steps/Step'],
  ['SaveSite', '@theme/SaveSite'],
  ['KeptPages', '@theme/SaveSite/KeptPages'],
  ['MissingPage', '@theme/SaveSite/MissingPage'],
]);

/** Docusaurus turns `<details>` and `<head>` into these, and provides them. */
const isStock = (name: string) => name === 'Details' || name === 'Head';

/** `import Name from 'path'` as a node of the page. */
function importNode(name: string, path: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${path}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            source: { type: 'Literal', value: path, raw: JSON.stringify(path) },
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            attributes: [],
          },
        ],
      },
    },
  };
}

/** Rehype plugin, the last one: imports the components of a page. An unknown one stops the build with its file and line. */
export function rehypeImports() {
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (!isJsx(node) || !/^[A-Z]/.test(node.name ?? '') || isStock(node.name!)) return;
      if (!paths.has(node.name!))
        file.fail(
          `<${node.name}> isn't a component of this site. Use one of src/components: ${components.join(', ')}.`,
          { place: node.position, source: 'imports' },
        );
      used.add(node.name!);
    });
    tree.children.unshift(...[...used].sort().map((name) => importNode(name, paths.get(name)!)));
  };
}
