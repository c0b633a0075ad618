import type { Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { VFile } from 'vfile';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const text = (value: string): Text => ({ type: 'text', value });

/** The text of a node as it is, line breaks included. */
export function textOf(node: Node): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
}

export const escapeHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A component with plain string attributes. */
export const element = (
  name: string,
  attributes: Record<string, string | undefined>,
  children: readonly Node[] = [],
): JsxElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children as MdxJsxFlowElement['children'],
});

/** A table with its name over it. */
export const captioned = (caption: readonly Node[], content: readonly Node[]): JsxElement =>
  element('figure', { className: 'data-table' }, [element('figcaption', {}, caption), ...content]);

/** The value of an attribute that is plain text. */
export function attribute(node: JsxElement, wanted: string): string | undefined {
  const found = node.attributes.find((each) => 'name' in each && each.name === wanted);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Does the work for a node. An error stops the build with the node's file and line, and says what the node is. */
export function atNode<T>(file: VFile, node: Node, what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    return file.fail(`${what}: ${(error as Error).message}`, { place: node.position });
  }
}

/** Looks up a key. An unknown one throws an error that names the keys that may be meant. */
export function lookup<T>(
  table: Readonly<Record<string, T>>,
  key: string,
  what: string,
  place = 'src/data',
): T {
  if (Object.hasOwn(table, key)) return table[key]!;
  const keys = Object.keys(table);
  const near = keys.filter((other) => other.toLowerCase().includes(key.slice(0, 4).toLowerCase()));
  const some = (near.length > 0 ? near : keys).slice(0, 8).join(', ');
  throw new Error(
    `there is no ${what} "${key}" in ${place}. Add it there, or use one that exists, such as ${some}.`,
  );
}
