import type { List, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attribute, isJsx, jsxAttribute, jsxElement } from './nodes';

/**
 * Remark plugin: turns the numbered list inside `<Steps id="reset">` into steps with the anchors `reset-1`, `reset-2` …
 * A missing or repeated ID, or anything but one numbered list, stops the build with file, line, and fix.
 */
export function remarkSteps() {
  return (tree: Root, file: VFile): void => {
    const stop = (node: Node, message: string): never =>
      file.fail(message, { place: node.position, source: 'steps' });
    const ids = new Set<string>();
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'Steps') return;
      const id = attribute(node, 'id') ?? '';
      if (!/^[a-z][a-z0-9-]*$/.test(id))
        stop(
          node,
          '<Steps> needs id="…" in lowercase letters, digits, and hyphens. The links to its steps begin with it.',
        );
      if (ids.has(id)) stop(node, `two <Steps> on this page have the ID "${id}". Rename one.`);
      ids.add(id);
      const content = node.children.filter(({ type }) => type !== 'mdxFlowExpression');
      const stray = content.find((child, at) => at > 0 || child.type !== 'list' || !child.ordered);
      if (stray || content.length === 0)
        stop(
          stray ?? node,
          '<Steps> holds one numbered list and nothing else. Indent what belongs to a step by three spaces, and move the rest out of <Steps>.',
        );
      const list = content[0] as List;
      if (list.start !== 1)
        stop(list, `the list in <Steps> starts with ${list.start}. Start with 1.`);
      node.attributes.push(jsxAttribute('count', list.children.length));
      node.children = list.children.map(({ children, position }, at) => {
        const number = at + 1;
        return { ...jsxElement('Step', { id: `${id}-${number}`, number }, children), position };
      }) as typeof node.children;
    });
  };
}
