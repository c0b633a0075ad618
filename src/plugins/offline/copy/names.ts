/** Names and types shared by the build, the worker, and the pages. */

/** The worker's script. It's at the root, because a worker controls only the paths below its own. */
export const workerFile = '/sw.js';

/** Folder of the bundles that a saved copy consists of. */
export const bundleFolder = '/site-copy/';

/** The list of bundles, fetched when the control is shown. */
export const listFile = '/site-copy.json';

/** The page where readers save and remove the site, and the fallback for pages that aren't on the device. */
export const offlinePage = '/offline';

/** Prefix of all caches of this site, because other apps share its origin. */
export const cachePrefix = 'docs-';

export const cacheNames = {
  /** Visited pages, by route. */
  pages: `${cachePrefix}pages`,
  /** Scripts and other hashed files. */
  assets: `${cachePrefix}assets`,
  /** All other files. */
  files: `${cachePrefix}files`,
} as const;

/** A saved copy is one cache with the list and the bundles. Its name ends with the version. */
export const copyPrefix = `${cachePrefix}copy-`;

/** Files that are fetched together: their contents, concatenated. Texts are compressed. */
export interface Bundle {
  /** Changes when any of its files does. */
  address: string;
  files: [address: string, size: number, title?: string][];
}

export interface SiteList {
  /** Changes when any bundle does. */
  version: string;
  /** Bundles of pages come last. */
  bundles: Bundle[];
}

/** A message from a page to the worker. */
export interface KeepMessage {
  /** A page that loaded without passing through the worker. */
  page?: string;
  /** Files of this site that the page uses. */
  files: string[];
}
