import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageRoute, slashed } from '../../pages-schema/routes';
import { isText, stylesPlace } from './address';
import { offerFile, workerFile, type SiteOffer, type WholeSite } from './names';

/** The files that readers see. Others are for servers, crawlers, and feed readers. */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Only other sites show the social card. */
const isIncluded = (path: string): boolean =>
  extname(path) in types &&
  !path.startsWith('/img/social') &&
  ![workerFile, offerFile].includes(path);

const stylesheet = /<style>([^]*?)<\/style>/;

/** Writes the whole site as one file into the build, with another one that says its address and size. */
export async function writeWholeSite(folder: string): Promise<void> {
  const site: WholeSite = { styles: '', files: [] };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${slashed(relative(folder, join(entry.parentPath, entry.name)))}`)
    .filter(isIncluded);
  for (const path of paths.sort()) {
    const type = types[extname(path)]!;
    let content = (await readFile(join(folder, path))).toString(isText(type) ? 'utf8' : 'base64');
    if (type === 'text/html') {
      const styles = stylesheet.exec(content)?.[1] ?? '';
      site.styles ||= styles;
      if (styles === site.styles) content = content.replace(stylesheet, () => stylesPlace);
    }
    site.files.push([pageRoute(path), type, content]);
  }
  const packed = gzipSync(JSON.stringify(site), { level: 9 });
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 16);
  const offer: SiteOffer = { address: `/whole-site.${hash}.bin`, bytes: packed.length };
  await writeFile(join(folder, offer.address), packed);
  await writeFile(join(folder, offerFile), JSON.stringify(offer));
}
