import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { slashed } from '../../content/routes';
import { isPage, isText, canonicalRoute, contentType } from './copy/address';
import { parseFragment } from 'parse5';
import {
  bundleFolder,
  listFile,
  stylesFile,
  stylesPlace,
  workerFile,
  type Bundle,
  type SiteList,
} from './copy/names';

/** Files for servers, crawlers, and feed readers aren't part of a saved copy. */
const leftOut = [
  /^\/(CNAME|robots\.txt|llms[\w-]*\.txt)$/,
  /(^|\/)\./,
  /\/(sitemap|rss|atom|feed)\.(xml|json|xsl|css)$/,
  /\.(map|xsl|md)$/,
  // Only other sites show social cards.
  /^\/(cards|img\/cards|img\/social)\//,
  /^\/img\/social-card\./,
];

/**
 * The API of the testnet, which has ended: nine pages of 46,000 words would be a tenth of the copy. And the pages for people who
 * change this site, who are online.
 */
const leftOutPages = /^\/(blockchain\/Recipes|introduction\/contribute)\//;

/** The texts of these pages for search, by their names in src/plugins/search/step.ts. */
const leftOutTexts = /^\/assets\/search\/page-(blockchain-Recipes|introduction-contribute)-/;

export const isLeftOut = (address: string): boolean =>
  leftOutPages.test(address) || leftOutTexts.test(address);

export const shortHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The address of a file of the build; undefined if it isn't part of the copy. */
export function addressOf(file: string): string | undefined {
  const path = `/${slashed(file)}`;
  if ([workerFile, listFile].includes(path) || leftOut.some((pattern) => pattern.test(path)))
    return undefined;
  return path.endsWith('.html') ? canonicalRoute(path) : path;
}

/**
 * Numbers of bundles, for few requests and little to fetch again when a page changes. One by one, the files are 546 requests
 * and 7.6 MB instead of 64 and 3.8 MB, because each page has the stylesheet in it.
 */
const bundleCounts = { pages: 40, files: 24 };

/** A file stays in the same bundle when its content changes. */
const bundleNumber = (address: string): number => {
  const name = address.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');
  return (
    parseInt(shortHash(name).slice(0, 8), 16) % bundleCounts[isPage(address) ? 'pages' : 'files']
  );
};

/** The title of a page without the name of the site. */
function titleIn(html: string): string {
  const [, escaped = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  const [text] = parseFragment(escaped).childNodes;
  return text && 'value' in text ? text.value.replace(/ \| [^|]*$/, '') : '';
}

const styles = /<style>([^]*?)<\/style>/;

interface Details {
  /** The section of the menu of each page, by route, in the order of the menu. */
  sections?: ReadonlyMap<string, string | undefined>;
  /** Addresses of files that only pages need that are left out. */
  unneeded?: ReadonlySet<string>;
}

/** Writes the files of a saved copy as bundles, with a list of them, into the build. */
export async function writeSiteCopy(
  folder: string,
  { sections, unneeded }: Details = {},
): Promise<SiteList> {
  await rm(join(folder, bundleFolder), { recursive: true, force: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const groups = new Map<string, { files: Bundle['files']; contents: Buffer[] }>();
  const add = (
    address: string,
    content: Buffer,
    ...details: [title: string, section?: string] | []
  ) => {
    const packed = isText(contentType(address)) ? gzipSync(content, { level: 9 }) : content;
    const key = `${isPage(address) ? 'pages' : 'files'} ${bundleNumber(address)}`;
    const group = groups.get(key) ?? { files: [], contents: [] };
    groups.set(key, group);
    group.files.push([address, packed.length, ...details]);
    group.contents.push(packed);
  };
  const leftOut: string[] = [];
  let shared: string | undefined;
  for (const path of paths.sort()) {
    const address = addressOf(relative(folder, path));
    if (!address || unneeded?.has(address)) continue;
    if (isLeftOut(address)) {
      if (isPage(address)) leftOut.push(address);

      continue;
    }
    const content = await readFile(path);
    if (!isPage(address)) {
      add(address, content);
      continue;
    }
    const html = String(content);
    const own = styles.exec(html)?.[1];
    shared ??= own;
    const small = own && own === shared ? html.replace(styles, () => stylesPlace) : html;
    const section = sections?.get(address);
    const details: [string, string?] = section ? [titleIn(html), section] : [titleIn(html)];
    add(address, Buffer.from(small), ...details);
  }
  if (shared) add(stylesFile, Buffer.from(shared));
  const menu = [...new Set(sections?.values())].filter((section) => section !== undefined);
  await mkdir(join(folder, bundleFolder));
  const bundles: Bundle[] = [];
  for (const [, { files, contents }] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const content = Buffer.concat(contents);
    const address = `${bundleFolder}${shortHash(content)}.bin`;
    await writeFile(join(folder, address), content);
    bundles.push({ address, files });
  }
  const site = { version: shortHash(JSON.stringify(bundles)), bundles, leftOut, sections: menu };
  await writeFile(join(folder, listFile), JSON.stringify(site));
  return site;
}
