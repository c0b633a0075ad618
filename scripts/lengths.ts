/** How much a reader has to read on a page, to see where one has grown. Nothing fails because of it. */
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsx, partOf } from '../src/markdown/nodes';
import { childrenOf, isComponent, splitWords, visibleText } from './voice';

export interface Lengths {
  /** Words of the common path: the first tab of each choice, without tables of what to do when, collapsed text, and code. */
  words: number;
  /** Steps of more than 60 words. A step of a part is at the line of its `<Part>`. */
  longSteps: { line: number; words: number; part?: string | undefined }[];
}

const isTroubleTable = (node: Nodes) =>
  node.type === 'table' && /^you see/i.test(visibleText(node.children[0]!.children[0]!));

/** The words of a node on the common path. */
function countWords(node: Nodes): number {
  if (['paragraph', 'heading', 'tableCell'].includes(node.type))
    return splitWords(visibleText(node)).length;
  if (node.type === 'code' || isTroubleTable(node)) return 0;
  if (isComponent(node, 'details', 'Drawing', 'SaveGuide')) return 0;
  const children = childrenOf(node);
  const firstTab = children.find((child) => isComponent(child, 'TabItem'));
  return children
    .filter((child) => child === firstTab || !isComponent(child, 'TabItem'))
    .reduce((sum, child) => sum + countWords(child), 0);
}

/** Takes the tree after parts and src/data have been filled in. */
export function lengthsOf(tree: Root): Lengths {
  const longSteps: Lengths['longSteps'] = [];
  visit(tree, (node) => {
    if (!isJsx(node) || node.name !== 'Step') return;
    const words = countWords(node);
    if (words > 60) longSteps.push({ line: node.position!.start.line, words, part: partOf(node) });
  });
  return { words: countWords(tree), longSteps };
}
