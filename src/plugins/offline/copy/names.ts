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
export const copyPrefix = `${cachePrefix}site-`;

/** Copies whose pages have the stylesheet in them. Workers of that time can't read those of today. */
export const firstCopyPrefix = `${cachePrefix}copy-`;

/** The stylesheet of all pages of a copy. It's two thirds of each page, so the copy has it once. */
export const stylesFile = `${bundleFolder}styles.css`;

/** What a page of a copy has in its place. */
export const stylesPlace = '<style></style>';

/** The section of all pages of the archive, wherever the menu has them. */
export const archiveSection = 'Archive';

/** Files that are fetched together: their contents, concatenated. Texts are compressed. */
export interface Bundle {
  /** Changes when any of its files does. */
  address: string;
  files: [address: string, size: number, title?: string, section?: string][];
}

export interface SiteList {
  /** Changes when any bundle does. */
  version: string;
  /** Bundles of pages come last. */
  bundles: Bundle[];
  /** Pages that exist, but aren't part of the copy. */
  leftOut?: string[];
  /** The sections of the menu, in order. */
  sections?: string[];
}

/** A message from a page to the worker. */
export interface KeepMessage {
  /** A page that loaded without passing through the worker. */
  page?: string;
  /** Files of this site that the page uses. */
  files: string[];
}
