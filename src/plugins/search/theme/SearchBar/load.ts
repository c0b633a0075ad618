import type { AsPlainObject } from 'minisearch';
import type { Section } from '../../engine/document';
import type { SearchEngine } from '../../engine/SearchEngine';

/** There's no index: `npm start` doesn't make one. */
export class NoIndexError extends Error {}

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

/** The search engine with its index, which every page of the production build names in its head. */
export const loadEngine = (): Promise<SearchEngine> =>
  once('engine', async () => {
    const address = document.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;
    if (!address) throw new NoIndexError();
    const [{ SearchEngine }, index] = await Promise.all([
      import('../../engine/SearchEngine'),
      fetchJson<AsPlainObject>(address),
    ]);
    return new SearchEngine(index);
  });

/** The sections of a page. */
export const loadSections = (address: string): Promise<Section[]> =>
  once(address, () => fetchJson<Section[]>(address));
