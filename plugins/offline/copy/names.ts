/** What the build, the worker and the pages agree on. */

/** The script of the worker; at the root, because a worker sees only what is below it. */
export const workerFile = '/sw.js';

/** The files of a copy of the whole site; fetched when a reader saves. */
export const listFile = '/site-copy-files.json';

/** Folder of the files in which a copy is fetched, many files of the site in each. */
export const bundleFolder = '/site-copy/';

/** Version and size of that list; fetched when the control is opened. */
export const summaryFile = '/site-copy.json';

/** The page on which the reader saves and removes, and that stands in for pages that are not on the device. */
export const offlinePage = '/offline';

/** Names of the caches. They share the origin with other apps, so all begin with `docs-`. */
export const cacheNames = {
  /** Pages that were visited, under their route. */
  pages: 'docs-pages',
  /** Scripts and other files whose name changes with their content. */
  assets: 'docs-assets',
  /** All other files of the site. */
  files: 'docs-files',
} as const;

/**
 * A copy of the whole site is one cache; its name ends with the version. It gets the list of files first and the summary last,
 * so a copy without a summary is incomplete.
 */
export const copyPrefix = 'docs-copy-';

export interface Summary {
  /** Changes when any listed file does. */
  version: string;
  /** How many files. */
  files: number;
  /** Bytes to fetch and to store, compressed. */
  size: number;
}

/** Address, hash and compressed size of one file. */
export type ListedFile = [address: string, hash: string, size: number];

/** Files that are fetched together: their contents, compressed one by one, stand one after the other. */
export interface Bundle {
  address: string;
  list: ListedFile[];
}

export interface SiteList extends Summary {
  /** Pages come last. */
  bundles: Bundle[];
}

/** What a page tells the worker. */
export interface KeepMessage {
  /** A page that was reached without the worker seeing it. */
  page?: string;
  /** Files of the site that this page uses. */
  files: string[];
}
