import type { Literal, Node, Parent } from 'unist';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkFacts } from '../../plugins/facts';
import { code, element, importNode, isJsx, text, type JsxElement } from '../../plugins/mdx';
import { remarkOpenApi } from '../../plugins/openapi';
import { remarkRfcIndex } from '../../plugins/rfcs';

/** Components that stock Docusaurus has. */
const stock = new Set(['Tabs', 'TabItem']);

const attribute = (node: JsxElement, name: string): string =>
  String(node.attributes.find((entry) => entry.name === name)?.value ?? '');

const inParagraph = (nodes: Node[]): Node => ({ type: 'paragraph', children: nodes }) as Parent;

const isInline = (node: JsxElement) => node.type === 'mdxJsxTextElement';

const table = (rows: string[][]): Node =>
  ({
    type: 'table',
    align: [],
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
    })),
  }) as unknown as Node;

/** What the words of our components are without them; a component that has none, such as a drawing, leaves nothing. */
const components: Record<string, (node: JsxElement) => Node[]> = {
  Address: (node) => {
    const words = [
      text(`${attribute(node, 'role')} on ${attribute(node, 'chain')}: `),
      code(attribute(node, 'value')),
    ];
    return isInline(node) ? words : [inParagraph(words)];
  },
  Copy: (node) => node.children.map((child) => code(String((child as Literal).value))),
  DataTable: (node) => [inParagraph([text(attribute(node, 'caption'))]), ...node.children],
  RfcIndex: (node) => {
    const rfcs = JSON.parse(attribute(node, 'rfcs')) as Record<string, string>[];
    const columns = ['name', 'state', 'opened', 'updated', 'summary'];
    return [table([columns, ...rfcs.map((rfc) => columns.map((column) => rfc[column] ?? ''))])];
  },
};

const isOwn = (node: Node): node is JsxElement =>
  isJsx(node) && /^[A-Z]/.test(node.name ?? '') && !stock.has(node.name!);

function flatten(children: Node[]): Node[] {
  return children.flatMap((node) => {
    if (node.type === 'mdxjsEsm') return [];
    if (isOwn(node)) {
      return flatten(components[node.name!]?.(node) ?? node.children);
    }
    if ('children' in node) (node as Parent).children = flatten((node as Parent).children);
    return [node];
  });
}

/** The LED finder shows the table of lights, which remarkFacts can fill in. */
const remarkFinder = () => (tree: Parent) => {
  tree.children = tree.children.map((node) =>
    isJsx(node) && node.name === 'LedFinder'
      ? element('DataTable', { name: 'leds' }, [], false)
      : node,
  );
};

const remarkPlain = () => (tree: Parent) => {
  tree.children = flatten(tree.children);
  const front = tree.children.findIndex((node) => node.type === 'yaml') + 1;
  tree.children.splice(
    front,
    0,
    importNode('Tabs', '@theme/Tabs'),
    importNode('TabItem', '@theme/TabItem'),
  );
};

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkFinder)
  .use(remarkOpenApi)
  .use(remarkRfcIndex)
  .use(remarkFacts)
  .use(remarkPlain)
  .use(remarkStringify);

/** A page of ours as a page that Docusaurus builds without any plugin of ours: the same words, our components dropped. */
export async function plain(source: string, path: string): Promise<string> {
  return String(await processor.process(new VFile({ value: source, path })));
}
