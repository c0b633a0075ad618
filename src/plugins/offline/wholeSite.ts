import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { slashed } from '../../pages-schema/routes';
import { pageRoute } from '../../pages-schema/routes';
import { isText, stylesPlace } from './address';
import { wholeSiteFile, workerFile, type KeptPage, type WholeSiteContent } from './names';

export const shortHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The files that readers see. Others are for servers, crawlers, and feed readers. */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Only other sites show social cards. */
const isIncluded = (path: string): boolean =>
  extname(path) in types &&
  !path.startsWith('/img/social') &&
  ![workerFile, wholeSiteFile].includes(path);

const stylesheet = /<style>([^]*?)<\/style>/;

/** Writes the whole site as one file into the build, with another one that says its address and size. */
export async function writeWholeSite(folder: string, pages: KeptPage[]): Promise<void> {
  const site: WholeSiteContent = { pages, styles: '', files: [] };
  const last: WholeSiteContent['files'] = [];
  let unpackedBytes = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${slashed(relative(folder, join(entry.parentPath, entry.name)))}`)
    .filter(isIncluded);
  for (const path of paths.sort()) {
    const content = await readFile(join(folder, path));
    unpackedBytes += content.length;
    const type = types[extname(path)]!;
    if (type !== 'text/html') {
      site.files.push([path, type, content.toString(isText(type) ? 'utf8' : 'base64')]);
      continue;
    }
    const html = content.toString();
    const own = stylesheet.exec(html)?.[1] ?? '';
    site.styles ||= own;
    const small = own === site.styles ? html.replace(stylesheet, () => stylesPlace) : html;
    last.push([pageRoute(path), type, small]);
  }
  site.files.push(...last);
  const packed = gzipSync(JSON.stringify(site), { level: 9 });
  const address = `/whole-site.${shortHash(packed)}.bin`;
  await writeFile(join(folder, address), packed);
  const found = { address, bytes: packed.length, unpackedBytes };
  await writeFile(join(folder, wholeSiteFile), JSON.stringify(found));
}
