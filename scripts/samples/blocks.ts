/** The code blocks of pages. */
import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Code } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMeta } from '../../src/markdown/highlight';

export interface Block {
  file: string;
  /** The line of the first line of code. */
  line: number;
  language: string;
  code: string;
  /** The file name that its title begins with. */
  name?: string;
  /** Whether its types are checked, too: JavaScript and TypeScript of current pages, unless the fence says `parse`. */
  typed: boolean;
}

/** What a check found: a fault with its line in the page, or a reason why a block wasn't checked. */
export interface Finding {
  file: string;
  line: number;
  message: string;
  notChecked?: boolean;
}

export function blocksOf(file: string): Block[] {
  const source = readFileSync(file, 'utf8');
  const { status = 'current' } = matter(source, {}).data;
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(source);
  const blocks: Block[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }: Code) => {
    const language = lang ?? 'text';
    const options = parseMeta(meta ?? '');
    blocks.push({
      file,
      line: position!.start.line + 1,
      language,
      code: `${value}\n`,
      name: /^[\w.-]+\.\w+(?=,|$)/.exec(options.title ?? '')?.[0],
      typed: /^[jt]sx?$/.test(language) && status === 'current' && !options.parseOnly,
    });
  });
  return blocks;
}
