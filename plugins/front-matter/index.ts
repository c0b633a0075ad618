import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import {
  pageSchema,
  postSchema,
  type PageFrontMatter,
  type PostFrontMatter,
} from '../../src/content/frontMatter';
import { cardOf } from '../../src/content/routes';

const root = join(__dirname, '../..');

/** The line of a front matter key in the file, or the first line where the key is not there. */
function lineOf(fileContent: string, key: string): number {
  const lines = fileContent.split('\n');
  const found = lines.findIndex((line) => line.startsWith(`${key}:`));
  return found === -1 ? 1 : found + 1;
}

/** What to say when the YAML of a page cannot be read at all. */
export function unreadable(file: string, error: Error): Error {
  const line = (error as { mark?: { line?: number } }).mark?.line ?? 0;
  return new Error(
    `${file}:${line + 1}: the front matter is no valid YAML (${error.message.split('\n')[0]}). Put quotes round a value that holds a colon.`,
  );
}

/** Validates one page's front matter and returns it; throws an error that names file, line, field, and fix. */
export function checkFrontMatter(
  file: string,
  fileContent: string,
  frontMatter: Record<string, unknown>,
): PageFrontMatter | PostFrontMatter {
  const schema = file.startsWith(`blog${sep}`) ? postSchema : pageSchema;
  const result = schema.safeParse(frontMatter);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const at = (key: string, text: string) =>
      `${file}:${lineOf(fileContent, key)}: front matter "${key}" ${text}`;
    return unknown.length > 0
      ? unknown.map((key) =>
          at(key, 'is not a field of these pages: remove it or correct its spelling'),
        )
      : [at(String(issue.path[0] ?? 'title'), issue.message)];
  });
  throw new Error(problems.join('\n'));
}

/** Docusaurus's own front matter parser, followed by the validation of this site. Adds the address of the social card. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = relative(root, params.filePath);
  const parsed = await params.defaultParseFrontMatter(params).catch((error: Error) => {
    throw unreadable(file, error);
  });
  if (!existsSync(params.filePath) || !/^(docs|blog)[\\/]/.test(file)) return parsed;
  const frontMatter = checkFrontMatter(file, params.fileContent, parsed.frontMatter);
  // A page that names its one next step doesn't need the links to its neighbors in the sidebar.
  const neighbors = /^\*\*Next:\*\*/m.test(params.fileContent)
    ? { pagination_next: null, pagination_prev: null }
    : {};
  return { ...parsed, frontMatter: { image: cardOf(file), ...frontMatter, ...neighbors } };
};
