import { hashedFilesIn, isOurs } from '../copy/address';
import { cacheNames, type KeepMessage } from '../copy/names';
import { savedFile } from '../copy/pack';
import { strategyFor } from './files';
import { storePage } from './pages';

declare const self: ServiceWorkerGlobalScope;

/** Fetches and stores a page; gives its text, or none where it cannot be had. */
async function keepPage(event: ExtendableEvent, page: string): Promise<string> {
  try {
    const [answer, done] = storePage.handleAll({ event, request: page });
    const text = await (await answer).clone().text();
    await done;
    return text;
  } catch {
    return '';
  }
}

async function isStored(file: string): Promise<boolean> {
  const { assets, files } = cacheNames;
  const found = await Promise.all([
    ...[assets, files].map((cacheName) => caches.match(file, { cacheName, ignoreVary: true })),
    savedFile(file),
  ]);
  return found.some(Boolean);
}

async function keepFile(event: ExtendableEvent, file: string): Promise<void> {
  if (await isStored(file)) return;
  const request = new Request(file);
  const strategy = strategyFor({ url: new URL(request.url), request });
  await Promise.all(strategy.handleAll({ event, request }));
}

/** Data is for the search, which works offline where the whole site is saved. */
const isNeeded = (file: string) => !file.endsWith('.json');

/**
 * Stores what a page shows and needs where the worker did not see it: the first page of a visit was there before the
 * worker, and a page reached by a link comes as scripts, not as the HTML that a reload asks for. The HTML is stored with
 * the scripts that it names, because after a deployment they are others than those of the page that is open.
 */
export async function keep(event: ExtendableEvent, { page, files }: KeepMessage): Promise<void> {
  const ours = (file: string) => isOurs(new URL(file, self.location.origin), self.location.origin);
  const named =
    page && ours(page) ? hashedFilesIn(await keepPage(event, page)).filter(isNeeded) : [];
  const wanted = new Set([...files.filter(ours), ...named]);
  await Promise.allSettled([...wanted].map((file) => keepFile(event, file)));
}
