import { contentType, isPage, isText } from './address';
import {
  cachePrefix,
  copyPrefix,
  firstCopyPrefix,
  listFile,
  stylesFile,
  stylesPlace,
  type Bundle,
  type SiteList,
} from './names';

/** A copy of the whole site on this device. */
export interface Copy extends SiteList {
  cacheName: string;
  savedAt: string;
  /** The bundles that are on the device: all, or those that were fetched before an interruption. */
  stored: Bundle[];
}

export const isComplete = ({ bundles, stored }: Copy): boolean => stored.length === bundles.length;

export async function readCopy(cacheName: string): Promise<Copy | undefined> {
  const cache = await caches.open(cacheName);
  const list = await cache.match(listFile);
  if (!list) return undefined;
  const site = (await list.json()) as SiteList & { savedAt: string };
  const addresses = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const stored = site.bundles.filter(({ address }) => addresses.has(address));
  return { ...site, cacheName, stored };
}

/** The copies on this device, the newest first. */
export async function readCopies(): Promise<Copy[]> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(copyPrefix) || name.startsWith(firstCopyPrefix),
  );
  const copies = await Promise.all(names.map(readCopy));
  return copies
    .filter((copy) => copy !== undefined)
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

const has = ({ files }: Bundle, address: string) => files.some(([file]) => file === address);

export const copyHas = ({ stored }: Copy, address: string): boolean =>
  stored.some((bundle) => has(bundle, address));

/** A file of a stored bundle. */
async function fileIn(
  { cacheName, savedAt }: Copy,
  bundle: Bundle,
  address: string,
): Promise<Response> {
  const content = await (await caches.match(bundle.address, { cacheName }))!.blob();
  const at = bundle.files.findIndex(([file]) => file === address);
  const start = bundle.files.slice(0, at).reduce((sum, [, size]) => sum + size, 0);
  const packed = content.slice(start, start + bundle.files[at]![1]);
  const type = contentType(address);
  const body = isText(type) ? packed.stream().pipeThrough(new DecompressionStream('gzip')) : packed;
  const date = new Date(savedAt).toUTCString();
  return new Response(body, { headers: { 'content-type': type, date } });
}

const bundleWith = ({ stored }: Copy, address: string) => stored.find((each) => has(each, address));

/** A page with the stylesheet of its copy. None if that part of the copy isn't on the device yet. */
async function withStyles(copy: Copy, page: Response): Promise<Response | undefined> {
  const html = await page.text();
  const { headers } = page;
  if (!html.includes(stylesPlace)) return new Response(html, { headers });
  const bundle = bundleWith(copy, stylesFile);
  if (!bundle) return undefined;
  const styles = await (await fileIn(copy, bundle, stylesFile)).text();
  return new Response(
    html.replace(stylesPlace, () => `<style>${styles}</style>`),
    { headers },
  );
}

/** A file of the newest copy that has it: pages of an earlier build may still ask for its scripts. */
export async function savedFile(address: string): Promise<Response | undefined> {
  for (const copy of await readCopies()) {
    const bundle = bundleWith(copy, address);
    const file = bundle && (await fileIn(copy, bundle, address));
    const saved = file && isPage(address) ? await withStyles(copy, file) : file;
    if (saved) return saved;
  }
  return undefined;
}

/** Removes everything that this site stored: the copies and the visited pages. */
export async function removeAll(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
