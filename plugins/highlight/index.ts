import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { atNode, element, textOf } from '../mdx';
import { highlight, parseMeta } from './highlight';

/**
 * Rehype plugin: turns each code fence into a `<CodeBlock>` whose colors are already in its markup, so that no
 * highlighter is downloaded. An unknown language or option stops the build with file, line, and fix.
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (pre: Element, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const { className = [], metastring } = code.properties;
      const language = /language-(\S+)/.exec(String(className))?.[1] ?? 'text';
      const text = textOf(code).replace(/\n$/, '');
      const block = atNode(file, pre, 'code block', () => {
        // Docusaurus moves the meta string to the properties.
        const { title, numbered, marked } = parseMeta(String(metastring ?? code.data?.meta ?? ''));
        const html = highlight(text, language, marked);
        const lines = String(text.split('\n').length);
        return { html, language, lines, title, numbered: numbered ? 'yes' : undefined };
      });
      parent!.children[index!] = element('CodeBlock', block) as never;
    });
  };
}
