// By path, because the package exports an `import` entry only and the configuration is loaded with `require`.
import { renderMermaidSVG } from '../../node_modules/beautiful-mermaid/dist/index.js';
import { parseHtml } from '../built-pages/html';
import { textOf } from '../mdx';

const kinds = /^(flowchart|graph|sequenceDiagram|stateDiagram-v2|classDiagram|erDiagram)\b/;

const escape = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The renderer leaves these out without a word. */
function checkArrows(lines: string[]): void {
  for (const line of lines) {
    if (/(?:-->|---|-\.->|==>)\s+\|/.test(line))
      throw new Error(
        `"${line}" has a space before the label, which isn't drawn. Write A -->|label| B.`,
      );
    if (/(?:->|>>|---|==>|--[xo])$/.test(line))
      throw new Error(`"${line}" points at nothing. Name the node it leads to.`);
  }
}

const bare = (words: string) => words.replace(/[\s"]/g, '');

/** The words that a statement wants to see in the picture. */
function labelsOf(kind: string, line: string): string[] {
  if (kind === 'flowchart' || kind === 'graph') {
    const shapes = [
      ...line.matchAll(/[\w-](?:\[\(|\(\[|\(\(|\[\[|\{\{|[[({>])"?([^[\](){}|"]+)"?[\])}]/g),
    ];
    return [...shapes, ...line.matchAll(/\|([^|]+)\|/g)].map(([, label]) => label!);
  }
  const [, after] = /:(?!:)(.+)$/.exec(line) ?? [];
  const [, alias] = /^(?:participant|actor)\b.*\bas (.+)$/.exec(line) ?? [];
  return [after, alias].filter((label): label is string => label !== undefined);
}

/** The renderer leaves out what it can't place without a word, so every label has to be in what it drew. */
function checkLabels(kind: string, lines: string[], svg: string): void {
  const drawn = bare(textOf(parseHtml(svg)));
  for (const line of lines) {
    for (const label of labelsOf(kind, line)) {
      if (!drawn.includes(bare(label))) {
        throw new Error(
          `"${label.trim()}" of "${line}" isn't in the picture. Give a node its label where it's first named, in the plain form of the statement.`,
        );
      }
    }
  }
}

/**
 * Draws a Mermaid diagram as SVG in the colors of the site. Throws if its kind is unknown, a statement can't be read, or
 * `accTitle:` or `accDescr:` is missing.
 */
export function renderDiagram(source: string, id: string): { svg: string; title: string } {
  const all = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('%%'));
  const pick = (key: string) => {
    const line = all.find((l) => l.startsWith(`${key}:`));
    if (!line)
      throw new Error(
        `${key}: is missing. Add a line "${key}: …" that says what the picture shows.`,
      );
    return line.slice(key.length + 1).trim();
  };
  const title = pick('accTitle');
  const description = pick('accDescr');
  const lines = all.filter((line) => !/^acc(Title|Descr):/.test(line));
  const kind = kinds.exec(lines[0] ?? '')?.[1];
  if (!kind) {
    throw new Error(
      `"${lines[0] ?? ''}" isn't a kind of diagram that this site draws. Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, or erDiagram.`,
    );
  }
  if (lines.length < 2) throw new Error('it has no statements. Add at least one, such as A --> B.');
  checkArrows(lines.slice(1));

  const svg = renderMermaidSVG(lines.join('\n'), {
    bg: 'var(--bg)',
    fg: 'var(--fg)',
    transparent: true,
    padding: 8,
  });
  checkLabels(kind, lines.slice(1), svg);
  return { svg: clean(svg, id, title, description), title };
}

/** Takes out styles and fonts, makes ids unique on the page, rounds numbers, adds the words for screen readers. */
function clean(svg: string, id: string, title: string, description: string): string {
  const body = svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/(<svg[^>]*?) style="[^"]*"/, '$1')
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
    `${open} role="img" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${escape(title)}</title>` +
    `<desc id="${id}-d">${escape(description)}</desc>${rest}`
  );
}
