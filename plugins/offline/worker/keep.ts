import { hashedFilesIn, isHashed, isOurs } from '../copy/address';
import { summaryFile, type KeepMessage } from '../copy/names';
import { copyNames } from '../copy/pack';
import { strategyFor } from './files';
import { pages } from './pages';

declare const self: ServiceWorkerGlobalScope;

/** Fetches and stores a page. Returns its text, or none if there is no answer. */
async function keepPage(event: ExtendableEvent, page: string): Promise<string> {
  try {
    const [answer, done] = pages.handleAll({ event, request: page });
    const text = await (await answer).clone().text();
    await done;
    return text;
  } catch {
    return '';
  }
}

async function keepFile(event: ExtendableEvent, request: string): Promise<void> {
  if (await caches.match(request, { ignoreVary: true })) return;
  const url = new URL(request, self.location.origin);
  await Promise.all(strategyFor({ url }).handleAll({ event, request }));
}

/**
 * Stores what the worker didn't see: the first page of a visit, which loads before the worker, and the HTML of pages reached by
 * a link, which load as scripts. The HTML is stored with the scripts in it, which may be of a newer build than the open page.
 */
export async function keep(event: ExtendableEvent, { page, files }: KeepMessage): Promise<void> {
  const ours = (file: string) => isOurs(new URL(file, self.location.origin), self.location.origin);
  const named = page && ours(page) ? hashedFilesIn(await keepPage(event, page)) : [];
  // Search works offline only in a saved copy.
  const needed = named.filter((file) => !file.endsWith('.json'));
  const wanted = new Set([...files.filter(ours), ...needed]);
  await Promise.allSettled([...wanted].map((file) => keepFile(event, file)));
}

/**
 * Removes the copies of earlier builds, unless they may be in use: by another page, or by this one, which uses a file that
 * the newest copy does not have.
 */
export async function removeEarlierCopies({ files }: KeepMessage): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [cacheName, ...earlier] = await copyNames();
  const has = (file: string) => caches.match(file, { cacheName: cacheName!, ignoreVary: true });
  if (windows.length > 1 || !cacheName || !(await has(summaryFile))) return;
  const used = await Promise.all(files.filter(isHashed).map(has));
  if (used.every(Boolean)) await Promise.all(earlier.map((name) => caches.delete(name)));
}
