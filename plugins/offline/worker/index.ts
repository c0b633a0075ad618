import { clientsClaim } from 'workbox-core';
import { precache } from 'workbox-precaching/precache.js';
import { registerRoute } from 'workbox-routing';
import { isOurs } from '../copy/address';
import { offlinePage, type KeepMessage } from '../copy/names';
import { assets, strategyFor } from './files';
import { keep } from './keep';
import { openPage } from './pages';
import { tidy } from './tidy';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: the page for when nothing else is there, and its scripts. */
declare const FALLBACK: { revision: string; assets: string[] };

registerRoute(
  ({ url, request }) => isOurs(url, self.location.origin) && request.mode === 'navigate',
  openPage,
);

registerRoute(
  // Who asks with `no-store` wants to know what the server says.
  ({ url, request }) =>
    isOurs(url, self.location.origin) &&
    request.mode !== 'navigate' &&
    request.cache !== 'no-store',
  (options) => strategyFor(options).handle(options),
);

// There is no skipWaiting: a new worker takes over when no page of the old one is open.
clientsClaim();
precache([{ url: offlinePage, revision: FALLBACK.revision }]);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(FALLBACK.assets.map((request) => assets.handle({ event, request }))));
});

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage;
  if (message.type === 'keep')
    event.waitUntil(keep(event, message).then(() => tidy(message.files)));
});
