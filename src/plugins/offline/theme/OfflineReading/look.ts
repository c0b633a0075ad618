import { isPage } from '../../address';
import { canKeepPages } from '../../device';
import { savedSite } from '../../kept';
import { cacheNames, offlinePage, type KeptPage, type SavedSite } from '../../names';

/** What this device has. */
export interface Found {
  saved: SavedSite | undefined;
  /** The pages of the saved site, and those that were read. */
  pages: KeptPage[];
}

/** The title of a page, without the name of the site. */
async function titleIn(page: Response): Promise<string> {
  const { title } = new DOMParser().parseFromString(await page.text(), 'text/html');
  return title.replace(/ \| [^|]*$/, '');
}

/** Looks what's on this device; `impossible` where nothing can be. */
export async function look(): Promise<Found | 'impossible'> {
  if (!canKeepPages()) return 'impossible';
  try {
    const saved = await savedSite();
    const pages = [...(saved?.pages ?? [])];
    const known = new Set([offlinePage, ...pages.map(({ address }) => address)]);
    const visited = await caches.open(cacheNames.pages);
    for (const request of await visited.keys()) {
      const address = new URL(request.url).pathname;
      if (isPage(address) && !known.has(address))
        pages.push({ address, title: await titleIn((await visited.match(request))!) });
    }
    return { saved, pages };
  } catch {
    // In private windows, some browsers have the API but reject its use.
    return 'impossible';
  }
}
