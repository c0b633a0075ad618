/** What the build, the worker and the pages agree on. */

/** The script of the worker; at the root, because a worker sees only what is below it. */
export const workerFile = '/sw.js';

/** What a copy of the whole site is made of; fetched when a reader saves. */
export const listFile = '/site-copy-files.json';

/** Version and size of that list; fetched when the control is opened. */
export const summaryFile = '/site-copy.json';

/** Stands in the saved copy while it is being fetched; never on a server. */
export const progressFile = '/site-copy-progress.json';

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
  /** The copy of the whole site that the reader asked for. */
  saved: 'docs-saved',
} as const;

/** The header in which a stored file keeps the hash that it has in the list. */
export const hashHeader = 'x-file-hash';

/** The header in which the stored list keeps when the copy was complete. */
export const savedAtHeader = 'x-saved-at';

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

export interface SiteList extends Summary {
  list: ListedFile[];
}

/** What a page tells the worker. */
export interface KeepMessage {
  type: 'keep';
  /** A page that was reached without the worker seeing it. */
  page?: string;
  /** Files of the site that this page uses. */
  files: string[];
}
