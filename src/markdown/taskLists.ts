import type { Root } from 'hast';
import { find, findAll, hasClass, is } from './html';
import { textOf } from './nodes';

/** Rehype plugin: names the box of each item in a task list by the words of the item. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    for (const item of findAll(tree, (element) => hasClass(element, 'task-list-item')))
      find(item, is('input'))!.properties.ariaLabel = textOf(item).trim();
  };
}
