import { isPage } from './address';
import { cacheNames } from './names';
import { readCopies } from './stored';

export interface KeptPage {
  address: string;
  title: string;
}

/** The title of a visited page, without the name of the site. */
async function pageTitle(page: Response): Promise<string> {
  const { title } = new DOMParser().parseFromString(await page.text(), 'text/html');
  return title.replace(/ \| [^|]*$/, '');
}

/** The pages that can be read without a network, by title. */
export async function keptPages(): Promise<KeptPage[]> {
  const titles = new Map<string, string>();
  const saved = (await readCopies()).flatMap(({ stored }) => stored).flatMap(({ files }) => files);
  for (const [address, , title = address] of saved)
    if (isPage(address) && address !== '/404') titles.set(address, title);
  const visited = await caches.open(cacheNames.pages);
  for (const request of await visited.keys())
    titles.set(new URL(request.url).pathname, await pageTitle((await visited.match(request))!));
  return [...titles]
    .map(([address, title]) => ({ address, title }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
