import { isPage } from './address';
import { cacheNames, savedSiteFile, type SavedSite } from './names';

/** A page or file that's on this device. A page that was read is newer than the saved one. */
export async function keptFile(address: string): Promise<Response | undefined> {
  const options = { ignoreVary: true };
  const read = await caches.match(address, { ...options, cacheName: cacheNames.pages });
  return read ?? caches.match(address, options);
}

/** The saved site, if there's a complete one. */
export const savedSite = async (): Promise<SavedSite | undefined> =>
  (await (await caches.match(savedSiteFile))?.json()) as SavedSite | undefined;

/** Links to the pages that were read, by title, as list items in HTML. */
export async function linksToReadPages(): Promise<string[]> {
  const cache = await caches.open(cacheNames.pages);
  const links = (await cache.keys()).map(async (request) => {
    const { pathname } = new URL(request.url);
    if (!isPage(pathname)) return [];
    const html = await (await cache.match(request))!.text();
    const title = /<title[^>]*>([^<]*?)(?: \| [^|<]*)?<\/title>/.exec(html)?.[1];
    return `<li><a href="${pathname}">${title ?? pathname}</a></li>`;
  });
  return (await Promise.all(links)).flat();
}
