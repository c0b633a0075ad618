import type { Root } from 'hast';
import { findElement, findElements, hasClass, hasTag } from './html';
import { textOf } from './nodes';

/** Rehype plugin: labels the checkbox of each task list item with the text of the item. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    for (const item of findElements(tree, (element) => hasClass(element, 'task-list-item')))
      findElement(item, hasTag('input'))!.properties.ariaLabel = textOf(item).trim();
  };
}
