import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { savedFile } from '../copy/pack';

/** Keeps the entries used last, and removes all when the device has no room. */
export const limited = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: 180 * 24 * 60 * 60,
    purgeOnQuotaError: true,
  });

/** Looks in the saved copy for what the strategy's own cache doesn't have. */
export const alsoSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await savedFile(request.url)),
};
