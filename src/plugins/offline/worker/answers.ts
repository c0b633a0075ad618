import { pageRoute } from '../../../pages-schema/routes';
import { isHashed, isPage } from '../address';
import { keptFile, linksToReadPages, savedSite } from '../kept';
import { cacheNames } from '../names';

/** How long the network may take if the page is kept. The Wi-Fi of a Blox often never responds. */
const networkMs = 3000;

/** The same if it isn't. It's longer, because a slow answer is better than none. */
const giveUpMs = 15_000;

/** From this age, a page from the device says how old it is. */
const freshMs = 24 * 60 * 60 * 1000;

/** How many hashed files are kept, the newest ones. A build has about 600; those of earlier builds stay for pages that name them. */
const maxAssets = 1000;

/** Keeps a page or a file. As a new response, because a navigation can't be answered with one that was redirected. */
async function keep(address: string, response: Response): Promise<void> {
  const cache = await caches.open(isHashed(address) ? cacheNames.assets : cacheNames.pages);
  await cache.put(address, new Response(response.body, { headers: response.headers }));
  if (!isHashed(address)) return;
  for (const old of (await cache.keys()).slice(0, -maxAssets)) await cache.delete(old);
}

/** Fetches from the server, and keeps what is what it should be: some hosts answer for missing files with a page and status 200. */
async function fetchAndKeep(event: FetchEvent, address: string): Promise<Response> {
  // The browser's own cache may have a page of an earlier build.
  const response = await fetch(event.request, isHashed(address) ? {} : { cache: 'no-cache' });
  // What's kept is better for the reader than an error of the server.
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
  const isHtml = Boolean(response.headers.get('content-type')?.startsWith('text/html'));
  if (response.ok && isHtml === isPage(address))
    event.waitUntil(keep(address, response.clone()).catch(() => undefined));
  return response;
}

/** Adds a note to an old page, at the top of its body, where React doesn't look. */
async function withAge(page: Response): Promise<Response> {
  const kept = new Date(page.headers.get('date') ?? '');
  if (!(Date.now() - kept.getTime() > freshMs)) return page;
  const day = kept.toLocaleDateString('en-US', { dateStyle: 'long' });
  const note = `<aside class="saved-copy" aria-label="Saved copy">The site didn't answer. This copy is from ${day}.</aside>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(html, { headers: page.headers });
}

/** Answers a navigation to what's neither online nor on the device. Browsers encode what could be HTML in the address. */
async function missing(address: string): Promise<Response> {
  // When the whole site is saved, a page that's missing doesn't exist.
  const notFound = isPage(address) && (await savedSite()) && (await keptFile('/404'));
  if (notFound) return new Response(notFound.body, { status: 404, headers: notFound.headers });
  const links = await linksToReadPages();
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This page isn't on your device</title>
<style>
body { max-width: 40rem; margin: auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
a { display: inline-block; min-height: 44px; color: #03696b }
</style>
<main>
<h1>This page isn't on your device</h1>
<p>The network didn't answer, and <code>${address}</code> wasn't saved before. Go back to a Wi-Fi with internet, then <a href="">try again</a>.</p>
<p>${links.length > 0 ? 'These pages are on your device:' : 'No page is on this device yet.'}</p>
<ul>${links.join('')}</ul>
</main>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } });
}

const rejectAfter = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, ms);
  });

/**
 * Answers for a page, or a file with a fixed name: from the server, or else from the device. What the server answers too late
 * replaces what's kept. Other files change their names with their content: from the device first.
 */
export async function answerTo(event: FetchEvent, path: string): Promise<Response> {
  const address = pageRoute(path);
  if (isHashed(address)) return (await keptFile(address)) ?? fetchAndKeep(event, address);
  const answer = fetchAndKeep(event, address);
  event.waitUntil(answer.catch(() => undefined));
  const kept = await keptFile(address);
  try {
    return await Promise.race([answer, rejectAfter(kept ? networkMs : giveUpMs)]);
  } catch {
    if (kept) return isPage(address) ? withAge(kept) : kept;
    return event.request.mode === 'navigate' ? missing(address) : Response.error();
  }
}
