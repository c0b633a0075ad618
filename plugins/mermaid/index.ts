import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { atNode, element } from '../mdx';
import { renderDiagram } from './render';

/**
 * Remark plugin: draws ```mermaid fences as inline SVG at build time, so that readers download no diagram library.
 * A diagram without `accTitle:` and `accDescr:`, or one that can't be drawn, stops the build with file, line, and fix.
 */
export function remarkMermaid() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid') return;
      count += 1;
      const diagram = atNode(file, node, 'diagram', () =>
        renderDiagram(node.value, `diagram-${count}`),
      );
      parent!.children[index!] = element('Diagram', diagram) as never;
    });
  };
}
