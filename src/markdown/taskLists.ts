import type { Root } from 'hast';
import { find, findAll, hasClass, is } from './html';
import { textOf } from './nodes';

/** Rehype plugin: labels the checkbox of each task list item with the text of the item. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    for (const item of findAll(tree, (element) => hasClass(element, 'task-list-item')))
      find(item, is('input'))!.properties.ariaLabel = textOf(item).trim();
  };
}
