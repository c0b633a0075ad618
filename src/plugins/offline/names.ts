/**
 * Names and types shared by the build, the worker, and the pages. A page that a reader opened was read, the whole site is saved
 * with a button, and what's on the device either way is kept.
 */

/** The worker's script. It's at the root, because a worker controls only the paths below its own. */
export const workerFile = '/sw.js';

/** What the server offers: a `SiteOffer`. */
export const offerFile = '/whole-site.json';

/** All caches of this site begin with `docs-`, because other apps share its origin. */
export const cacheNames = {
  /** Pages that were read, by route, and their files with fixed names. */
  pages: 'docs-pages',
  /** Their scripts, and other files with a hash in their names. */
  assets: 'docs-assets',
} as const;

/** A saved site is one cache with all files. Its name ends with the version. */
export const savedPrefix = 'docs-saved-';

/** In the cache of a saved site once that's complete: a `SavedSite`. */
export const savedSiteFile = '/saved-site.json';

/** The compressed `WholeSite` on the server. Its address changes when any page or file does. */
export interface SiteOffer {
  address: string;
  bytes: number;
}

/** The whole site, as JSON. */
export interface WholeSite {
  /** The stylesheet that all pages have in them. It's two thirds of a page, so it's here once. */
  styles: string;
  /** All files. The content is a text, or in Base64. */
  files: [address: string, type: string, content: string][];
}

/** The whole site on this device. It outlives deployments, so a new field has to be optional: sites saved earlier don't have it. */
export interface SavedSite extends SiteOffer {
  savedAt: string;
}
