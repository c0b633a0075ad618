import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { routeOf } from '../copy/address';
import { savedFile } from '../copy/pack';

/** Seconds that the network has to answer before what is stored is shown. */
export const patience = 2;

const days = (count: number) => count * 24 * 60 * 60;

/** Keeps the files that were used last; gives way when the device has no room. */
export const limited = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days(180), purgeOnQuotaError: true });

/** Scripts and data are no pages: a server that answers for a file that is gone with a page, and 200, must not break them for good. */
const isPage = (answer: Response) => /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

/** Stores no page under the name of a file. */
export const noPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPage(response) ? null : response),
};

/** Stores only what the server meant to give. A redirected answer may not be shown for another address, so it is copied. */
export const onlyGood: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    return response.redirected
      ? new Response(response.body, { headers: response.headers })
      : response;
  },
};

/** A server that is there but broken counts like one that is not: what is stored serves the reader better. */
export const brokenIsGone: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    return response;
  },
};

/** Where the cache of the strategy has nothing, the copy of the whole site may. */
export const alsoSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await savedFile(request.url)),
};

/** Pages are stored under their route, whichever way they were asked for. */
export const underRoute: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return url.origin + routeOf(url.pathname);
  },
};
