import { copyPrefix, cacheNames, listFile, type Bundle, type SiteList } from './names';
import { copyHas, readCopy, type Copy } from './stored';

/** Why saving stopped early. `failed` is an error of our own. */
export type StopReason = 'paused' | 'network' | 'full' | 'changed' | 'refused' | 'failed';

export class Stopped extends Error {
  constructor(readonly reason: StopReason) {
    super(reason);
  }
}

export function failureReason(error: unknown): StopReason {
  if (error instanceof Stopped) return error.reason;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'refused' : 'failed';
}

/** Downloads at a time: as many as browsers allow for a host over HTTP/1.1. */
const parallel = 6;

/** After this time without a whole file, the connection counts as lost. */
const fileTimeoutMs = 30_000;

/**
 * Fetches a file from the server, past the browser's cache. Throws `Stopped`. The timeout has its own controller, because
 * Firefox 115, Safari 16.4, and Chrome 111 don't have `AbortSignal.any`.
 */
async function get<T>(
  address: string,
  read: (response: Response) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, fileTimeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    signal?.throwIfAborted();
    const response = await fetch(address, { cache: 'no-store', signal: controller.signal });
    // The list names only files that existed, so a missing one means that a new build was published.
    if (response.status === 404) throw new Stopped('changed');
    if (!response.ok) throw new Stopped('network');
    return await read(response);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof Stopped ? error : new Stopped('network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** The site as the server has it now. */
export const fetchList = (signal?: AbortSignal): Promise<SiteList> =>
  get(listFile, async (response) => (await response.json()) as SiteList, signal);

/** The number of files in these bundles, and their bytes, both to fetch and on the device. */
export function totalSize(bundles: Bundle[]): { files: number; bytes: number } {
  const sizes = bundles.flatMap(({ files }) => files.map(([, size]) => size));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Whether the browser has room for these bytes; true if it doesn't say. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || quota - usage > bytes;
}

async function fetchBundle(bundle: Bundle, signal: AbortSignal): Promise<Response> {
  const content = await get(bundle.address, (response) => response.blob(), signal);
  // Got something else, such as a captive portal.
  if (content.size !== totalSize([bundle]).bytes) throw new Stopped('network');
  return new Response(content);
}

/** Fetches everything that isn't on the device yet. `failureReason` says why it threw. */
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
  if (!(await hasRoom(totalSize(missing).bytes))) throw new Stopped('full');
  onProgress({ ...copy });

  const next = async () => {
    for (let bundle = missing.shift(); bundle; bundle = missing.shift()) {
      // Bundles that didn't change are in the copy of an earlier build.
      const unchanged = await caches.match(bundle.address);
      await cache.put(bundle.address, unchanged ?? (await fetchBundle(bundle, signal)));
      signal.throwIfAborted();
      copy.stored = [...copy.stored, bundle];
      onProgress({ ...copy });
    }
  };
  await Promise.all(Array.from({ length: parallel }, next));
  // Pages of earlier visits are older than the copy. Those that it leaves out stay.
  const visited = await caches.open(cacheNames.pages);
  for (const request of await visited.keys())
    if (copyHas(copy, new URL(request.url).pathname)) await visited.delete(request);
}
