import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { isHashed } from '../copy/address';
import { cacheNames } from '../copy/names';
import { alsoSaved, brokenIsGone, limited, noPage, onlyGood, patience } from './parts';

/** Scripts and all else whose name changes with its content. */
export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins: [onlyGood, noPage, alsoSaved, limited(600)],
});

const pictures = new StaleWhileRevalidate({
  cacheName: cacheNames.files,
  plugins: [onlyGood, noPage, alsoSaved, limited(200)],
});

/** Data that scripts ask for: theirs should be of the same build where that can be had. */
const data = new NetworkFirst({
  cacheName: cacheNames.files,
  networkTimeoutSeconds: patience,
  plugins: [onlyGood, noPage, brokenIsGone, alsoSaved, limited(200)],
});

type FileRequest = Pick<RouteMatchCallbackOptions, 'url' | 'request'>;

/** How a file of the site is fetched and kept. */
export function strategyFor({ url, request }: FileRequest): Strategy {
  if (isHashed(url.pathname)) return assets;
  return request.destination === 'image' ? pictures : data;
}
