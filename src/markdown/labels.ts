import type { Root } from 'hast';
import { findElements, hasTag } from './html';
import { textOf } from './nodes';

/** Letters of a label that fits into one line of a step on the narrowest phone. */
const longest = 24;

/** Rehype plugin: marks short labels (`_Settings_`), so that the stylesheet keeps them in one line. */
export function rehypeLabels() {
  return (tree: Root): void => {
    for (const label of findElements(tree, hasTag('em')))
      if (textOf(label).length <= longest) label.properties.className = ['short'];
  };
}
