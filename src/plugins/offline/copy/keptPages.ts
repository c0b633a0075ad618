import { isPage } from './address';
import { cacheNames } from './names';
import { readCopies } from './stored';

export interface KeptPage {
  address: string;
  title: string;
  /** The section of the menu. Pages such as the start page have none. */
  section?: string | undefined;
}

export interface KeptSection {
  name: string | undefined;
  /** By title. */
  pages: KeptPage[];
}

/** The title of a visited page, without the name of the site, and its section. */
async function readPage(address: string, page: Response): Promise<KeptPage> {
  const html = new DOMParser().parseFromString(await page.text(), 'text/html');
  // The first breadcrumb is the start page, and the last the page itself.
  const crumbs = [...html.querySelectorAll('.breadcrumbs__item')];
  const section = crumbs.length > 2 ? crumbs[1]!.textContent : undefined;
  return { address, title: html.title.replace(/ \| [^|]*$/, ''), section };
}

/** The pages that can be read without a network, by the sections of the menu. Those without a section come last. */
export async function keptPages(): Promise<KeptSection[]> {
  const copies = await readCopies();
  const pages = new Map<string, KeptPage>();
  for (const [address, , title = address, section] of copies
    .flatMap(({ stored }) => stored)
    .flatMap(({ files }) => files))
    if (isPage(address) && address !== '/404') pages.set(address, { address, title, section });
  const visited = await caches.open(cacheNames.pages);
  for (const request of await visited.keys()) {
    const address = new URL(request.url).pathname;
    const page = await readPage(address, (await visited.match(request))!);
    pages.set(address, { ...page, section: pages.get(address)?.section ?? page.section });
  }
  const sorted = [...pages.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const names = new Set(copies.flatMap(({ sections = [] }) => sections));
  for (const { section } of sorted) if (section) names.add(section);
  return [...names, undefined]
    .map((name) => ({ name, pages: sorted.filter(({ section }) => section === name) }))
    .filter((section) => section.pages.length > 0);
}
