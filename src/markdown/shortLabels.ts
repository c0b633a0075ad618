import type { Root } from 'hast';
import { findElements, hasTag } from './html';
import { textOf } from './nodes';

/** Letters of a label that fits into one line of a step on the narrowest phone. */
const longestLabel = 24;

/** Letters of a code, such as `204317 E`, that fits into one line of a table. */
const longestCode = 12;

/** Rehype plugin: marks short labels (`_Settings_`) and codes, so that the stylesheet keeps them in one line. */
export function rehypeLabels() {
  return (tree: Root): void => {
    for (const part of findElements(tree, hasTag('em', 'code'))) {
      const words = textOf(part);
      const isShort =
        part.tagName === 'em'
          ? words.length <= longestLabel
          : words.length <= longestCode && words.includes(' ');
      if (isShort) part.properties.className = ['short'];
    }
  };
}
