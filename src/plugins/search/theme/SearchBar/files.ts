import type { SearchIndex } from '../../engine/index-file';

const files = new Map<string, Promise<unknown>>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} did not load: ${response.status}.`);
  return response.json();
}

/** Fetches a file once; one that failed is fetched again with the next call. */
function load(address: string): Promise<unknown> {
  const file = files.get(address) ?? fetchJson(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/** The search index, which every page names in its head. */
export async function loadIndex(): Promise<SearchIndex> {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="search-index"]')!;
  return (await load(content)) as SearchIndex;
}

/** Texts of sections that have been fetched, by the address of their file. */
export const loadedTexts = new Map<string, string[]>();

export async function loadTexts(address: string): Promise<string[]> {
  const texts = (await load(address)) as string[];
  loadedTexts.set(address, texts);
  return texts;
}
