import { hashedFilesIn, isHashed, isOurs } from '../copy/address';
import { bundleFolder, listFile, type KeepMessage } from '../copy/names';
import { copyHas, isComplete, readCopies } from '../copy/stored';
import { strategyFor } from './files';
import { pages } from './pages';

declare const self: ServiceWorkerGlobalScope;

/** Fetches and stores a page. Returns its text; undefined without a response. */
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
  const strategy = strategyFor({ url: new URL(request, self.location.origin) });
  const { cacheName } = strategy;
  if (await caches.match(request, { cacheName, ignoreVary: true })) return;
  await Promise.all(strategy.handleAll({ event, request }));
}

/**
 * Stores what the worker didn't see: the first page of a visit, which loads before the worker, and the HTML of pages reached by
 * a link, which load as scripts. The HTML is stored with the scripts in it, which may be of a newer build than the open page.
 */
export async function keep(event: ExtendableEvent, { page, files }: KeepMessage): Promise<void> {
  const { origin } = self.location;
  const ours = (file: string) =>
    isOurs(new URL(file, origin), origin) && file !== listFile && !file.startsWith(bundleFolder);
  const named = page && ours(page) ? hashedFilesIn(await keepPage(event, page)) : [];
  // Skips the search index, which most visits don't need.
  const needed = named.filter((file) => !file.endsWith('.json'));
  const wanted = new Set([...files.filter(ours), ...needed]);
  const copies = await readCopies();
  const missing = [...wanted].filter((file) => !copies.some((copy) => copyHas(copy, file)));
  await Promise.allSettled(missing.map((file) => keepFile(event, file)));
}

/**
 * Removes the copies of earlier builds, unless they may be in use: by another page, or by this one, which uses a file that
 * the newest copy does not have.
 */
export async function removeEarlierCopies({ files }: KeepMessage): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [newest, ...earlier] = await readCopies();
  if (windows.length > 1 || !newest || !isComplete(newest)) return;
  if (files.filter(isHashed).every((file) => copyHas(newest, file)))
    await Promise.all(earlier.map(({ cacheName }) => caches.delete(cacheName)));
}
