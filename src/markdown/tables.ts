import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findElement, findElements, hasTag, isElement } from './html';
import { isJsx, refuse, textOf } from './nodes';

/** Whether a node names the tables below it: a heading, a paragraph that's bold as a whole, or the caption of a macro. */
function namesTables(node: Nodes): boolean {
  if (isJsx(node)) return node.name === 'figcaption';
  if (!isElement(node)) return false;
  const [first, ...more] = node.children;
  return (
    /^(h[2-6]|summary)$/.test(node.tagName) ||
    (node.tagName === 'p' && more.length === 0 && isElement(first) && first.tagName === 'strong')
  );
}

/** Numbers the tables below the same name. */
function nameTables(tree: Root): void {
  let name = '';
  const used = new Map<string, number>();
  visit(tree, (node) => {
    if (namesTables(node)) name = textOf(node).trim().replace(/:$/, '');
    if (!isElement(node) || node.tagName !== 'table') return;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    node.properties.ariaLabel = [name || 'Table', ...(count > 1 ? [count] : [])].join(' ');
  });
}

/** As a string of a stylesheet. */
const quoted = (words: string): string => `"${words.replace(/[\\"]/g, '\\$&')}"`;

/** Above the only column of answers, such a header says no more than each answer: an instruction, or a link. A question says more. */
const needless =
  /^details$|\b(?:do|how|choose|follow|go to|guide|look here|read|start|use)\b[^?]*$/i;

/**
 * Passes the column headers of a table with up to four columns to src/css/content.css. On a phone, such a table is a list, in
 * which each value has its header in front of it.
 */
function passHeaders(table: Element, headers: readonly Element[]): void {
  if (headers.length > 4) return;
  const declarations = headers
    .map((header, at) => [at + 1, textOf(header).replace(/\s+/g, ' ').trim()] as const)
    .filter(([column, words]) => column > 1 && words)
    .filter(([, words]) => headers.length > 2 || !needless.test(words))
    .map(
      ([column, words]) =>
        `--header-${column}:${quoted(words.endsWith('?') ? `${words} ` : `${words}: `)}`,
    );
  if (declarations.length > 0) table.properties.style = declarations.join(';');
}

/**
 * Rehype plugin: gives each table an accessible name, from its caption or the heading or bold line above it, and row headers, which Markdown
 * doesn't have. If the first column header is empty, the cells below it become row headers. If all column headers are empty,
 * their row is hidden. Passes the column headers on, for tables on a phone. Refuses any other empty header, because a screen
 * reader reads it out.
 */
export function rehypeTables() {
  return (tree: Root, file: VFile): void => {
    nameTables(tree);
    for (const table of findElements(tree, hasTag('table'))) {
      const [heads = [], ...rows] = findElements(table, hasTag('tr')).map((row) =>
        row.children.filter(isElement),
      );
      passHeaders(table, heads);
      const [corner] = heads;
      const isEmpty = ({ children }: Element): boolean => children.length === 0;
      if (heads.slice(1).some(isEmpty) && !heads.every(isEmpty))
        refuse(
          file,
          table,
          'Table: a column has no header. Name the column, or leave all headers empty.',
        );
      if (!corner || !isEmpty(corner)) continue;
      corner.tagName = 'td';
      if (heads.every(isEmpty)) findElement(table, hasTag('thead'))!.properties.hidden = true;
      for (const [first] of rows) {
        first!.tagName = 'th';
        first!.properties.scope = 'row';
      }
    }
  };
}
