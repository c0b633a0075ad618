import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

const partsOf = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter((child) => isElement(child, ...names)) as Element[];

const isEmpty = (cell: Element): boolean =>
  cell.children.every((child) => child.type === 'text' && child.value.trim() === '');

/**
 * Rehype plugin: makes row headers, which Markdown doesn't have. If the first header of a table is empty, the cells below
 * it become headers of their rows. If all headers are empty, their row is hidden.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const head = partsOf(table, 'thead')[0];
      const cells = head ? partsOf(head, 'tr').flatMap((row) => partsOf(row, 'th')) : [];
      const corner = cells[0];
      if (!head || !corner || !isEmpty(corner)) return;
      if (cells.every(isEmpty)) head.properties.hidden = true;
      corner.tagName = 'td';
      for (const row of partsOf(table, 'tbody').flatMap((body) => partsOf(body, 'tr'))) {
        const first = partsOf(row, 'td')[0];
        if (!first) continue;
        first.tagName = 'th';
        first.properties = { ...first.properties, scope: 'row' };
      }
    });
  };
}
