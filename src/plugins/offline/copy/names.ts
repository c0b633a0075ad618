/** What the build, the worker and the pages agree on. */

/** The script of the worker; at the root, because a worker sees only what is below it. */
export const workerFile = '/sw.js';

/** Folder of the bundles of files in which a copy of the whole site is fetched and stored. */
export const bundleFolder = '/site-copy/';

/** The list of these bundles; fetched when the control is opened. */
export const listFile = '/site-copy.json';

/** The page on which the reader saves and removes, and that stands in for pages that are not on the device. */
export const offlinePage = '/offline';

/** All caches of this site begin so: they share the origin with other apps. */
export const cachePrefix = 'docs-';

export const cacheNames = {
  /** Pages that were visited, under their route. */
  pages: `${cachePrefix}pages`,
  /** Scripts and other files whose name changes with their content. */
  assets: `${cachePrefix}assets`,
  /** All other files of the site. */
  files: `${cachePrefix}files`,
} as const;

/** A copy of the whole site is one cache, with the list of files and the bundles. Its name ends with the version. */
export const copyPrefix = `${cachePrefix}copy-`;

/** Files that are fetched together: their contents, texts compressed, stand one after the other. */
export interface Bundle {
  /** Changes when any of its files does. */
  address: string;
  files: [address: string, size: number][];
}

export interface SiteList {
  /** Changes when any bundle does. */
  version: string;
  /** Those of pages come last. */
  bundles: Bundle[];
}

/** What a page tells the worker. */
export interface KeepMessage {
  /** A page that was reached without the worker seeing it. */
  page?: string;
  /** Files of the site that this page uses. */
  files: string[];
}
