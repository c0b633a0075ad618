import { summaryFile } from '../copy/names';
import { copyNames } from '../copy/pack';

declare const self: ServiceWorkerGlobalScope;

/**
 * Removes the copies of earlier builds. Waits until a single page is open that uses no file that only they have: a page of an
 * earlier build may still ask for its scripts.
 *
 * @param inUse the files of the page that is open
 */
export async function tidy(inUse: string[]): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [newest, ...earlier] = await copyNames();
  if (windows.length > 1 || !newest || earlier.length === 0) return;
  const has = async (cacheName: string, file: string) =>
    Boolean(await caches.match(file, { cacheName, ignoreVary: true }));
  if (!(await has(newest, summaryFile))) return;
  for (const name of earlier) {
    const used = await Promise.all(
      inUse.map(async (file) => (await has(name, file)) && !(await has(newest, file))),
    );
    if (!used.some(Boolean)) await caches.delete(name);
  }
}
