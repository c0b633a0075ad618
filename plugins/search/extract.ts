import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What stands under one heading; the first section of a page is what stands above all headings. */
export interface Section {
  /** Id of the heading; empty for the start of the page. */
  anchor: string;
  heading: string;
  text: string;
}

const headings = /^h[2-4]$/;
const blocks =
  /^(address|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|h[1-6]|hr|legend|li|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/;
const separated = /^(dd|li|td|th)$/;
const skipped = new Set([
  'header',
  'input',
  'nav',
  'noscript',
  'progress',
  'script',
  'style',
  'svg',
]);
const skippedRoles = new Set(['note', 'status', 'tablist']);
const skippedClasses = /(^|\s)(hash-link|sr-only|theme-doc-toc-mobile)(\s|$)/;

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

const isText = (element: Element): boolean =>
  attribute(element, 'id') === '__blog-post-container' ||
  /\btheme-doc-markdown\b/.test(attribute(element, 'class') ?? '');

function isSkipped(element: Element): boolean {
  return (
    skipped.has(element.tagName) ||
    // A glossary term is a button too, but its words belong to the sentence.
    (element.tagName === 'button' && attribute(element, 'aria-describedby') === undefined) ||
    // Our own components mark what stands beside the text of a page.
    attribute(element, 'data-beside') !== undefined ||
    skippedRoles.has(attribute(element, 'role') ?? '') ||
    skippedClasses.test(attribute(element, 'class') ?? '')
  );
}

function find(node: Node, wanted: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && wanted(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

const tidy = (text: string): string =>
  text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/^(?: ?·)+ | (?:· ?)+$/g, '')
    .replace(/(?: ·)+(?= ·)/g, '')
    .trim();

/** The text of a rendered page, cut at its headings; without what is not text: controls, drawings, navigation, tips. */
export function sectionsOf(html: string): Section[] {
  const article = find(parse(html), isText);
  if (!article) return [];
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }];
  const walk = (node: Node): void => {
    const section = sections.at(-1)!;
    if ('value' in node) section.text += node.value;
    if (!isElement(node) || isSkipped(node)) return;
    const anchor = headings.test(node.tagName) && attribute(node, 'id');
    if (anchor) sections.push({ anchor, heading: '', text: '' });
    else if (separated.test(node.tagName)) section.text += ' · ';
    else if (blocks.test(node.tagName)) section.text += ' ';
    node.childNodes.forEach(walk);
    const last = sections.at(-1)!;
    if (anchor) {
      last.heading = tidy(last.text);
      last.text = '';
    } else if (blocks.test(node.tagName)) last.text += ' ';
  };
  article.childNodes.forEach(walk);
  return sections
    .map(({ text, ...section }) => ({ ...section, text: tidy(text) }))
    .filter(({ anchor, text }) => anchor !== '' || text !== '');
}
