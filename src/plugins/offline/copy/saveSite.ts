import { copyPrefix, cacheNames, listFile, type Bundle, type SiteList } from './names';
import { readCopy, type Copy } from './stored';

/** Why saving stopped before its end. */
export type StopReason = 'paused' | 'network' | 'full' | 'changed' | 'refused';

export class Stopped extends Error {
  constructor(readonly reason: StopReason) {
    super(reason);
  }
}

export function reasonOf(error: unknown): StopReason {
  if (error instanceof Stopped) return error.reason;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'refused' : 'network';
}

const parallel = 6;
const fileTimeoutMs = 30_000;

/** Fetches a file from the server, past the browser's cache. */
async function get(address: string, ...signals: AbortSignal[]): Promise<Response> {
  const signal = AbortSignal.any([AbortSignal.timeout(fileTimeoutMs), ...signals]);
  const answer = await fetch(address, { cache: 'no-store', signal });
  // The list names only what the server had: it has another build by now.
  if (answer.status === 404) throw new Stopped('changed');
  if (!answer.ok) throw new Stopped('network');
  return answer;
}

/** What the server has to offer. */
export const fetchList = async (...signals: AbortSignal[]): Promise<SiteList> =>
  (await (await get(listFile, ...signals)).json()) as SiteList;

/** How many files these bundles have, and how many bytes they take to fetch and on the device. */
export function sizeOf(bundles: Bundle[]): { files: number; bytes: number } {
  const sizes = bundles.flatMap(({ files }) => files.map(([, size]) => size));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Whether the browser has room for so many bytes; also true where it does not say. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || quota - usage > bytes;
}

async function fetchBundle(bundle: Bundle, signal: AbortSignal): Promise<Response> {
  const content = await (await get(bundle.address, signal)).blob();
  // Something else has answered, such as the sign-in page of a network.
  if (content.size !== sizeOf([bundle]).bytes) throw new Stopped('network');
  return new Response(content);
}

/** Fetches what of the site is not on the device yet. Throws for one of the reasons to stop. */
export async function saveSite(
  onProgress: (copy: Copy) => void,
  signal: AbortSignal,
): Promise<void> {
  const site = await fetchList(signal);
  const cacheName = copyPrefix + site.version;
  const cache = await caches.open(cacheName);
  await cache.put(listFile, Response.json({ ...site, savedAt: new Date().toISOString() }));
  const copy = (await readCopy(cacheName))!;
  const missing = copy.bundles.filter((bundle) => !copy.stored.includes(bundle));
  if (!(await hasRoom(sizeOf(missing).bytes))) throw new Stopped('full');
  onProgress({ ...copy });

  const next = async () => {
    for (let bundle = missing.shift(); bundle; bundle = missing.shift()) {
      // What did not change is in the copy of an earlier build.
      const unchanged = await caches.match(bundle.address);
      await cache.put(bundle.address, unchanged ?? (await fetchBundle(bundle, signal)));
      signal.throwIfAborted();
      copy.stored = [...copy.stored, bundle];
      onProgress({ ...copy });
    }
  };
  await Promise.all(Array.from({ length: parallel }, next));
  // What was kept of earlier visits is older than this.
  await caches.delete(cacheNames.pages);
}
