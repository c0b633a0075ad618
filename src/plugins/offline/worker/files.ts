import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { isHashed } from '../copy/address';
import { cacheNames } from '../copy/names';
import { savedFile } from '../copy/stored';

/** Half a year. What's older has probably changed on the server. */
const maxAgeSeconds = 180 * 24 * 60 * 60;

/**
 * How many files of each kind are kept. A build has about 140 pages, 290 hashed files, and 150 others. Hashed files of earlier
 * builds stay for the pages that name them.
 */
const maxEntries = { pages: 150, assets: 600, files: 200 };

/** Keeps the most recently used entries, and purges them when storage is full. */
export const limited = (kind: keyof typeof maxEntries) =>
  new ExpirationPlugin({ maxEntries: maxEntries[kind], maxAgeSeconds, purgeOnQuotaError: true });

/**
 * Answers with the saved copy, and with the files of the fallback page, where the strategy's own cache has nothing. Only a page
 * gets that answer: what is stored for later visits has to outlast both.
 */
export const alsoSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) =>
    cachedResponse || event.type !== 'fetch'
      ? cachedResponse
      : ((await savedFile(new URL(request.url).pathname)) ?? (await matchPrecache(request.url))),
};

/** Some hosts answer requests for missing files with a page and status 200. Don't store that. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    return response.ok && !isPage ? response : null;
  },
};

/** Files with a hash in their names, such as scripts. */
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins: [onlyFiles, alsoSaved, limited('assets')],
});

const others = new StaleWhileRevalidate({
  cacheName: cacheNames.files,
  plugins: [onlyFiles, alsoSaved, limited('files')],
});

/** The caching strategy for a file. */
export const strategyFor = ({ url }: Pick<RouteMatchCallbackOptions, 'url'>): Strategy =>
  isHashed(url.pathname) ? assets : others;
