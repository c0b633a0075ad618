import type { Literal, Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { element } from '../mdx';
import { renderDiagram } from './render';

/**
 * Remark plugin: draws ```mermaid fences as inline SVG at build time, so that a reader downloads no diagram library.
 * Each diagram opens with `accTitle:` and `accDescr:`; one that lacks them, or cannot be drawn, stops the build with
 * file, line and cause.
 */
export function remarkMermaid() {
  return (tree: Parent, file: VFile): void => {
    let count = 0;
    visit(tree, 'code', (node: Node, index: number | undefined, parent: Parent | undefined) => {
      const fence = node as Literal & { lang?: string; value: string };
      if (fence.lang !== 'mermaid') return;
      try {
        count += 1;
        const { svg, title } = renderDiagram(fence.value, `diagram-${count}`);
        const figure = element('Diagram', { svg, title }, [], false);
        parent!.children.splice(index!, 1, figure);
      } catch (error) {
        file.fail(`diagram: ${(error as Error).message}`, {
          place: node.position,
          source: 'mermaid',
        });
      }
    });
  };
}
