import type { Element, ElementContent, Root, Text } from 'hast';
import type {
  BlockContent,
  DefinitionContent,
  Nodes as MdastNodes,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
// Unlike Turndown, rehype-remark turns a tree into a tree, so escaping and nesting are always right.
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { ContentPage } from '../built-pages';
import { textOf } from '../mdx';
import {
  classesOf,
  find,
  findAll,
  hasClass,
  is,
  isNotContent,
  isElement,
  textPartOf,
  wordsOf,
} from '../built-pages/html';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];
type Result = ReturnType<Handle>;

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
/** A bold line, over what it's the title of. */
const titled = (title: string) => paragraph(strong(text(title)));

const blocks = (state: State, node: Element): (BlockContent | DefinitionContent)[] =>
  state.toFlow(state.all(node)) as (BlockContent | DefinitionContent)[];

/** A box as a quote, with its kind and title in bold. */
function admonition(state: State, node: Element): Result {
  const heading = find(node, (element) => hasClass(element, 'admonitionHeading'));
  const content = find(node, (element) => hasClass(element, 'admonitionContent'));
  const kind = /theme-admonition-(\w+)/.exec(classesOf(node).join(' '))?.[1] ?? 'note';
  const title = heading ? wordsOf(heading) : '';
  const name = kind[0]!.toUpperCase() + kind.slice(1);
  const label = title === '' || title.toLowerCase() === kind ? name : `${name}: ${title}`;
  const children = [titled(label), ...(content ? blocks(state, content) : [])];
  return { type: 'blockquote', children };
}

/** The description of a diagram or drawing, and the source of a diagram. */
function picture(node: Element, svg: Element, sources: readonly string[]): Result {
  const part = (name: string) => {
    const found = find(svg, is(name));
    return found ? textOf(found).trim() : '';
  };
  const title = part('title');
  const caption = find(node, is('figcaption'));
  const more = caption ? wordsOf(caption) : '';
  const kind = hasClass(node, 'diagram') ? 'Diagram' : 'Drawing';
  const keys = findAll(node, is('li')).map((key, at) => `${at + 1}: ${wordsOf(key)}`);
  const words = [part('desc'), ...keys, more === title ? '' : more].filter(Boolean).join(' ');
  const description = paragraph(
    strong(text(`${kind}: ${title}`)),
    text(`${/[.?!]$/.test(title) ? '' : '.'} ${words}`.trimEnd()),
  );
  const source = sources.find((each) => accessibleTitle(each) === title);
  return source ? [description, { type: 'code', lang: 'mermaid', value: source }] : description;
}

const accessibleTitle = (mermaid: string) => /^\s*accTitle: *(.+?) *$/m.exec(mermaid)?.[1];

/** The Mermaid fences of a page's own file, without their indentation. */
export function diagramsOf(page: string): string[] {
  return [...page.matchAll(/^([ \t]*)```mermaid\s*\n([\s\S]*?)^\1```/gm)].map(
    ([, indent, source]) =>
      source!
        .split('\n')
        .map((line) => (line.startsWith(indent!) ? line.slice(indent!.length) : line))
        .join('\n')
        .trimEnd(),
  );
}

function figure(state: State, node: Element, sources: readonly string[]): Result {
  const pre = find(node, is('pre'));
  if (pre) {
    const language = String(node.properties.dataLanguage ?? '') || null;
    const caption = find(node, is('figcaption'));
    const title = caption ? wordsOf(caption) : '';
    const meta = title && title !== language ? `title="${title.replaceAll('"', "'")}"` : null;
    return {
      type: 'code',
      lang: language ?? (meta ? 'text' : null),
      meta,
      value: textOf(find(pre, is('code')) ?? pre).replace(/\n$/, ''),
    };
  }
  const svg = find(node, is('svg'));
  if (svg) return picture(node, svg, sources);
  const caption = find(node, is('figcaption'));
  return underTitle(state, node, caption);
}

/** What is in an element, with one of its parts as the title. */
function underTitle(state: State, node: Element, title: Element | undefined): Result {
  const rest = { ...node, children: node.children.filter((child) => child !== title) };
  return [...(title ? [titled(wordsOf(title))] : []), ...blocks(state, rest)] as Result;
}

/** Cards: a list of links, each with its line. */
function cards(state: State, node: Element): Result {
  const items = findAll(node, (element) => hasClass(element, 'card-link')).map((card) => {
    const title = text(wordsOf(find(card, is('b'))!));
    const link = { type: 'link' as const, url: String(card.properties.href), children: [title] };
    const line = state.all(find(card, is('span'))!) as PhrasingContent[];
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

/** Puts a dot between the parts of a cell that are on lines of their own. */
function separated(cell: Element): ElementContent[] {
  const parts = cell.children.filter((child) => isElement(child) && child.tagName !== 'svg');
  if (!cell.properties.role || parts.length < 2) return cell.children;
  return parts.flatMap((part, at) => (at === 0 ? [part] : [{ type: 'text', value: ' · ' }, part]));
}

/**
 * A copy of an element with only its text, and with full URLs. The colors of code and the shapes of drawings go first,
 * because they are most of the tree of a long page.
 */
function prepare(element: Element, url: string): Element {
  const { tagName } = element;
  if (tagName === 'code') return { ...element, children: [text(textOf(element)) as Text] };
  if (tagName === 'svg')
    return {
      ...element,
      children: element.children.filter((child) => isElement(child) && is('title', 'desc')(child)),
    };
  const properties = { ...element.properties };
  const { href, src } = properties;
  if (typeof href === 'string') properties.href = new URL(href, url).href;
  if (typeof src === 'string') properties.src = new URL(src, url).href;
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'comment') return [];
    if (!isElement(child)) return [child];
    return isNotContent(child) || child.tagName === 'h1' ? [] : [prepare(child, url)];
  });
  const copy: Element = { ...element, properties, children };
  return tagName === 'td' || tagName === 'th' ? { ...copy, children: separated(copy) } : copy;
}

/**
 * The text of a rendered page as Markdown, without its title. What components show becomes what Markdown has: steps a
 * numbered list, tabs headings, boxes quotes, drawings their descriptions.
 *
 * @param page the page, as parseHtml reads it
 * @param url the page's canonical address
 * @param source the page's own Markdown, for the source of its diagrams
 */
export function toMarkdown(page: Root, url: string, source = ''): string {
  const part = textPartOf(page);
  if (!part)
    throw new Error(
      'the page has no text part. Has the theme changed? Correct textPartOf in plugins/built-pages/html.ts.',
    );
  const diagrams = diagramsOf(source);
  const handlers: Record<string, Handle> = {
    button: (state, node: Element) => state.all(node) as Result,
    details: (state, node: Element) => underTitle(state, node, find(node, is('summary'))),
    div,
    figure: (state, node: Element) => figure(state, node, diagrams),
    svg: () => undefined,
    sup: (state, node: Element) => [text('^'), ...state.all(node)] as Result,
  };
  const root: Root = { type: 'root', children: [prepare(part, url)] };
  const processor = unified()
    .use(rehypeRemark, { handlers })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-' });
  const tree = processor.runSync(root) as unknown as { type: 'root'; children: RootContent[] };
  tidy(tree);
  return processor.stringify(tree as never);
}

/** Removes empty paragraphs, and moves a space at the end of bold text out of it. */
function tidy(node: MdastNodes): void {
  if (!('children' in node)) return;
  node.children.forEach(tidy);
  node.children = (node.children as MdastNodes[]).flatMap((child): MdastNodes[] => {
    if (child.type === 'paragraph' && child.children.length === 0) return [];
    if (child.type !== 'strong' && child.type !== 'emphasis') return [child];
    const last = child.children.at(-1);
    if (!last) return [];
    if (last.type !== 'text' || !last.value.endsWith(' ')) return [child];
    last.value = last.value.trimEnd();
    return [child, { type: 'text', value: ' ' }];
  }) as typeof node.children;
}

/** A page as one file: what it says of itself, its title, its text. */
export function markdownFile(page: ContentPage, body: string): string {
  const { title, description, url, published: date, kind, status, checked, sources } = page;
  const fields = Object.entries({
    title,
    description,
    url,
    date,
    status: kind === 'doc' ? status : undefined,
    checked,
    replaced_by: page.replacedBy,
    sources,
  });
  const header = fields.flatMap(([name, value]) => {
    if (Array.isArray(value))
      return [`${name}:`, ...value.map((each) => `  - ${JSON.stringify(each)}`)];
    return value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`];
  });
  return `---\n${header.join('\n')}\n---\n\n# ${title}\n\n${body}`;
}
