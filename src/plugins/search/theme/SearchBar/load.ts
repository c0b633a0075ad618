import type { PageText } from '../../engine/document';
import type { PackedIndex } from '../../engine/packedIndex';
import type { SearchEngine } from '../../engine/SearchEngine';

/** There's no index: `npm start` doesn't make one. */
export class NoIndexError extends Error {}

/** A newer build was published, and the files of this page's build are gone from the server. */
export class OutdatedError extends Error {}

/** Without an answer within this time, there's no connection. */
const answerTimeoutMs = 5000;

const requests = new Map<string, Promise<unknown>>();

/** Loads something once. What failed is loaded again with the next call. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const request = (requests.get(key) ?? load()) as Promise<T>;
  requests.set(key, request);
  request.catch(() => requests.delete(key));
  return request;
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} didn't load: ${response.status}.`);
  return (await response.json()) as T;
}

const indexIn = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;

/** Whether the server has another build than this page. */
async function isOutdated(): Promise<boolean> {
  const response = await fetch(window.location.href, {
    cache: 'no-store',
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const current = indexIn(page);
  return current !== undefined && current !== indexIn(document);
}

async function loadIndex(address: string): Promise<SearchEngine> {
  const [{ SearchEngine }, index] = await Promise.all([
    import('../../engine/SearchEngine'),
    fetchJson<PackedIndex>(address),
  ]);
  return new SearchEngine(index);
}

/** The search engine with its index, which every page of the production build names in its head. */
export const loadEngine = (): Promise<SearchEngine> =>
  once('engine', async () => {
    const address = indexIn(document);
    if (!address) throw new NoIndexError();
    try {
      return await loadIndex(address);
    } catch (error) {
      throw (await isOutdated().catch(() => false)) ? new OutdatedError() : error;
    }
  });

/** The same for the archive, with its texts. */
export const loadArchive = (): Promise<SearchEngine> =>
  once('archive', async () => loadIndex((await loadEngine()).archive!));

/** The text of a page. */
export const loadText = (address: string): Promise<PageText> =>
  once(address, () => fetchJson<PageText>(address));
