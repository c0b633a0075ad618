import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
// By path, because the package exports an `import` entry only and the configuration is loaded with `require`.
import { renderMermaidSVG } from '../../node_modules/beautiful-mermaid/dist/index.js';
import { parseHtml } from './html';
import { atNode, escapeHtml, jsxElement, replaceChild, textOf } from './nodes';

const kinds = /^(flowchart|graph|sequenceDiagram|stateDiagram-v2|classDiagram|erDiagram)\b/;

/** The renderer's text of 13 px becomes about as large as that of the page. */
const scale = 1.18;

/** As in `A[Phone]`, `B("Blox")`, `C{At home?}`, and `-->|sends|`. */
const inBrackets = /[[({|]"?([^[\](){}|"]*\w[^[\](){}|"]*)"?[\])}|]/;
/** As in `A->>B: sends`, but not in `a:::style`. */
const afterColon = /(?<!:):(?!:)(.+)$/;
/** As in `participant A as Phone`. */
const afterAs = /\bas (.+)$/;
/** One pattern, because what a label contains isn't another label. */
const labels = new RegExp(
  [inBrackets, afterColon, afterAs].map(({ source }) => source).join('|'),
  'g',
);

const withoutSpaces = (label: string) => label.replace(/[\s"]/g, '');

/** The renderer silently drops what it can't place, so every label must be in its output. */
function checkStatements(lines: string[], svg: string): void {
  const drawn = withoutSpaces(textOf(parseHtml(svg)));
  for (const line of lines) {
    if (/(?:->|>>|---|==>|--[xo])$/.test(line))
      throw new Error(`"${line}" points at nothing. Name the node it leads to.`);
    for (const [, ...parts] of line.matchAll(labels)) {
      const label = parts.find(Boolean)!.trim();
      if (!drawn.includes(withoutSpaces(label)))
        throw new Error(
          `"${label}" of "${line}" isn't in the picture. Give a node its label where it's first named, and an arrow its label without a space, as in A[Phone] -->|sends| B.`,
        );
    }
  }
}

/**
 * Draws a Mermaid diagram as SVG in the colors of the site. Throws if its kind is unknown, a statement can't be read, or
 * `accTitle:` or `accDescr:` is missing.
 */
export function renderDiagram(source: string, id: string): { svg: string; title: string } {
  const lines = source.split('\n').map((line) => line.trim());
  const directive = (key: string) => {
    const line = lines.find((each) => each.startsWith(`${key}:`));
    if (!line)
      throw new Error(
        `${key}: is missing. Add a line "${key}: …" that says what the picture shows.`,
      );
    return line.slice(key.length + 1).trim();
  };
  const title = directive('accTitle');
  const description = directive('accDescr');
  const [first = '', ...statements] = lines.filter(
    (line) => line && !/^(%%|accTitle:|accDescr:)/.test(line),
  );
  if (!kinds.test(first)) {
    throw new Error(
      `"${first}" isn't a kind of diagram that this site draws. Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, or erDiagram.`,
    );
  }
  if (statements.length === 0)
    throw new Error('it has no statements. Add at least one, such as A --> B.');
  const svg = renderMermaidSVG([first, ...statements].join('\n'), {
    bg: 'var(--bg)',
    fg: 'var(--fg)',
    transparent: true,
    padding: 8,
  }).replace(/<style>[\s\S]*?<\/style>/, '');
  checkStatements(statements, svg);
  return { svg: clean(svg, id, title, description), title };
}

/** Removes inline styles, makes IDs unique on the page, rounds numbers, and adds the accessible name and description. */
function clean(svg: string, id: string, title: string, description: string): string {
  const body = svg
    .replace(/(<svg[^>]*?) style="[^"]*"/, '$1')
    .replace(/(?<=^<svg[^>]*) (width|height)="([\d.]+)"/g, (_, side: string, length: string) => {
      return ` ${side}="${Number(length) * scale}"`;
    })
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/\bid="([\w-]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
    .replace(/<[^>]+>/g, (tag) =>
      tag.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    )
    .replace(/>\s+</g, '><')
    .trim();
  const [, open, rest] = /^(<svg[^>]*)>([\s\S]*)$/.exec(body)!;
  return (
    `${open} role="img" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${escapeHtml(title)}</title>` +
    `<desc id="${id}-d">${escapeHtml(description)}</desc>${rest}`
  );
}

/**
 * Remark plugin: draws ```mermaid fences as inline SVG at build time, so that readers download no diagram library.
 * Refuses a diagram without `accTitle:` and `accDescr:`, or one that can't be drawn.
 */
export function remarkMermaid() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid') return;
      count += 1;
      const diagram = atNode(file, node, 'diagram', () =>
        renderDiagram(node.value, `diagram-${count}`),
      );
      if (diagram) replaceChild(parent, index, [jsxElement('Diagram', { ...diagram })]);
    });
  };
}
