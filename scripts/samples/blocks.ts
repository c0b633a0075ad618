/** The code blocks of pages, and how each one is checked. */
import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Code } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMeta, type SampleClass } from '../../src/markdown/highlight';
import { library } from './library';

/** Hosts that samples call, with the local server that takes the place of each one. */
export const hosts = {
  'https://s3.cloud.fx.land': 's3',
  'https://api.cloud.fx.land': 'pinning',
  'https://mainnet.skalenodes.com/v1/elated-tan-skat': 'chain',
  'https://base-rpc.publicnode.com': 'chain',
} as const;

/** The variable that samples take the address of a chain from. */
export const environment = 'process.env.RPC';

export interface Block {
  file: string;
  /** The line of the first line of code. */
  line: number;
  language: string;
  code: string;
  /** The file name that its title begins with. */
  name?: string;
  class: SampleClass;
  /** What the page shows as its output. */
  output?: string;
  /** The response that the page shows to it. */
  response?: { language: string; code: string; line: number };
}

const isServed = (code: string) =>
  [environment, ...Object.keys(hosts)].some((host) => code.includes(host)) &&
  !code.includes(library);

/** The class of a block that doesn't name one: whatever calls a host with a local server is run. */
function defaultClass(language: string, code: string): SampleClass {
  if (/^(sh|bash|js|ts|python|go)$/.test(language) && isServed(code)) return 'run';
  return /^[jt]sx?$/.test(language) ? 'types' : 'parse';
}

/** The code blocks of a page. Those of archive pages are only parsed. */
export function blocksOf(file: string): Block[] {
  const source = readFileSync(file, 'utf8');
  const { status = 'current' } = matter(source, {}).data;
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(source);
  const blocks: Block[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }: Code) => {
    const language = lang ?? 'text';
    const options = parseMeta(meta ?? '');
    const program = blocks.findLast(({ name }) => name);
    if (options.title === 'Output' && program) program.output = `${value}\n`;
    const line = position!.start.line + 1;
    if (options.title === 'Response' && blocks.at(-1)?.class === 'run') {
      const call = blocks.findLast((block) => /^(sh|bash)$/.test(block.language));
      if (call?.class === 'run') call.response ??= { language, code: value, line };
    }
    blocks.push({
      file,
      line,
      language,
      code: `${value}\n`,
      name: /^[\w.-]+\.\w+(?=,|$)/.exec(options.title ?? '')?.[0],
      class: options.class ?? (status === 'current' ? defaultClass(language, value) : 'parse'),
    });
  });
  return blocks;
}

/** What a check found: a fault with its line in the page, or a reason why a block wasn't checked. */
export interface Finding {
  file: string;
  line: number;
  message: string;
  notRun?: boolean;
}
