import { isPage, typeOf } from './address';
import { copyNames, pack, unpack } from './pack';
import {
  cacheNames,
  copyPrefix,
  listFile,
  summaryFile,
  type Bundle,
  type SiteList,
  type Summary,
} from './names';

/** A copy of the whole site on this device. */
export interface SavedCopy extends Summary {
  savedAt: string;
}

export interface Progress {
  files: number;
  size: number;
  /** Of how many files and bytes. */
  of: Pick<Summary, 'files' | 'size'>;
}

/** Why saving stopped before its end. */
export type StopReason = 'paused' | 'network' | 'full' | 'changed' | 'refused';

export class Stopped extends Error {
  constructor(readonly reason: StopReason) {
    super(reason);
  }
}

const parallel = 6;
const fileTimeoutMs = 30_000;

/** Fetches a file from the server, past the browser's cache. */
async function get(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(fileTimeoutMs);
  const answer = await fetch(address, { cache: 'no-store', signal });
  // The list names only what the server had: it has another build by now.
  if (answer.status === 404) throw new Stopped('changed');
  if (!answer.ok) throw new Stopped('network');
  return answer;
}

const getJson = async <T>(address: string): Promise<T> => (await (await get(address)).json()) as T;

/** What the server has to offer; undefined where it does not answer. */
export const readOffer = (): Promise<Summary | undefined> =>
  getJson<Summary>(summaryFile).catch(() => undefined);

/** The newest complete copy on this device, if there is one. */
export async function readCopy(): Promise<SavedCopy | undefined> {
  for (const cacheName of await copyNames()) {
    const summary = await caches.match(summaryFile, { cacheName });
    if (summary) return (await summary.json()) as SavedCopy;
  }
  return undefined;
}

/** How far a copy came that was begun and is not complete. */
export async function readProgress(): Promise<Progress | undefined> {
  const [newest] = await copyNames();
  if (!newest) return undefined;
  const copy = await caches.open(newest);
  const list = await copy.match(listFile);
  if (!list || (await copy.match(summaryFile))) return undefined;
  return progressOf((await list.json()) as SiteList, await addressesIn(copy));
}

const addressesIn = async (cache: Cache): Promise<Set<string>> =>
  new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

function progressOf({ bundles, files, size }: SiteList, stored: Set<string>): Progress {
  const there = bundles.flatMap(({ list }) => list).filter(([address]) => stored.has(address));
  return {
    files: there.length,
    size: there.reduce((sum, file) => sum + file[2], 0),
    of: { files, size },
  };
}

/** The files of other copies, by address and hash: what did not change is not fetched again. */
async function earlierFiles(current: string): Promise<Map<string, Cache>> {
  const found = new Map<string, Cache>();
  for (const name of await copyNames()) {
    const copy = await caches.open(name);
    const list = name !== current && (await copy.match(listFile));
    if (!list) continue;
    for (const bundle of ((await list.json()) as SiteList).bundles)
      for (const [address, hash] of bundle.list) found.set(address + hash, copy);
  }
  return found;
}

/** Whether the browser has room for a copy of this size; also true where it does not say. */
async function hasRoom(size: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || quota - usage > size;
}

/** The files of a bundle, by address. */
async function getBundle({ address, list }: Bundle): Promise<Map<string, Response>> {
  const content = await (await get(address)).blob();
  const files = new Map<string, Response>();
  let end = 0;
  for (const [file, , size] of list)
    files.set(file, pack(content.slice(end, (end += size)), typeOf(file)));
  // Something else has answered, such as the sign-in page of a network.
  if (content.size !== end) throw new Stopped('network');
  return files;
}

/** Does the work for all bundles, some at a time. The first failure, or a pause, ends it for all. */
async function inParallel(
  bundles: Bundle[],
  signal: AbortSignal,
  work: (bundle: Bundle) => Promise<void>,
): Promise<void> {
  const queue = [...bundles];
  const next = async () => {
    for (let bundle = queue.shift(); bundle; bundle = queue.shift()) {
      if (signal.aborted) throw new Stopped('paused');
      await work(bundle);
    }
  };
  const paused = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Stopped('paused')));
  });
  const all = Promise.all(Array.from({ length: parallel }, next));
  await Promise.race([all, paused]).finally(() => queue.splice(0));
}

async function saveOnce(
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const site = await getJson<SiteList>(listFile);
  const name = copyPrefix + site.version;
  const earlier = await earlierFiles(name);
  const copy = await caches.open(name);
  const stored = await addressesIn(copy);
  const progress = progressOf(site, stored);
  if (!(await hasRoom(site.size - progress.size))) throw new Stopped('full');
  await copy.put(listFile, Response.json(site));
  onProgress({ ...progress });

  const pages = await caches.open(cacheNames.pages);
  const missing = ({ list }: Bundle) => list.filter(([address]) => !stored.has(address));
  const save = async (bundle: Bundle) => {
    const wanted = missing(bundle);
    const unchanged = await Promise.all(
      wanted.map(async ([address, hash]) => earlier.get(address + hash)?.match(address)),
    );
    const fetched = unchanged.every(Boolean) ? undefined : await getBundle(bundle);
    for (const [at, [address, , size]] of wanted.entries()) {
      await copy.put(address, unchanged[at] ?? fetched!.get(address)!);
      // What was kept of an earlier visit is older than this.
      await pages.delete(address, { ignoreVary: true });
      progress.files += 1;
      progress.size += size;
      if (!signal.aborted) onProgress({ ...progress });
    }
  };
  const ofPages = ({ list }: Bundle) => isPage(list[0]![0]);
  const incomplete = site.bundles.filter((bundle) => missing(bundle).length > 0);
  // A page is stored when all that it needs is.
  await inParallel(
    incomplete.filter((bundle) => !ofPages(bundle)),
    signal,
    save,
  );
  await inParallel(incomplete.filter(ofPages), signal, save);

  const { bundles: _, ...summary } = site;
  const savedAt = new Date().toISOString();
  await copy.put(summaryFile, Response.json({ ...summary, savedAt } satisfies SavedCopy));
}

/** Names what went wrong in the words of StopReason. */
function reasonOf(error: unknown): StopReason {
  if (error instanceof Stopped) return error.reason;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'refused' : 'network';
}

/**
 * Fetches what of the site is not on the device yet. Begins again where the site is replaced meanwhile; what did not change
 * is not fetched twice. Throws `Stopped`.
 */
export async function saveSite(
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await saveOnce(onProgress, signal);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== 'changed' || attempt === 3) throw new Stopped(reason);
    }
  }
}

/** Removes all that these pages keep on the device, the copy and what was visited. */
export async function removeCopy(): Promise<void> {
  const names = [...Object.values(cacheNames), ...(await copyNames())];
  await Promise.all(names.map((name) => caches.delete(name)));
}

export interface KeptPage {
  address: string;
  title: string;
}

/** The title of a stored page without the name of the site. */
async function titleOf(page: Response): Promise<string> {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(await unpack(page).text()) ?? [];
  const { documentElement } = new DOMParser().parseFromString(title, 'text/html');
  return documentElement.textContent.replace(/ \| [^|]*$/, '');
}

/** The pages that can be read without a network, by title. */
export async function keptPages(): Promise<KeptPage[]> {
  const titles = new Map<string, string>();
  for (const name of [...(await copyNames()), cacheNames.pages]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const address = new URL(request.url).pathname;
      const page = isPage(address) && address !== '/404' && (await cache.match(request));
      if (page) titles.set(address, await titleOf(page));
    }
  }
  return [...titles]
    .map(([address, title]) => ({ address, title }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
