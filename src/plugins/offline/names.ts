/** Names and types shared by the build, the worker, and the pages. */

/** The worker's script. It's at the root, because a worker controls only the paths below its own. */
export const workerFile = '/sw.js';

/** What the server has to save: a `WholeSite`. */
export const wholeSiteFile = '/whole-site.json';

/** The page where readers save and remove the site, and the fallback for pages that aren't on the device. */
export const offlinePage = '/offline';

/** All caches of this site begin with `docs-`, because other apps share its origin. */
export const cacheNames = {
  /** Pages that were read, by route. */
  pages: 'docs-pages',
  /** Their scripts, and other files with a hash in their names. */
  assets: 'docs-assets',
  /** Their other files. */
  files: 'docs-files',
  /** The offline page with its scripts. It stays when readers remove the rest. */
  fallback: 'docs-offline-page',
} as const;

/** A saved site is one cache with all files. Its name ends with the version. */
export const savedPrefix = 'docs-saved-';

/** In the cache of a saved site once that's complete: a `SavedSite`. */
export const savedSiteFile = '/saved-site.json';

export interface KeptPage {
  address: string;
  title: string;
}

/** The whole site on the server: one compressed file. Its address changes when any page or file does. */
export interface WholeSite {
  address: string;
  /** To download. */
  bytes: number;
  /** On the device. */
  unpackedBytes: number;
}

/** What that file contains, as JSON. */
export interface WholeSiteContent {
  pages: KeptPage[];
  /** The stylesheet that all pages have in them. It's two thirds of a page, so it's here once. */
  styles: string;
  /** All files, pages last. The content is a text, or in Base64. */
  files: [address: string, type: string, content: string][];
}

/** The whole site on this device. */
export interface SavedSite extends WholeSite {
  savedAt: string;
  pages: KeptPage[];
}
