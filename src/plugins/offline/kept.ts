import { cacheNames, savedSiteFile, type SavedSite } from './names';

/**
 * A page or file that's on this device. The offline page comes with the scripts of its own build, and a page that was read is newer
 * than the saved one.
 */
export async function keptFile(address: string): Promise<Response | undefined> {
  const options = { ignoreVary: true };
  for (const cacheName of [cacheNames.fallback, cacheNames.pages]) {
    const kept = await caches.match(address, { ...options, cacheName });
    if (kept) return kept;
  }
  return caches.match(address, options);
}

/** The saved site, if there's a complete one. */
export async function savedSite(): Promise<SavedSite | undefined> {
  const saved = await caches.match(savedSiteFile);
  return (await saved?.json()) as SavedSite | undefined;
}
