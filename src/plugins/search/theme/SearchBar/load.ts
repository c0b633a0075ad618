import { textFile, type PageText, type SerializedIndex } from '../../engine/document';
import type { SearchEngine } from '../../engine/SearchEngine';

const notLoaded =
  'You may be offline, for example on the Wi-Fi of a Blox. Or this site has changed since you opened the page.';

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
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as T;
}

/** The address of the index, which every page of the production build names in its head. */
function indexAddress(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="search-index"]');
  if (!meta)
    throw new Error('It needs the production build: npm run build, and then npm run serve.');
  return meta.content;
}

/** The search engine, ready to search. */
export const loadEngine = (): Promise<SearchEngine> =>
  once('engine', async () => {
    const address = indexAddress();
    const loaded = Promise.all([
      import('../../engine/SearchEngine'),
      fetchJson<SerializedIndex>(address),
    ]);
    const [{ SearchEngine }, index] = await loaded.catch(() => {
      throw new Error(notLoaded);
    });
    return new SearchEngine(index);
  });

/** The text of a page. */
export const loadText = (route: string): Promise<PageText> =>
  once(route, () => fetchJson(indexAddress().replace('index.json', textFile(route))));
