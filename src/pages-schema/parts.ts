/** The files of parts, and the pages that use them. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pagesIn } from './files';
import { sourceRoute } from './routes';

export const partsFolder = join(__dirname, '../../docs/_parts');

export const partPath = (id: string): string => join(partsFolder, `${id}.md`);

/** The IDs of the parts that a page uses. */
export const partsIn = (source: string): string[] =>
  [...source.matchAll(/<Part id="([^"]*)"/g)].map(([, id = '']) => id);

/** A page with the text of its parts in their places, each of them once, and with the page's own line numbers. */
export function withParts(source: string): string {
  const used = new Set<string>();
  return source.replace(/<Part id="([^"]*)" \/>/g, (element, id: string) => {
    if (used.has(id) || !existsSync(partPath(id))) return element;
    used.add(id);
    return readFileSync(partPath(id), 'utf8').replaceAll('\n', ' ');
  });
}

/** The parts, with their text and the routes of the pages that use them. */
export function readParts(): { id: string; path: string; text: string; routes: string[] }[] {
  const docs = dirname(partsFolder);
  const pages = pagesIn(docs).map((page) => ({
    route: sourceRoute(relative(docs, page)),
    ids: partsIn(readFileSync(page, 'utf8')),
  }));
  return pagesIn(partsFolder).map((path) => {
    const id = basename(path, '.md');
    const routes = pages.filter(({ ids }) => ids.includes(id)).map(({ route }) => route);
    return { id, path, text: readFileSync(path, 'utf8'), routes };
  });
}

/** The parts that no page uses, each with file, line, and fix. */
export const unusedParts = (): string[] =>
  readParts()
    .filter(({ routes }) => routes.length === 0)
    .map(
      ({ path }) =>
        `${relative(process.cwd(), path)}:1: no page uses this part. Use it with <Part id="…" />, or delete the file.`,
    );
