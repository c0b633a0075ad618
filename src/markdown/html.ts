import { blogPostContainerID } from '@docusaurus/utils-common';
import type { Element, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { EXIT, visit } from 'unist-util-visit';

/** A page as a tree. rehype-parse takes three times as long, because it records the position of each tag. */
export const parseHtml = (html: string): Root => fromParse5(parse(html)) as Root;

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/** Whether an element has a class, or one that a CSS module generated from it. */
export const hasClass = ({ properties }: Element, name: string): boolean =>
  [properties.className ?? []]
    .flat()
    .some((each) => each === name || String(each).startsWith(`${name}_`));

export function findElements(node: Nodes, wanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (wanted(element)) found.push(element);
  });
  return found;
}

export function findElement(
  node: Nodes,
  wanted: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element) => {
    if (wanted(element)) found = element;
    return found ? EXIT : undefined;
  });
  return found;
}

export const hasTag =
  (...names: string[]) =>
  (element: Element): boolean =>
    names.includes(element.tagName);

/** The element that holds the text of a documentation page, a post, or any other page. */
export const textPartOf = (page: Root): Element | undefined =>
  findElement(page, (element) => hasClass(element, 'theme-doc-markdown')) ??
  findElement(page, (element) => element.properties.id === blogPostContainerID) ??
  findElement(page, hasTag('main'));

const dropped = new Set([
  'form',
  'header',
  'nav',
  'noscript',
  'progress',
  'script',
  'style',
  'template',
]);
const droppedRoles = new Set(['note', 'status', 'tablist']);
const droppedClasses = ['hash-link', 'sr-only', 'theme-doc-toc-mobile'];

/** A glossary term is a button too, but its words belong to the sentence. */
const isControl = ({ tagName, properties }: Element): boolean =>
  (tagName === 'button' && properties.ariaDescribedBy === undefined) ||
  (tagName === 'input' && properties.type !== 'checkbox');

/** Elements left out of Markdown and search: controls, hints, decoration. Our own have `data-not-content`. */
export const isNotContent = (element: Element): boolean =>
  dropped.has(element.tagName) ||
  isControl(element) ||
  String(element.properties.ariaHidden) === 'true' ||
  droppedRoles.has(String(element.properties.role)) ||
  element.properties.dataNotContent !== undefined ||
  droppedClasses.some((name) => hasClass(element, name));
