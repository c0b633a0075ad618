import { cacheNames, listFile, progressFile, type SiteList } from '../copy/names';

declare const self: ServiceWorkerGlobalScope;

/**
 * Removes from the saved copy what only earlier builds had. Waits until a single page is open that does not use any of
 * it: a page of the earlier build may still ask for its scripts.
 *
 * @param inUse the files of the page that is open
 */
export async function tidy(inUse: string[]): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const saved = await caches.open(cacheNames.saved);
  const stored = await saved.match(listFile);
  // While a newer copy is on its way, its files are not in the list yet.
  if (!stored || (await saved.match(progressFile))) return;
  const { list } = (await stored.json()) as SiteList;
  const current = new Set([listFile, ...list.map(([address]) => address)]);
  const old = (await saved.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  const used = new Set(inUse);
  if (old.some(({ url }) => used.has(new URL(url).pathname))) return;
  await Promise.all(old.map((request) => saved.delete(request)));
}
