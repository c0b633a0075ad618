/** Names and types shared by the build, the worker, and the pages. */

/** The worker's script. It's at the root, because a worker controls only the paths below its own. */
export const workerFile = '/sw.js';

/** What the server has to save: a `WholeSite`. */
export const wholeSiteFile = '/whole-site.json';

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

/** The whole site on the server: one compressed file. Its address changes when any page or file does. */
export interface WholeSite {
  address: string;
  bytes: number;
}

/** What that file contains, as JSON. */
export interface WholeSiteContent {
  /** The stylesheet that all pages have in them. It's two thirds of a page, so it's here once. */
  styles: string;
  /** All files. The content is a text, or in Base64. */
  files: [address: string, type: string, content: string][];
}

/** The whole site on this device. */
export interface SavedSite extends WholeSite {
  savedAt: string;
}
