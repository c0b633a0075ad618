import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { routeOf } from '../copy/address';
import { cacheNames, offlinePage, summaryFile } from '../copy/names';
import { savedFile } from '../copy/pack';
import { alsoSaved, brokenIsGone, limited, onlyGood, patience, underRoute } from './parts';

/** Seconds of patience shortly after the network let a page wait in vain: on the Wi-Fi of a Blox it will do so again. */
const shortPatience = 0.3;

/** How long that is remembered, in milliseconds. */
const memory = 60_000;

/** Milliseconds that the network has for a page that is not stored, before the reader is told what is. */
const lastPatience = 15_000;

let silentAt = -Infinity;

const noticeSilence: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    silentAt = -Infinity;
    return response;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (cachedResponse) silentAt = performance.now();
    return cachedResponse;
  },
};

/** Asks the server whether a page is still the newest: what the browser keeps for minutes may be of an earlier build. */
const pastBrowserCache: WorkboxPlugin = {
  requestWillFetch: async ({ request: { url, mode, headers } }) =>
    new Request(url, {
      headers,
      cache: 'no-cache',
      redirect: mode === 'navigate' ? 'manual' : 'follow',
    }),
};

const pagesWithin = (networkTimeoutSeconds: number) =>
  new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds,
    plugins: [
      underRoute,
      pastBrowserCache,
      onlyGood,
      brokenIsGone,
      alsoSaved,
      noticeSilence,
      limited(150),
    ],
  });

const patient = pagesWithin(patience);
const impatient = pagesWithin(shortPatience);

/** Fetches a page and stores it. */
export const storePage = patient;

const after = (milliseconds: number) =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No answer in time.')), milliseconds),
  );

/** What a reader gets who asks for a page that neither the network nor the device has. */
async function notHere(url: URL): Promise<Response> {
  const route = routeOf(url.pathname);
  const offline = await matchPrecache(offlinePage);
  if (route === offlinePage) return offline ?? Response.error();
  const notFound = (await savedFile(summaryFile)) && (await savedFile('/404'));
  // With the whole site on the device, what is not there does not exist.
  if (notFound) return new Response(notFound.body, { status: 404, headers: notFound.headers });
  return Response.redirect(`${offlinePage}?page=${encodeURIComponent(url.pathname)}`);
}

/** Shows a page: from the network if it answers soon, else as stored, else an explanation. */
export async function openPage({
  event,
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const strategy = performance.now() - silentAt < memory ? impatient : patient;
  try {
    return await Promise.race([strategy.handle({ event, request }), after(lastPatience)]);
  } catch {
    return notHere(url);
  }
}
