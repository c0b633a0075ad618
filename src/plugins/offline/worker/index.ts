import { isOurs } from '../address';
import { answerTo } from './answers';

declare const self: ServiceWorkerGlobalScope;

// At once, because all workers read the same caches, and only this one can read what pages of its build save.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

/** Also removes what only workers before December 2026 used. */
async function activate(): Promise<void> {
  await self.clients.claim();
  await caches.delete(`workbox-precache-v2-${self.registration.scope}`);
  indexedDB.deleteDatabase('workbox-expiration');
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { method, url, cache } = event.request;
  const { pathname } = new URL(url);
  // A request with `no-store` wants the server's answer.
  if (method !== 'GET' || !isOurs(new URL(url), self.location.origin) || cache === 'no-store')
    return;
  event.respondWith(answerTo(event, pathname));
});
