import type { Heading, Paragraph, Text } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const text = (value: string): Text => ({ type: 'text', value });

/** The text content of a node, with its line breaks. */
export function textOf(node: Node): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
}

export const escapeHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type AttributeValue = string | boolean | undefined;

/** A JSX attribute: `title="Words"` or `explained`. */
export const jsxAttribute = (name: string, value: AttributeValue): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: value === true ? null : String(value),
});

/** A JSX element. Attributes that are undefined or false are left out. */
export const jsxElement = (
  name: string,
  attributes: Record<string, AttributeValue>,
  children: readonly Node[] = [],
): JsxElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => jsxAttribute(key, value)),
  children: children as MdxJsxFlowElement['children'],
});

/** Puts nodes in the place of a child that `visit` is at. @returns the index to continue from */
export function replaceChild(
  parent: Parent | undefined,
  index: number | undefined,
  nodes: readonly Node[],
): number {
  if (!parent || index === undefined) throw new Error("The root of a page can't be replaced.");
  parent.children.splice(index, 1, ...nodes);
  return index + nodes.length;
}

/** The value of an attribute if it's plain text. */
export function attribute(node: JsxElement, wanted: string): string | undefined {
  const found = node.attributes.find((each) => 'name' in each && each.name === wanted);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Says what's wrong with a node, and the fix. The work on the page goes on, so that all its faults are found, until `stop`.
 */
export function refuse(file: VFile, node: Node | undefined, message: string): undefined {
  file.message(message, { place: node?.position }).fatal = true;
}

/** Rehype plugin, the last one: stops the build with the file and line of what was refused. */
export const stop =
  () =>
  (_: Node, { messages }: VFile): void => {
    const refused = messages.find(({ fatal }) => fatal);
    if (refused) throw refused;
  };

/** Runs `work` for a node, and refuses the node with the message of an error. */
export function atNode<T>(file: VFile, node: Node, what: string, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    return refuse(file, node, `${what}: ${(error as Error).message}`);
  }
}

/** Looks up a key. An unknown one throws an error that suggests similar keys. */
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

// The name of a heading or step is a comment at the end of the heading or of the step's first paragraph: {/* #power-on */}.
export function nameOf({ children }: Paragraph | Heading): string | undefined {
  const comment = children.at(-1);
  const value = comment?.type === 'mdxTextExpression' ? comment.value.trim() : '';
  return /^\/\* *#([\w-]+) *\*\/$/.exec(value)?.[1];
}

/** The part that a node comes from; undefined if it's the page's own. */
export const partOf = (node: Node): string | undefined =>
  (node.data as { part?: string } | undefined)?.part;
