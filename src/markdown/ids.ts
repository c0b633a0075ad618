import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attribute, isJsx, nameOf, refuse, textOf } from './nodes';

/** Remark plugin: refuses a heading or step whose ID another one has, because links lead to the first of them. */
export function remarkIds() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<string>();
    const slugger = createSlugger();
    visit(tree, (node) => {
      let id: string | undefined;
      if (node.type === 'heading') id = nameOf(node) ?? slugger.slug(textOf(node));
      else if (isJsx(node) && node.name === 'Step') id = attribute(node, 'id');
      if (!id) return;
      if (ids.has(id))
        refuse(
          file,
          node,
          `another heading or step of this page has the ID "${id}", so links lead to the first of them. Rename one.`,
        );
      ids.add(id);
    });
  };
}
