import { normalizeTokens, Prism } from 'prism-react-renderer';

/** Languages that pages may use, by the word after the fence. Add new ones here. */
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

// Grammars that prism-react-renderer doesn't include come from prismjs and add themselves to the global Prism.
Object.assign(globalThis, { Prism });
for (const name of Object.values(languages)) {
  if (!Prism.languages[name]) require(`prismjs/components/prism-${name}`);
}

/** The colors of src/css/site.css, each with the kinds of token that have it. */
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

/** How a block is checked; see scripts/check-samples.ts. */
export type SampleClass = 'run' | 'types' | 'parse';

export interface CodeMeta {
  class?: SampleClass;
  /** Shown above the block, such as a file name. */
  title?: string;
  /** Whether lines are numbered. */
  numbered: boolean;
  /** Lines to mark, counted from 1. */
  marked: ReadonlySet<number>;
}

/** Reads the options after the language of a fence: `title="…"`, `showLineNumbers`, `{1,3-5}`, a class. Throws on anything else. */
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
      `"${rest}" isn't an option of a code block. Use title="…", showLineNumbers, {1,3-5}, run, types, or parse.`,
    );
  }
  return { title, numbered, marked, class: sampleClass };
}

const escape = (code: string) =>
  code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The markup of a code block, with a `<span class="line">` for each line. Throws if the language is unknown. */
export function highlight(code: string, language: string, meta: CodeMeta): string {
  const name = languages[language];
  if (!name) {
    throw new Error(
      `"${language}" isn't a language this site highlights. Use one of ${Object.keys(languages).join(', ')}, or add it to plugins/highlight.`,
    );
  }
  return normalizeTokens(Prism.tokenize(code, Prism.languages[name]!))
    .map((line, index) => {
      const words = line.map(({ types, content, empty }) => {
        if (empty) return '';
        const color = colors.get(types.findLast((type) => colors.has(type)) ?? '');
        return color ? `<span class="token ${color}">${escape(content)}</span>` : escape(content);
      });
      return `<span class="line${meta.marked.has(index + 1) ? ' marked' : ''}">${words.join('')}\n</span>`;
    })
    .join('');
}
