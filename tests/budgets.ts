import type { samplePages } from './samplePages';

/** Upper limits that tests enforce. A KB is 1024 bytes, compressed with Brotli. */
export const budgets = {
  /** A first visit to each kind of page: its HTML with the styles in it, and its scripts, in KB. */
  firstVisit: {
    home: { page: 18, scripts: 128 },
    components: { page: 46, scripts: 150 },
    guide: { page: 34, scripts: 140 },
    'API reference': { page: 32, scripts: 136 },
    'code reference': { page: 34, scripts: 140 },
    RFC: { page: 23, scripts: 128 },
    blog: { page: 12, scripts: 118 },
  } satisfies Partial<Record<keyof typeof samplePages, { page: number; scripts: number }>>,
  /** The HTML of every page with the styles in it, in KB. */
  html: 43,
  /** Requests of a first visit to any kind of page. */
  requests: 10,
  /** What the first search loads: engine and index, in KB. */
  searchBytes: 100,
  /** Share of the search questions whose page is not among the first three results, in percent. */
  searchMisses: 5,
  /** What saving the whole site fetches: requests, and MB of 1,000,000 bytes. */
  siteCopy: { requests: 120, size: 12 },
  /** First paint of a visited page while the network hangs, in ms. */
  offlinePaint: 3000,
  /** Clicks from the start page to the farthest page. */
  clicks: 3,
};
