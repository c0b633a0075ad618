import { clientsClaim } from 'workbox-core';
import { precache } from 'workbox-precaching/precache.js';
import { registerRoute } from 'workbox-routing';
import { isOurs } from '../copy/address';
import { offlinePage, type KeepMessage } from '../copy/names';
import { strategyFor } from './files';
import { keep, removeEarlierCopies } from './keep';
import { openPage } from './pages';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: revision and scripts of the fallback page. */
declare const FALLBACK: { revision: string; assets: string[] };

registerRoute(
  ({ url, request }) => isOurs(url, self.location.origin) && request.mode === 'navigate',
  openPage,
);

registerRoute(
  // A request with `no-store` wants the server's answer.
  ({ url, request }) =>
    isOurs(url, self.location.origin) &&
    request.mode !== 'navigate' &&
    request.cache !== 'no-store',
  (options) => strategyFor(options).handle(options),
);

// Without skipWaiting, so a new worker takes over when no page of the old one is open.
clientsClaim();
// In a cache of their own, because readers can remove the others, and the browser's storage can run full.
precache([
  { url: offlinePage, revision: FALLBACK.revision },
  ...FALLBACK.assets.map((url) => ({ url, revision: null })),
]);

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage;
  event.waitUntil(keep(event, message).then(() => removeEarlierCopies(message)));
});
