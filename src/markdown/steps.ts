import { createHash } from 'node:crypto';
import type { List, ListItem, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attribute, isJsx, jsxAttribute, jsxElement, nameOf, partOf, refuse } from './nodes';

function takeName({ children: [first] }: ListItem): string | undefined {
  if (first?.type !== 'paragraph') return undefined;
  const name = nameOf(first);
  if (name) first.children.pop();
  return name;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** A step as text that changes whenever its words, links, or components do. */
const contentOf = ({ children }: ListItem): string =>
  JSON.stringify(children, (key, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value,
  );

/**
 * What a step's tick is stored by: its name or the hash of its content. Where two steps of a list are the same, the hash has
 * everything before them in it, too. So a tick may get lost when a list changes, but it never moves to another step.
 */
function tickKeys(items: readonly ListItem[], names: readonly (string | undefined)[]): string[] {
  const contents = items.map(contentOf);
  return contents.map((content, at) => {
    const isUnique = contents.indexOf(content) === contents.lastIndexOf(content);
    return names[at] ?? hash(isUnique ? content : JSON.stringify(contents.slice(0, at + 1)));
  });
}

/**
 * Remark plugin: turns the numbered list inside `<Steps id="reset">` into steps. A step's name is its anchor. The
 * page begins with the reader's place in it. Refuses a missing or repeated ID of a list, and anything but one numbered list.
 */
export function remarkSteps() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<string>();
    // By a list that's in no tab: readers may have chosen another one.
    let isExplained = false;
    /** The steps of parts that have an anchor already. */
    const anchored = new Set<string>();

    /** The anchor of a step: its name, unless the same step of a part is on the page already. */
    const anchorOf = (item: ListItem, name: string | undefined) => {
      if (!name) return undefined;
      if (/-\d+$/.test(name))
        refuse(
          file,
          item,
          `the name "${name}" ends in a number, as if it were the place of the step. Use words.`,
        );
      const part = partOf(item);
      const step = `${part}#${name}`;
      if (part && anchored.has(step)) return undefined;
      anchored.add(step);
      return name;
    };

    visit(tree, (node, _, parent) => {
      if (!isJsx(node) || node.name !== 'Steps') return undefined;
      const id = attribute(node, 'id') ?? '';
      if (!/^[a-z][a-z0-9-]*$/.test(id))
        refuse(
          file,
          node,
          '<Steps> needs id="…" in lowercase letters, digits, and hyphens. Readers\' ticks are stored by it.',
        );
      if (ids.has(id))
        refuse(file, node, `two <Steps> on this page have the ID "${id}". Rename one.`);
      ids.add(id);
      const content = node.children.filter(({ type }) => type !== 'mdxFlowExpression');
      const stray = content.find((child, at) => at > 0 || child.type !== 'list' || !child.ordered);
      if (stray || content.length === 0)
        return refuse(
          file,
          stray ?? node,
          '<Steps> holds one numbered list and nothing else. Indent what belongs to a step by three spaces, and move the rest out of <Steps>.',
        );
      const list = content[0] as List;
      if (list.start !== 1)
        refuse(file, list, `the list in <Steps> starts with ${list.start}. Start with 1.`);
      const names = list.children.map(takeName);
      const keys = tickKeys(list.children, names);
      node.attributes.push(jsxAttribute('keys', keys.join(' ')));
      if (!isExplained) node.attributes.push(jsxAttribute('explained', true));
      isExplained ||= !(parent && isJsx(parent) && parent.name === 'TabItem');
      node.children = list.children.map((item, at) => {
        const attributes = {
          id: anchorOf(item, names[at]),
          tick: keys[at],
          number: String(at + 1),
        };
        const { position, data, children } = item;
        return { ...jsxElement('Step', attributes, children), position, data };
      }) as typeof node.children;
      return undefined;
    });
    if (ids.size > 0)
      tree.children.unshift(jsxElement('ContinueGuide', {}) as (typeof tree.children)[0]);
  };
}
