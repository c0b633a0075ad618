import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { element, importNode } from '../mdx';
import { highlight, parseMeta, type CodeMeta } from './highlight';

interface HastElement extends Parent {
  tagName: string;
  properties: Record<string, unknown>;
  /** Where Markdown itself keeps what stands behind the language; Docusaurus moves it to the properties. */
  data?: { meta?: string | null };
}

const textOf = (node: Node): string =>
  'value' in node
    ? String(node.value)
    : 'children' in node
      ? (node as Parent).children.map(textOf).join('')
      : '';

/**
 * Rehype plugin: turns each code fence into a `<CodeBlock>` whose colors are already in its markup, so that no
 * highlighter is downloaded. A language or option that is not known stops the build with file, line and cure.
 */
export function rehypeHighlight() {
  return (tree: Parent, file: VFile): void => {
    let used = false;
    visit(tree, 'element', (node: Node, index: number | undefined, parent: Parent | undefined) => {
      const pre = node as HastElement;
      const code = pre.children[0] as HastElement | undefined;
      if (pre.tagName !== 'pre' || code?.tagName !== 'code') return;
      const classes = (code.properties.className ?? []) as string[];
      const language =
        classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
      try {
        const meta: CodeMeta = parseMeta(
          String(code.properties.metastring ?? code.data?.meta ?? ''),
        );
        const text = textOf(code).replace(/\n$/, '');
        const html = highlight(text, language, meta);
        const lines = String(text.split('\n').length);
        used = true;
        const block = element(
          'CodeBlock',
          { html, language, lines, title: meta.title, numbered: meta.numbered ? 'yes' : undefined },
          [],
          false,
        );
        parent!.children.splice(index!, 1, block);
      } catch (error) {
        file.fail(`code block: ${(error as Error).message}`, {
          place: node.position,
          source: 'highlight',
        });
      }
    });
    if (used) tree.children.unshift(importNode('CodeBlock', '@site/src/components/CodeBlock'));
  };
}
