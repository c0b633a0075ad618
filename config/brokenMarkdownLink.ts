import { basename, relative } from 'node:path';
import type { MarkdownHooks } from '@docusaurus/types';

/**
 * A link to a missing Markdown file only warns, and leads readers to a search for that page. Otherwise the check of all
 * links would stop the build.
 */
export const searchInstead: Extract<
  MarkdownHooks['onBrokenMarkdownLinks'],
  (...params: never[]) => unknown
> = ({ sourceFilePath, url, node }) => {
  const line = node.position?.start.line ?? 1;
  console.warn(
    `[WARNING] ${relative(process.cwd(), sourceFilePath)}:${line}: the link ${url} leads to no file. Correct it, or link the page by its address, such as /functionyard/support.`,
  );
  return `/search?q=${encodeURIComponent(basename(url).replace(/\.mdx?(#.*)?$/, ''))}`;
};

/** A missing image stops the build with the file, the line, and the fix. */
export const refuseImage: Extract<
  MarkdownHooks['onBrokenMarkdownImages'],
  (...params: never[]) => unknown
> = ({ sourceFilePath, url, node }) => {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  throw new Error(
    `${relative(process.cwd(), sourceFilePath)}:${line}:${column}: there is no image ${url}. Correct its name, or add the file to static/img.`,
  );
};
