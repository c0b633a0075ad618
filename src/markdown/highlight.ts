import type { Element, Root } from 'hast';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { atNode, escapeHtml, jsxElement, replaceChild, textOf } from './nodes';

/** Languages that pages may use, by their name in the fence. */
const languages =
  `text txt markdown md mdx html xml css json yaml sql diff bash sh powershell http ini toml nginx
  docker dockerfile javascript js jsx typescript ts tsx python go rust ruby java groovy kotlin swift dart solidity`.split(
    /\s+/,
  );

// Grammars that prism-react-renderer doesn't include come from prismjs and add themselves to the global Prism.
Object.assign(globalThis, { Prism });
Prism.languages.mdx = Prism.languages.markdown!;
for (const name of languages)
  if (!Prism.languages[name]) require(`prismjs/components/prism-${name}`);

/** The colors of src/css/content.css, each with the token types it's for. */
const kinds = {
  comment: 'comment prolog doctype cdata',
  keyword: 'keyword boolean important atrule',
  string: 'string char attr-value inserted regex url',
  number: 'number constant symbol variable',
  function: 'function class-name builtin tag',
  property: 'property attr-name parameter key',
  deleted: 'deleted',
};
const colors = new Map(
  Object.entries(kinds).flatMap(([color, types]) => types.split(' ').map((type) => [type, color])),
);

/**
 * Reads the options after the language of a fence: `title="…"`, `{1,3-5}` for highlighted lines, and `parse` for code
 * whose types aren't checked. Throws on anything else.
 */
export function parseMeta(meta: string) {
  const [titled = '', title] = /title="([^"]*)"/.exec(meta) ?? [];
  const [braces = '', ranges] = /\{([\d,\s-]+)\}/.exec(meta) ?? [];
  const words = meta.replace(titled, '').replace(braces, '').split(/\s+/).filter(Boolean);
  const unknown = words.find((word) => word !== 'parse');
  if (unknown)
    throw new Error(
      `"${unknown}" isn't an option of a code block. Use title="…", {1,3-5}, or parse.`,
    );
  const marked = (ranges?.split(',') ?? []).flatMap((range) => {
    const [from = NaN, to = from] = range.split('-').map(Number);
    if (!(from >= 1 && to >= from))
      throw new Error(`{${ranges}} doesn't name lines. Use {1,3-5}, with the lower number first.`);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return {
    title,
    marked: new Set(marked),
    parseOnly: words.includes('parse'),
  };
}

/** The markup of a code block, with a `<span class="line">` for each line. Throws if the language is unknown. */
export function highlight(
  code: string,
  language: string,
  marked: ReadonlySet<number> = new Set(),
): string {
  if (!languages.includes(language))
    throw new Error(
      `"${language}" isn't a language this site highlights. Use one of ${languages.join(', ')}, or add it to src/markdown/highlight.ts.`,
    );
  return normalizeTokens(Prism.tokenize(code, Prism.languages[language]!))
    .map((line, index) => {
      const words = line.map(({ types, content, empty }) => {
        if (empty) return '';
        const color = colors.get(types.findLast((type) => colors.has(type)) ?? '');
        return color
          ? `<span class="token ${color}">${escapeHtml(content)}</span>`
          : escapeHtml(content);
      });
      return `<span class="line${marked.has(index + 1) ? ' marked' : ''}">${words.join('')}\n</span>`;
    })
    .join('');
}

/**
 * Rehype plugin: turns each code fence into a `<CodeBlock>` whose colors are already in its markup, so that no
 * highlighter is downloaded. Refuses an unknown language or option.
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
        const { title, marked } = parseMeta(String(metastring ?? code.data?.meta ?? ''));
        const html = highlight(text, language, marked);
        return { html, language, oneLine: !text.includes('\n'), title };
      });
      if (block) replaceChild(parent, index, [jsxElement('CodeBlock', block)]);
    });
  };
}
