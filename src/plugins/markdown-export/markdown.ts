import type { Element, ElementContent, Root } from 'hast';
import type { BlockContent, DefinitionContent, Paragraph, PhrasingContent } from 'mdast';
// Unlike Turndown, rehype-remark turns a tree into a tree, so escaping and nesting are always right.
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import type { ContentPage } from '../post-build/pages';
import { textOf } from '../../markdown/nodes';
import {
  findElement,
  findElements,
  hasClass,
  hasTag,
  isNotContent,
  isElement,
  textPartOf,
} from '../../markdown/html';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];
type Result = ReturnType<Handle>;

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

/** The text of an element in one line, with a space after a heading in it. */
const wordsOf = (node: Element): string =>
  node.children
    .map((child) =>
      isElement(child) && /^h\d$/.test(child.tagName) ? `${textOf(child)} ` : textOf(child),
    )
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** The words of the first element with this name. */
function wordsIn(node: Element, name: string): string {
  const found = findElement(node, hasTag(name));
  return found ? wordsOf(found) : '';
}

const blocks = (state: State, node: Element): (BlockContent | DefinitionContent)[] =>
  state.toFlow(state.all(node)) as (BlockContent | DefinitionContent)[];

/** A box as a quote, with its kind and title in bold. */
function admonition(state: State, node: Element): Result {
  const title = wordsOf(findElement(node, (element) => hasClass(element, 'admonitionHeading'))!);
  const content = findElement(node, (element) => hasClass(element, 'admonitionContent'));
  const [, kind = 'note'] = /theme-admonition-(\w+)/.exec(String(node.properties.className)) ?? [];
  const name = kind[0]!.toUpperCase() + kind.slice(1);
  const label = title.toLowerCase() === kind ? name : `${name}: ${title}`;
  const children = [paragraph(strong(label)), ...(content ? blocks(state, content) : [])];
  return { type: 'blockquote', children };
}

/** The description of a diagram or drawing. */
function picture(node: Element, svg: Element): Result {
  const title = wordsIn(svg, 'title');
  const caption = wordsIn(node, 'figcaption');
  const kind = hasClass(node, 'diagram') ? 'Diagram' : 'Drawing';
  const keys = findElements(node, hasTag('li')).map((key, at) => `${at + 1}: ${wordsOf(key)}`);
  const words = [wordsIn(svg, 'desc'), ...keys, caption === title ? '' : caption].filter(Boolean);
  return paragraph(
    strong(`${kind}: ${title}`),
    text(`${/[.?!]$/.test(title) ? '' : '.'} ${words.join(' ')}`.trimEnd()),
  );
}

function figure(state: State, node: Element): Result {
  const [pre, svg] = [findElement(node, hasTag('pre')), findElement(node, hasTag('svg'))];
  if (pre) {
    const lang = String(node.properties.dataLanguage);
    const title = wordsIn(node, 'figcaption');
    const meta = title && title !== lang ? `title="${title.replaceAll('"', "'")}"` : null;
    return { type: 'code', lang, meta, value: textOf(pre).replace(/\n$/, '') };
  }
  return svg
    ? picture(node, svg)
    : underTitle(state, node, findElement(node, hasTag('figcaption')));
}

/** A folded part, open. Its summary may have a heading. */
function details(state: State, node: Element): Result {
  const summary = findElement(node, hasTag('summary'));
  const heading = summary && findElement(summary, hasTag('h2'));
  if (!heading) return underTitle(state, node, summary);
  const children = node.children.map((child) => (child === summary ? heading : child));
  return blocks(state, { ...node, children }) as Result;
}

/** What is in an element, with one of its parts as the title. */
function underTitle(state: State, node: Element, title: Element | undefined): Result {
  const rest = { ...node, children: node.children.filter((child) => child !== title) };
  return [...(title ? [paragraph(strong(wordsOf(title)))] : []), ...blocks(state, rest)] as Result;
}

/** Cards: a list of links, each with its line. */
function cards(state: State, node: Element): Result {
  const items = findElements(node, (element) => hasClass(element, 'card-link')).map((card) => {
    const title = text(wordsOf(findElement(card, hasTag('b'))!));
    const link = {
      type: 'link' as const,
      url: state.resolve(String(card.properties.href)),
      children: [title],
    };
    const line = state.all(findElement(card, hasTag('span'))!) as PhrasingContent[];
    return { type: 'listItem' as const, children: [paragraph(link, text(': '), ...line)] };
  });
  return { type: 'list', ordered: false, spread: false, children: items };
}

function div(state: State, node: Element): Result {
  if (hasClass(node, 'cards')) return cards(state, node);
  if (hasClass(node, 'theme-admonition')) return admonition(state, node);
  if (node.properties.role === 'heading') {
    return {
      type: 'heading',
      depth: Number(node.properties.ariaLevel ?? 4) as 4,
      children: [text(wordsOf(node))],
    };
  }
  return state.toFlow(state.all(node)) as Result;
}

/** A copy of an element with only its content. The colors of code go first, because they're most of the tree of a long page. */
function contentOf(element: Element): Element {
  if (hasTag('code')(element))
    return { ...element, children: [{ type: 'text', value: textOf(element) }] };
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (!isElement(child) || isNotContent(child) || child.tagName === 'h1') return [];
    return [contentOf(child)];
  });
  return { ...element, children };
}

/**
 * The text of a rendered page as Markdown, without its title. What components show becomes what Markdown has: steps a
 * numbered list, tabs headings, boxes quotes, drawings their descriptions.
 *
 * @param page the page, as parseHtml reads it
 * @param url the page's canonical address
 */
export function toMarkdown(page: Root, url: string): string {
  const part = textPartOf(page);
  if (!part)
    throw new Error(
      'the page has no text part. Has the theme changed? Correct textPartOf in src/markdown/html.ts.',
    );
  const handlers: Record<string, Handle> = {
    details,
    div,
    figure,
    sup: (state, node: Element) => [text('^'), ...state.all(node)] as Result,
  };
  const base: Element = {
    type: 'element',
    tagName: 'base',
    properties: { href: url },
    children: [],
  };
  const root: Root = { type: 'root', children: [base, contentOf(part)] };
  const processor = unified()
    .use(rehypeRemark, { handlers })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-' });
  return processor.stringify(processor.runSync(root) as never);
}

/** A page as a Markdown file: front matter, title, and text. */
export function markdownFile(page: ContentPage, body: string): string {
  const { title, description, url, published: date, kind, status, checked, sources } = page;
  const header = stringify(
    {
      title,
      description,
      url,
      date,
      status: kind === 'doc' ? status : undefined,
      checked,
      replaced_by: page.replacedBy,
      sources,
    },
    { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 },
  );
  return `---\n${header}---\n\n# ${title}\n\n${body}`;
}
