import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';

/** Languages that pages may use, by the word behind the fence; a new one is added here. */
const languages: Record<string, string> = {
  bash: 'bash',
  sh: 'bash',
  powershell: 'powershell',
  javascript: 'javascript',
  js: 'javascript',
  jsx: 'jsx',
  typescript: 'typescript',
  ts: 'typescript',
  tsx: 'tsx',
  python: 'python',
  go: 'go',
  rust: 'rust',
  ruby: 'ruby',
  groovy: 'groovy',
  nginx: 'nginx',
  java: 'java',
  dart: 'dart',
  kotlin: 'kotlin',
  swift: 'swift',
  solidity: 'solidity',
  json: 'json',
  yaml: 'yaml',
  toml: 'toml',
  ini: 'ini',
  systemd: 'ini',
  docker: 'docker',
  dockerfile: 'docker',
  http: 'http',
  sql: 'sql',
  diff: 'diff',
  html: 'markup',
  xml: 'markup',
  css: 'css',
  mdx: 'markdown',
  md: 'markdown',
  markdown: 'markdown',
  text: 'text',
  txt: 'text',
};

loadLanguages([...new Set(Object.values(languages))].filter((name) => name !== 'text'));

/** How a block is checked; see scripts/check-samples.ts. */
export type SampleClass = 'run' | 'types' | 'parse';

export interface CodeMeta {
  class?: SampleClass;
  /** Words over the block, such as a file name. */
  title?: string;
  /** Whether lines are numbered. */
  numbered: boolean;
  /** Lines to mark, counted from 1. */
  marked: ReadonlySet<number>;
}

/** Reads what stands behind the language of a fence: `title="…"`, `showLineNumbers`, `{1,3-5}`, a class. Throws on anything else. */
export function parseMeta(meta: string): CodeMeta {
  const marked = new Set<number>();
  let title: string | undefined;
  let numbered = false;
  let sampleClass: SampleClass | undefined;
  const rest = meta
    .replace(/title="([^"]*)"/, (_, words: string) => {
      title = words;
      return '';
    })
    .replace(/\bshowLineNumbers\b/, () => {
      numbered = true;
      return '';
    })
    .replace(/\{([\d,\s-]+)\}/, (_, ranges: string) => {
      for (const range of ranges.split(',')) {
        const [from = NaN, to = from] = range.split('-').map(Number);
        for (let line = from; line <= to; line += 1) marked.add(line);
      }
      return '';
    })
    .replace(/\b(run|types|parse)\b/, (name) => {
      sampleClass = name as SampleClass;
      return '';
    })
    .trim();
  if (rest) {
    throw new Error(
      `"${rest}" is no option of a code block. Use title="…", showLineNumbers, {1,3-5}, run, types, or parse.`,
    );
  }
  return { title, numbered, marked, class: sampleClass };
}

const escape = (code: string) =>
  code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Cuts highlighted markup at line ends; spans open over a line end are closed and opened again. */
function lines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<[^>]+>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
}

/** The markup of a code block, a `<span class="line">` for each line. Throws where the language is not known. */
export function highlight(code: string, language: string, meta: CodeMeta): string {
  const name = languages[language];
  if (!name) {
    throw new Error(
      `"${language}" is no language that is known here. Use one of ${Object.keys(languages).join(', ')}, or add it to plugins/highlight.`,
    );
  }
  const grammar = Prism.languages[name];
  const html = grammar ? Prism.highlight(code, grammar, name) : escape(code);
  return lines(html)
    .map(
      (line, index) =>
        `<span class="line${meta.marked.has(index + 1) ? ' marked' : ''}">${line}\n</span>`,
    )
    .join('');
}
