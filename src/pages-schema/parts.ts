/** The files of parts, and where pages use them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pagesIn } from './files';

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

/** The parts that no page uses, each with file, line, and fix. */
export function unusedParts(): string[] {
  const pages = pagesIn(dirname(partsFolder)).map((page) => readFileSync(page, 'utf8'));
  const used = new Set(pages.flatMap(partsIn).map(partPath));
  return pagesIn(partsFolder)
    .filter((path) => !used.has(path))
    .map(
      (path) =>
        `${relative(process.cwd(), path)}:1: no page uses this part. Use it with <Part id="…" />, or delete the file.`,
    );
}
