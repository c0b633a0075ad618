import type { Root } from 'hast';
import { find, findAll, is, isElement } from './html';

/**
 * Rehype plugin: makes row headers, which Markdown doesn't have. If the first header of a table is empty, the cells below
 * it become headers of their rows. If all headers are empty, their row is hidden.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    for (const table of findAll(tree, is('table'))) {
      const [heads = [], ...rows] = findAll(table, is('tr')).map((row) =>
        row.children.filter(isElement),
      );
      const [corner] = heads;
      if (!corner || corner.children.length > 0) continue;
      corner.tagName = 'td';
      if (heads.every(({ children }) => children.length === 0))
        find(table, is('thead'))!.properties.hidden = true;
      for (const [first] of rows) {
        first!.tagName = 'th';
        first!.properties.scope = 'row';
      }
    }
  };
}
