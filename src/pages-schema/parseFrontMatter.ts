import { join, relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import matter from 'gray-matter';
import { pageSchema, postSchema, type PageFrontMatter, type PostFrontMatter } from './frontMatter';
import { slashed } from './routes';

const root = join(__dirname, '../..');

/** The line of a key, or 1 if it's missing. */
const lineOf = (source: string, key: string): number =>
  source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;

/** Validates one page's front matter and returns it. Throws an error that names file, line, field, and fix. */
export function checkFrontMatter(file: string, source: string): PageFrontMatter | PostFrontMatter {
  let data: unknown;
  try {
    // The empty options turn off gray-matter's cache.
    ({ data } = matter(source, {}));
  } catch (error) {
    const { mark, reason } = error as { mark?: { line: number }; reason?: string };
    throw new Error(
      `${file}:${(mark?.line ?? 0) + 1}: the front matter isn't valid YAML (${reason}). Put quotation marks around a value that contains a colon.`,
      { cause: error },
    );
  }
  const schema = slashed(file).startsWith('blog/') ? postSchema : pageSchema;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => {
    const at = (key: string, message: string) =>
      `${file}:${lineOf(source, key)}: front matter "${key}" ${message}`;
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => at(key, "isn't a field. Remove it or correct its spelling."))
      : at(String(issue.path[0]), issue.message);
  });
  throw new Error(problems.join('\n'));
}

/** Docusaurus's own front matter parser after the validation of this site. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = relative(root, params.filePath);
  if (!/^(docs|blog)\//.test(slashed(file))) return params.defaultParseFrontMatter(params);
  const frontMatter = checkFrontMatter(file, params.fileContent);
  const parsed = await params.defaultParseFrontMatter(params);
  // A page links only to the next page. The previous one is in the sidebar.
  const neighbors = { pagination_prev: null };
  return { ...parsed, frontMatter: { ...frontMatter, ...neighbors } };
};
