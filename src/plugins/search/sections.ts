import type { Nodes, Root } from 'hast';
import { hasClass, isElement, isNotContent, textPartOf } from '../../markdown/html';
import type { Section } from './engine/document';

const headings = /^h[2-4]$/;
const blocks =
  /^(address|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|h[1-6]|hr|legend|li|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/;

/** Between two sentences: the end of one, and a space before what can begin another. */
const sentenceBreak = /(?<=[.!?]['")\]\u201d]?) (?=['"([\u201c]?[\p{Lu}\p{N}])/u;

const tidy = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/**
 * The text of a rendered page, cut at its headings, without controls, drawings, navigation, and tips. The first section is
 * what comes before the first heading.
 */
export function sectionsOf(page: Root): Section[] {
  const sections: Section[] = [{ anchor: '', heading: '', sentences: [] }];
  let block = '';
  const endBlock = () => {
    const text = tidy(block);
    block = '';
    // Links to other questions, whose words belong to those.
    if (text.startsWith('Also asked:')) return;
    const sentences = text.split(sentenceBreak).filter((each) => each && !each.includes(' · '));
    sections.at(-1)!.sentences.push(...sentences);
  };
  const walk = (node: Nodes, isInCard = false): void => {
    if (node.type === 'text') block += node.value;
    if (!isElement(node) || isNotContent(node) || node.tagName === 'svg') return;
    const { tagName, properties } = node;
    const isCard = hasClass(node, 'card-link');
    const isBlock = isCard || isInCard || blocks.test(tagName);
    if (isBlock) endBlock();
    for (const child of node.children) walk(child, isCard);
    if (headings.test(tagName) && properties.id) {
      sections.push({ anchor: String(properties.id), heading: tidy(block), sentences: [] });
      block = '';
    } else if (isBlock) endBlock();
  };
  const part = textPartOf(page);
  // Lists of posts only repeat the posts.
  if (part && (part.tagName !== 'main' || hasClass(part, 'theme-doc-markdown')))
    for (const child of part.children) walk(child);
  endBlock();
  return sections;
}
