import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { element, importNode, isJsx, type JsxElement } from '../mdx';

interface ListNode extends Parent {
  type: 'list';
  ordered?: boolean | null;
  start?: number | null;
}

function fail(file: VFile, node: Node, message: string): never {
  return file.fail(message, { place: node.position, source: 'steps' });
}

const idOf = (node: JsxElement): string | undefined => {
  const value = node.attributes.find((attribute) => attribute.name === 'id')?.value;
  return typeof value === 'string' ? value : undefined;
};

const isList = (node: Node): node is ListNode => node.type === 'list';

const isComment = (node: Node) => node.type === 'mdxFlowExpression';

/** The one ordered list inside `<Steps>`, or a message that says where the list ends by mistake. */
function listOf(steps: JsxElement, file: VFile): ListNode {
  const content = steps.children.filter((child) => !isComment(child));
  const list = content[0];
  if (content.length === 0 || !list) {
    return fail(
      file,
      steps,
      '<Steps> is empty. Put one numbered list between its tags, with a blank line before and after.',
    );
  }
  const stray = isList(list) && list.ordered ? content[1] : list;
  if (stray) {
    return fail(
      file,
      stray,
      '<Steps> holds one numbered list and nothing else. Indent what belongs to a step by three blanks, and move the rest out of <Steps>.',
    );
  }
  const { start } = list as ListNode;
  if (typeof start === 'number' && start !== 1) {
    return fail(
      file,
      list,
      `the list in <Steps> starts with ${start}. Start with 1: the step links count from there.`,
    );
  }
  return list as ListNode;
}

/**
 * Remark plugin: turns the numbered list inside `<Steps id="reset">` into steps with the anchors `reset-1`, `reset-2` …
 * A missing or repeated id, or anything but one numbered list, stops the build with file, line and cure.
 */
export function remarkSteps() {
  return (tree: Parent, file: VFile): void => {
    const taken = new Set<string>();
    const all: JsxElement[] = [];
    visit(tree, (node: Node) => {
      if (!isJsx(node)) return;
      if (node.name === 'Steps') all.push(node);
      else if (idOf(node)) taken.add(idOf(node)!);
    });
    const names = new Set<string>();
    for (const steps of all) {
      const id = idOf(steps);
      if (!id || !/^[a-z][a-z0-9-]*$/.test(id)) {
        fail(
          file,
          steps,
          '<Steps> needs id="…", in small letters, digits and hyphens: its steps get their links and keep their ticks by it.',
        );
      }
      if (names.has(id))
        fail(file, steps, `two <Steps> on this page have the id "${id}". Give each its own.`);
      names.add(id);
      const list = listOf(steps, file);
      steps.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'count',
        value: String(list.children.length),
      });
      steps.children = list.children.map((item, index) => {
        const number = String(index + 1);
        const anchor = `${id}-${number}`;
        if (taken.has(anchor))
          fail(
            file,
            item,
            `the id "${anchor}" stands twice on this page. Rename <Steps id="${id}">.`,
          );
        taken.add(anchor);
        return {
          ...element('Step', { id: anchor, number }, (item as Parent).children, false),
          position: item.position,
        };
      });
    }
    if (all.length > 0)
      tree.children.unshift(importNode('Step', '@site/src/components/Steps/Step'));
  };
}
