import type { Nodes, Root } from 'hast';
import { hasClass, isElement, isNotContent, textPartOf } from '../../markdown/html';

/** The text under one heading, or above the first heading of the page. */
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

const tidy = (text: string): string =>
  text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/^(?: ?·)+ | (?:· ?)+$/g, '')
    .replace(/(?: ·)+(?= ·)/g, '')
    .trim();

/**
 * The text of a rendered page, cut at its headings; without controls, drawings, navigation, and tips. The first section has no
 * heading and stands for the page.
 */
export function sectionsOf(page: Root): Section[] {
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }];
  const walk = (node: Nodes): void => {
    const section = sections.at(-1)!;
    if (node.type === 'text') section.text += node.value;
    if (!isElement(node) || isNotContent(node) || node.tagName === 'svg') return;
    const { tagName, properties } = node;
    const anchor = headings.test(tagName) && String(properties.id ?? '');
    if (anchor) sections.push({ anchor, heading: '', text: '' });
    else if (separated.test(tagName)) section.text += ' · ';
    else if (blocks.test(tagName)) section.text += ' ';
    node.children.forEach(walk);
    const last = sections.at(-1)!;
    if (anchor) {
      last.heading = tidy(last.text);
      last.text = '';
    } else if (blocks.test(tagName)) last.text += ' ';
  };
  const part = textPartOf(page);
  // Lists of posts only repeat them.
  if (part && (part.tagName !== 'main' || hasClass(part, 'theme-doc-markdown')))
    part.children.forEach(walk);
  return sections.map(({ text, ...section }) => ({ ...section, text: tidy(text) }));
}
