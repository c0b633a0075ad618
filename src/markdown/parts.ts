import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Link, List, ListItem, Paragraph, Root } from 'mdast';
import type { Processor } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { partsFolder } from '../pages-schema/parts';
import { remarkFacts } from './macros';
import { atNode, attribute, isJsx, lookup, refuse, replaceChild, type JsxElement } from './nodes';

type Part = List | Paragraph;

const isPart = (node: Node): node is JsxElement => isJsx(node) && node.name === 'Part';

/** Checks a part. @returns its numbered list, or its paragraph with the bullets below it, if it has one of them */
function contentOf(tree: Root, file: VFile): readonly Part[] | undefined {
  const content = tree.children.filter(({ type }) => type !== 'mdxFlowExpression');
  const [first, second, third] = content;
  const isList = first?.type === 'list' && first.ordered;
  const hasBullets = first?.type === 'paragraph' && second?.type === 'list' && !second.ordered;
  const astray = hasBullets ? third : second;
  if (!(isList || first?.type === 'paragraph') || astray)
    return refuse(
      file,
      astray ?? first,
      'a part holds one numbered list or one paragraph, which can have bullets below it, and nothing else. Indent what belongs to a step by three spaces, and move the rest to the pages.',
    );
  if (isList && first.start !== 1)
    refuse(file, first, `the list starts with ${first.start}. Start with 1.`);
  visit(tree, (node) => {
    if (node.type === 'containerDirective' && node.name === 'danger')
      refuse(
        file,
        node,
        'a part has no danger box. Put the box on the pages, right before the step that uses the part.',
      );
    if (isPart(node))
      refuse(
        file,
        node,
        "a part can't use another part. Use both on the page, one after the other.",
      );
    if (node.type === 'link' && !/^(\/|[a-z]+:)/.test((node as Link).url))
      refuse(
        file,
        node,
        `"${(node as Link).url}" means something else on each page that uses this part. Write the address of a page, such as /functionyard/lights#purple.`,
      );
  });
  return content as Part[];
}

/**
 * Remark plugin: replaces `<Part id="open-case" />` with what docs/_parts/open-case.md holds. An item of a numbered list
 * that's only a `<Part>` becomes the steps of the part; on a line of its own, it becomes the paragraph of the part, with its
 * bullets. On the page, all of it is at the line of the `<Part>`. What's wrong with the part is refused at the line of the part.
 */
export function remarkParts(
  this: Processor,
  { folder = partsFolder }: { readonly folder?: string } = {},
) {
  const read = (node: JsxElement, page: VFile): readonly Part[] | undefined => {
    const paths = Object.fromEntries(
      readdirSync(folder).map((name) => [name.replace(/\.md$/, ''), join(folder, name)]),
    );
    const id = attribute(node, 'id') ?? '';
    const path = atNode(page, node, '<Part>', () => lookup(paths, id, 'part', 'docs/_parts'));
    if (!path) return undefined;
    const file = new VFile({
      path: relative(process.cwd(), path),
      value: readFileSync(path, 'utf8'),
    });
    const tree = this.parse(file) as Root;
    const content = contentOf(tree, file);
    remarkFacts()(tree, file);
    page.messages.push(...file.messages);
    if (!content || file.messages.length > 0) return undefined;
    visit(tree, (each) => {
      each.position = node.position;
    });
    for (const each of content[0]?.type === 'list' ? content[0].children : content)
      Object.assign((each.data ??= {}), { part: id });
    return content;
  };

  const stepsFor = (item: ListItem, page: VFile): ListItem[] => {
    const [only, ...rest] = item.children;
    if (!only || rest.length > 0 || !isPart(only)) return [item];
    const [part] = read(only, page) ?? [];
    if (part?.type === 'list') return part.children;
    if (part)
      refuse(
        page,
        only,
        'this part holds a paragraph. Put the <Part> on a line of its own below the text of a step or outside of the list.',
      );
    return [];
  };

  return (tree: Root, file: VFile): void => {
    if (dirname(resolve(file.path)) === folder) {
      contentOf(tree, file);
      return;
    }
    visit(tree, 'list', (list) => {
      if (list.ordered) list.children = list.children.flatMap((item) => stepsFor(item, file));
    });
    visit(tree, (node, index, parent) => {
      if (!isPart(node)) return undefined;
      if (node.type === 'mdxJsxTextElement')
        return refuse(
          file,
          node,
          "a <Part> can't be in a sentence. Make it an item of a numbered list, or put it on a line of its own.",
        );
      const part = read(node, file);
      if (part?.[0]?.type === 'list')
        return refuse(
          file,
          node,
          'this part holds steps. Make the <Part> an item of a numbered list, with nothing else in the item.',
        );
      return part && replaceChild(parent, index, part);
    });
  };
}
