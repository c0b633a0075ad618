import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The routes that must keep working, in their exact spelling. */
export const frozenRoutes: readonly string[] = readFileSync(join(__dirname, 'routes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

/**
 * The Markdown files in a folder and its subfolders, in order, or the path itself if it's a Markdown file. As in Docusaurus,
 * what begins with an underscore isn't a page.
 */
export function pagesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return /\.mdx?$/.test(path) ? [path] : [];
  return readdirSync(path)
    .filter((name) => !name.startsWith('_'))
    .sort()
    .flatMap((name) => pagesIn(join(path, name)));
}
