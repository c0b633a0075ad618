import { isHashed, isOurs } from '../address';
import { cacheNames } from '../names';
import { current, hashedFile, keep } from './answers';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: the offline page and its scripts. */
declare const FALLBACK: string[];

async function install(): Promise<void> {
  const cache = await caches.open(cacheNames.fallback);
  await cache.addAll(FALLBACK.map((address) => new Request(address, { cache: 'no-cache' })));
  // At once, because all workers read the same caches, and only this one can read what pages of its build save.
  await self.skipWaiting();
}

/** Removes what only workers before December 2026 used, and moves scripts of earlier builds to those of pages that were read. */
async function activate(): Promise<void> {
  await self.clients.claim();
  await caches.delete(`workbox-precache-v2-${self.registration.scope}`);
  indexedDB.deleteDatabase('workbox-expiration');
  const cache = await caches.open(cacheNames.fallback);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (FALLBACK.includes(pathname)) continue;
    await keep(cacheNames.assets, pathname, (await cache.match(request))!);
    await cache.delete(request);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { method, url, cache } = event.request;
  const { pathname } = new URL(url);
  // A request with `no-store` wants the server's answer.
  if (method !== 'GET' || !isOurs(new URL(url), self.location.origin) || cache === 'no-store')
    return;
  event.respondWith(isHashed(pathname) ? hashedFile(event, pathname) : current(event, pathname));
});
