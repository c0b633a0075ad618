import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { canonicalRoute } from '../copy/address';
import { cacheNames, offlinePage } from '../copy/names';
import { isComplete, readCopies, savedFile } from '../copy/stored';
import { alsoSaved, limited } from './files';

/** Network timeout if the page is stored. The Wi-Fi of a Blox often never responds. */
const networkTimeoutSeconds = 1;

/** Network timeout if the page isn't stored. It's longer, because a slow answer is better than none. */
const giveUpMs = 15_000;

const likePages: WorkboxPlugin = {
  /** Pages are stored under their route, whichever form of the URL was requested. */
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return url.origin + canonicalRoute(url.pathname);
  },
  /** The browser's HTTP cache may have a page of an earlier build. */
  requestWillFetch: async ({ request: { url, mode, headers } }) =>
    new Request(url, {
      headers,
      cache: 'no-cache',
      redirect: mode === 'navigate' ? 'manual' : 'follow',
    }),
  /** A server error counts as no response, because a stored page is better for the reader. */
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    return response;
  },
  /** A navigation can't be answered with a redirected response, so it's copied. */
  cacheWillUpdate: async ({ response }) => {
    if (!response.ok || !response.redirected) return response.ok ? response : null;
    return new Response(response.body, { headers: response.headers });
  },
};

/** From this age, a stored page says how old it is. */
const freshMs = 24 * 60 * 60 * 1000;

/** Adds a note to an old page, at the top of its body, where React doesn't look. */
async function withAge(page: Response): Promise<Response> {
  const stored = new Date(page.headers.get('date') ?? '');
  if (!(Date.now() - stored.getTime() > freshMs)) return page;
  const day = stored.toLocaleDateString('en-US', { dateStyle: 'long' });
  const note = `<aside class="saved-copy" aria-label="Saved copy">The site didn't answer. This copy is from ${day}.</aside>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(html, { headers: page.headers });
}

/** An answer from the network may be as old, by its date, where the clock of the device is wrong. */
const aged: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (cachedResponse) state!.isStored = true;
    return cachedResponse;
  },
  handlerWillRespond: async ({ response, state }) =>
    state!.isStored ? withAge(response) : response,
};

/** Fetches and stores pages. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [likePages, alsoSaved, limited('pages'), aged],
});

/** Fallback for a page that is neither online nor stored. */
async function fallback(url: URL): Promise<Response> {
  const offline = await matchPrecache(offlinePage);
  if (canonicalRoute(url.pathname) === offlinePage) return offline ?? Response.error();
  // When the whole site is saved, a page that is missing doesn't exist, unless it's left out.
  const copies = await readCopies();
  const exists = copies.some(({ leftOut }) => leftOut?.includes(canonicalRoute(url.pathname)));
  const notFound = !exists && copies.some(isComplete) && (await savedFile('/404'));
  if (notFound) return new Response(notFound.body, { status: 404, headers: notFound.headers });
  return Response.redirect(`${offlinePage}?page=${encodeURIComponent(url.pathname)}`);
}

/** Answers with the page from the network, or else the stored page, or else the fallback. */
export async function openPage({
  event,
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const silence = new Promise<never>((_, reject) => setTimeout(reject, giveUpMs));
  try {
    return await Promise.race([pages.handle({ event, request }), silence]);
  } catch {
    return fallback(url);
  }
}
