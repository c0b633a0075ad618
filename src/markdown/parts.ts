import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Link, List, ListItem, Paragraph, Root } from 'mdast';
import type { Processor } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { partsFolder } from '../pages-schema/parts';
import { remarkFacts } from './macros';
import { atNode, attribute, isJsx, lookup, replaceChild, type JsxElement } from './nodes';

type Part = List | Paragraph;

const stop = (file: VFile, node: Node | undefined, message: string): never =>
  file.fail(message, { place: node?.position, source: 'parts' });

const isPart = (node: Node): node is JsxElement => isJsx(node) && node.name === 'Part';

/** Checks a part. @returns its list or paragraph */
function contentOf(tree: Root, file: VFile): Part {
  const [content, ...rest] = tree.children.filter(({ type }) => type !== 'mdxFlowExpression');
  const isList = content?.type === 'list' && content.ordered;
  if (!(isList || content?.type === 'paragraph') || rest.length > 0)
    return stop(
      file,
      rest[0] ?? content,
      'a part holds one numbered list or one paragraph, and nothing else. Indent what belongs to a step by three spaces, and move the rest to the pages.',
    );
  if (isList && content.start !== 1)
    stop(file, content, `the list starts with ${content.start}. Start with 1.`);
  visit(tree, (node) => {
    if (node.type === 'containerDirective' && node.name === 'danger')
      stop(
        file,
        node,
        'a part has no danger box. Put the box on the pages, right before the step that uses the part.',
      );
    if (isPart(node))
      stop(file, node, "a part can't use another part. Use both on the page, one after the other.");
    if (node.type === 'link' && !/^(\/|[a-z]+:)/.test((node as Link).url))
      stop(
        file,
        node,
        `"${(node as Link).url}" means something else on each page that uses this part. Write the address of a page, such as /functionyard/lights#purple.`,
      );
  });
  return content;
}

/**
 * Remark plugin: replaces `<Part id="open-case" />` with what docs/_parts/open-case.md holds. An item of a numbered list
 * that's only a `<Part>` becomes the steps of the part; on a line of its own, it becomes the paragraph of the part. On the
 * page, all of it is at the line of the `<Part>`. What's wrong with the part stops the build at the line of the part.
 */
export function remarkParts(
  this: Processor,
  { folder = partsFolder }: { readonly folder?: string } = {},
) {
  const read = (node: JsxElement, page: VFile): Part => {
    const paths = Object.fromEntries(
      readdirSync(folder).map((name) => [name.replace(/\.md$/, ''), join(folder, name)]),
    );
    const id = attribute(node, 'id') ?? '';
    const path = atNode(page, node, '<Part>', () => lookup(paths, id, 'part', 'docs/_parts'));
    const file = new VFile({
      path: relative(process.cwd(), path),
      value: readFileSync(path, 'utf8'),
    });
    const tree = this.parse(file) as Root;
    const content = contentOf(tree, file);
    remarkFacts()(tree, file);
    visit(tree, (each) => {
      each.position = node.position;
    });
    for (const each of content.type === 'list' ? content.children : [content])
      Object.assign((each.data ??= {}), { part: id });
    return content;
  };

  const stepsFor = (item: ListItem, page: VFile): ListItem[] => {
    const [only, ...rest] = item.children;
    if (!only || rest.length > 0 || !isPart(only)) return [item];
    const part = read(only, page);
    return part.type === 'list'
      ? part.children
      : stop(
          page,
          only,
          'this part holds a paragraph. Put the <Part> on a line of its own below the text of a step or outside of the list.',
        );
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
        stop(
          file,
          node,
          "a <Part> can't be in a sentence. Make it an item of a numbered list, or put it on a line of its own.",
        );
      const part = read(node, file);
      if (part.type === 'list')
        stop(
          file,
          node,
          'this part holds steps. Make the <Part> an item of a numbered list, with nothing else in the item.',
        );
      return replaceChild(parent, index, [part]);
    });
  };
}
