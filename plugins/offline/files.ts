import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeOf } from './copy/address';
import { listFile, summaryFile, workerFile, type ListedFile, type SiteList } from './copy/names';

/** What a reader of a saved copy has no use for: files for servers, crawlers, feed readers and other machines. */
const leftOut = [
  /^\/(CNAME|_headers|robots\.txt|llms[\w-]*\.txt)$/,
  /(^|\/)\./,
  /\/(sitemap|rss|atom|feed)\.(xml|json|xsl|css)$/,
  /\.(map|xsl|md)$/,
  // Social cards are shown by the services on which a page is shared.
  /^\/(cards|img\/cards|img\/social)\//,
  /^\/img\/social-card\./,
];

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The address under which a file of the build is asked for; undefined where it does not belong into the copy. */
export function addressOf(file: string): string | undefined {
  const path = `/${file.split(sep).join('/')}`;
  if (
    [workerFile, listFile, summaryFile].includes(path) ||
    leftOut.some((pattern) => pattern.test(path))
  )
    return undefined;
  return path.endsWith('.html') ? routeOf(path) : path;
}

/** All files of a build that a copy of the site is made of. */
export async function listSite(folder: string): Promise<SiteList> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const list: ListedFile[] = [];
  for (const file of files.sort()) {
    const address = addressOf(relative(folder, file));
    if (!address) continue;
    const content = await readFile(file);
    list.push([address, hashOf(content), Math.min(content.length, gzipSync(content).length)]);
  }
  return {
    version: hashOf(JSON.stringify(list)),
    files: list.length,
    size: list.reduce((sum, [, , size]) => sum + size, 0),
    list,
  };
}
