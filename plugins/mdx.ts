import type { Node, Parent, Literal } from 'unist';

/** The few kinds of syntax tree node that the plugins make or look at. */
interface JsxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: string | null | { type: string; value: string; data?: unknown };
}
export interface JsxElement extends Parent {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: JsxAttribute[];
}
export interface LinkNode extends Parent {
  type: 'link';
  url: string;
}
export type TextNode = Literal & { type: 'text' | 'inlineCode' };

export const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const isLink = (node: Node): node is LinkNode => node.type === 'link';

export const text = (value: string): TextNode => ({ type: 'text', value });

export const code = (value: string): TextNode => ({ type: 'inlineCode', value });

/** `import Name from 'path'` as a node of the page. */
export function importNode(name: string, path: string): Node {
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
  } as Node;
}

/** A component call with plain string attributes; inline inside a paragraph, block elsewhere. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  children: Node[] = [],
  inline = true,
): JsxElement {
  return {
    type: inline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value: value ?? null })),
    children,
  };
}

/** Names of what the page imports itself. */
export function importedNames(tree: Parent): Set<string> {
  const names = new Set<string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const match of (node as Literal & { value: string }).value.matchAll(
      /\b([A-Z]\w*)\b(?=[^'"]*\bfrom\b)/g,
    )) {
      names.add(match[1]!);
    }
  }
  return names;
}
