import { isPage } from './address';
import { cacheNames } from './names';
import { filesIn, readCopies } from './stored';

export interface KeptPage {
  address: string;
  title: string;
}

/** The title of a page without the name of the site. */
async function titleOf(page: Response): Promise<string> {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(await page.text()) ?? [];
  const { documentElement } = new DOMParser().parseFromString(title, 'text/html');
  return documentElement.textContent.replace(/ \| [^|]*$/, '');
}

/** The pages that can be read without a network, by title. */
export async function keptPages(): Promise<KeptPage[]> {
  const titles = new Map<string, string>();
  for (const copy of await readCopies())
    for (const bundle of copy.stored)
      for (const [address, page] of await filesIn(copy, bundle, isPage))
        if (address !== '/404') titles.set(address, await titleOf(page));
  const visited = await caches.open(cacheNames.pages);
  for (const request of await visited.keys())
    titles.set(new URL(request.url).pathname, await titleOf((await visited.match(request))!));
  return [...titles]
    .map(([address, title]) => ({ address, title }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
