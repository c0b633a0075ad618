/** The pages as their sources have them: routes, text and the links in it, without building the site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import matter from 'gray-matter';
import { glossary } from '../src/data';

export interface SourcePage {
  /** Name in sidebars.ts, such as `functionyard/index`. */
  id: string;
  route: string;
  /** Path from the root of the project. */
  file: string;
  source: string;
  frontMatter: Record<string, unknown>;
}

const root = join(__dirname, '..');

/** The source with every character of the matches turned into a blank, so that places stay where they are. */
const blank = (source: string, ...patterns: RegExp[]): string =>
  patterns.reduce(
    (text, pattern) => text.replace(pattern, (match) => match.replace(/[^\n]/g, ' ')),
    source,
  );

const fences = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm;

/** Without code blocks and code in a sentence. */
const withoutFences = (source: string): string => blank(source, fences, /``[^\n]*?``|`[^`\n]*`/g);

/** Prose alone: without code and remarks. */
const withoutCode = (source: string): string =>
  blank(withoutFences(source), /\{\/\*[\s\S]*?\*\/\}/g);

/** Every page of `docs` below a folder, in the order of their paths. */
export function readPages(folder = root): SourcePage[] {
  const docs = join(folder, 'docs');
  return readdirSync(docs, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const path = join(docs, name);
      const source = readFileSync(path, 'utf8');
      const id = name.split(sep).join('/').replace(/\.md$/, '');
      return {
        id,
        route: `/${id.replace(/(^|\/)index$/, '')}`,
        file: relative(folder, path),
        source,
        frontMatter: matter(source, {}).data,
      };
    });
}

/** Routes that a text links to, without their hashes. */
export const linksIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\((\/[^)\s#]*)(?:#[^)\s]*)?\)|\b(?:href|to)="(\/[^"#]*)/g)].map(
    (match) => (match[1] ?? match[2])!,
  );

/** Routes that the explained words of a text lead to. */
export const termsIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(term:([\w-]+)\)/g)].flatMap(
    ([, key]) => (glossary as Record<string, { page: string }>)[key!]?.page ?? [],
  );
