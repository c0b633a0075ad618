import { isPage, isText, stylesPlace } from './address';
import {
  cacheNames,
  offerFile,
  savedPrefix,
  savedSiteFile,
  workerFile,
  type SavedSite,
  type SiteOffer,
  type WholeSite,
} from './names';

/** What the server offers now. */
export async function fetchOffer(): Promise<SiteOffer> {
  // The Wi-Fi of a Blox often never responds.
  const signal = AbortSignal.timeout(5000);
  return (await (await fetch(offerFile, { cache: 'no-store', signal })).json()) as SiteOffer;
}

/** Throws if the connection breaks off, or if something else answers. */
async function download(address: string, onProgress?: (bytes: number) => void): Promise<WholeSite> {
  const { ok, body } = await fetch(address, { cache: 'no-store' });
  if (!ok || !body) throw new Error(`No ${address}`);
  let received = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.length;
      onProgress?.(received);
      controller.enqueue(chunk);
    },
  });
  const unpacked = body.pipeThrough(count).pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(unpacked).json()) as WholeSite;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

/**
 * Saves the whole site into a new cache, which replaces the earlier one when it's complete. Starts the worker, because only that
 * can serve it.
 */
export async function saveSite(
  offer: SiteOffer,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  await navigator.serviceWorker.register(workerFile, { updateViaCache: 'none' });
  // Asks the browser not to evict it. It may refuse, which the page explains.
  void navigator.storage?.persist?.().catch(() => false);
  const { styles, files } = await download(offer.address, onProgress);
  const cacheName = savedPrefix + offer.address;
  const savedAt = new Date();
  // The same version may be saved already. A tab that was closed leaves a part of it, which doesn't count.
  const isSaved = await caches.match(savedSiteFile, { cacheName });
  try {
    const cache = await caches.open(cacheName);
    for (const [address, type, content] of files) {
      const text = isPage(address)
        ? content.replace(stylesPlace, () => `<style>${styles}</style>`)
        : content;
      const headers = { 'content-type': type, date: savedAt.toUTCString() };
      await cache.put(address, new Response(isText(type) ? text : bytesOf(content), { headers }));
    }
    const saved: SavedSite = { ...offer, savedAt: savedAt.toISOString() };
    await cache.put(savedSiteFile, Response.json(saved));
  } catch (error) {
    if (!isSaved) await caches.delete(cacheName);
    throw error;
  }
  await navigator.serviceWorker.ready;
  // Workers before December 2026 saved into `docs-site-` or `docs-copy-`. Pages of earlier visits are older than the saved ones.
  const isEarlier = (name: string) =>
    name === cacheNames.pages || (/^docs-(saved|site|copy)-/.test(name) && name !== cacheName);
  await Promise.all((await caches.keys()).filter(isEarlier).map((name) => caches.delete(name)));
}

/** Removes everything that was saved, and that tells what was read. */
export async function removeAll(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('docs-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}
