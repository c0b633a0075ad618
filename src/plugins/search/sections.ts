import type { Nodes, Root } from 'hast';
import { hasClass, isElement, isNotContent, textPartOf } from '../../markdown/html';
import type { Section } from './engine/document';

const headings = /^h[2-4]$/;
const blocks =
  /^(address|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|h[1-6]|hr|legend|li|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/;
const listed = /^(dd|li|td|th)$/;

const tidy = (text: string): string =>
  text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/^(?: ?·)+ | (?:· ?)+$/g, '')
    .replace(/(?: ·)+(?= ·)/g, '')
    .trim();

/**
 * The text of a rendered page, cut at its headings, without controls, drawings, navigation, and tips. The first section is
 * what comes before the first heading.
 */
export function sectionsOf(page: Root): Section[] {
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }];
  const walk = (node: Nodes, isInCard = false): void => {
    const section = sections.at(-1)!;
    if (node.type === 'text') section.text += node.value;
    if (!isElement(node) || isNotContent(node) || node.tagName === 'svg') return;
    const { tagName, properties } = node;
    const anchor = headings.test(tagName) && String(properties.id ?? '');
    const isCard = hasClass(node, 'card-link');
    const isBlock = isInCard || blocks.test(tagName);
    if (anchor) sections.push({ anchor, heading: '', text: '' });
    else if (isCard || listed.test(tagName)) section.text += ' · ';
    else if (isBlock) section.text += ' ';
    for (const child of node.children) walk(child, isCard);
    const last = sections.at(-1)!;
    if (anchor) {
      last.heading = tidy(last.text);
      last.text = '';
    } else if (isBlock) last.text += ' ';
  };
  const part = textPartOf(page);
  // Lists of posts only repeat the posts.
  if (part && (part.tagName !== 'main' || hasClass(part, 'theme-doc-markdown')))
    for (const child of part.children) walk(child);
  return sections.map(({ text, ...section }) => ({ ...section, text: tidy(text) }));
}
