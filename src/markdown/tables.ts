import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { findElement, findElements, hasTag, isElement } from './html';
import { textOf } from './nodes';

/** Numbers the tables below the same heading. */
function nameTables(tree: Root): void {
  let name = '';
  const used = new Map<string, number>();
  visit(tree, 'element', (node) => {
    if (/^(h[2-6]|figcaption)$/.test(node.tagName)) name = textOf(node).trim();
    if (node.tagName !== 'table') return;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    node.properties.ariaLabel = [name || 'Table', ...(count > 1 ? [count] : [])].join(' ');
  });
}

/**
 * Rehype plugin: gives each table an accessible name, from its caption or the heading above it, and row headers, which Markdown
 * doesn't have. If the first column header is empty, the cells below it become row headers. If all column headers are empty,
 * their row is hidden.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    nameTables(tree);
    for (const table of findElements(tree, hasTag('table'))) {
      const [heads = [], ...rows] = findElements(table, hasTag('tr')).map((row) =>
        row.children.filter(isElement),
      );
      const [corner] = heads;
      if (!corner || corner.children.length > 0) continue;
      corner.tagName = 'td';
      if (heads.every(({ children }) => children.length === 0))
        findElement(table, hasTag('thead'))!.properties.hidden = true;
      for (const [first] of rows) {
        first!.tagName = 'th';
        first!.properties.scope = 'row';
      }
    }
  };
}
