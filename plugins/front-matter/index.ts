import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { pageSchema, postSchema } from '../../config/frontMatter';

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

/** Checks one page's front matter; throws an error that names file, line, field and cure. */
export function checkFrontMatter(
  file: string,
  fileContent: string,
  frontMatter: Record<string, unknown>,
): void {
  const schema = file.startsWith(`blog${sep}`) ? postSchema : pageSchema;
  const result = schema.safeParse(frontMatter);
  if (result.success) return;
  const problems = result.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const key = unknown ?? String(issue.path[0] ?? 'title');
    const text = unknown
      ? `is not a field of these pages: remove it or correct its spelling`
      : issue.message;
    return `${file}:${lineOf(fileContent, key)}: front matter "${key}" ${text}`;
  });
  throw new Error(problems.join('\n'));
}

/** Docusaurus' own front matter parser, with the check of this site behind it. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = relative(root, params.filePath);
  const parsed = await params.defaultParseFrontMatter(params).catch((error: Error) => {
    throw unreadable(file, error);
  });
  if (existsSync(params.filePath) && /^(docs|blog)[\\/]/.test(file)) {
    checkFrontMatter(file, params.fileContent, parsed.frontMatter);
    // A page that names its one next step doesn't need the links to its neighbors in the sidebar.
    if (/^\*\*Next:\*\*/m.test(params.fileContent)) {
      Object.assign(parsed.frontMatter, { pagination_next: null, pagination_prev: null });
    }
  }
  return parsed;
};
