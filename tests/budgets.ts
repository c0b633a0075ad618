import type { samplePages } from './samplePages';

/**
 * Upper limits that tests enforce. A KB is 1024 bytes, compressed with Brotli: at quality 4 in the browser tests, as `npm run
 * serve` does, and at quality 5 in others. Hosts that compress at the highest quality send about a tenth less.
 */
export const budgets = {
  /**
   * A first visit to two kinds of pages: its HTML with the styles in it, and its scripts, in KB. The scripts hold the list of all
   * pages, which is why 30 more pages took 3 KB.
   */
  firstVisit: {
    components: { page: 43, scripts: 193 },
    guide: { page: 43, scripts: 189 },
  } satisfies Partial<Record<keyof typeof samplePages, { page: number; scripts: number }>>,
  /** The HTML of every page with the styles in it, in KB. */
  html: 44,
  /** Requests of a first visit. */
  requests: 6,
  /** What a first visit prefetches for the links in view, in KB. */
  prefetched: 33,
  /** What the first search loads, engine and index, in KB: 0.35 for each page, and 0.1 for each of the 1,095 short answers with their keywords. */
  searchBytes: 222,
  /** From the last byte of the index to the first result, on a processor at a quarter of its speed, in ms. */
  firstResult: 700,
  /** Share of the search questions whose page is not among the first three results, in percent. */
  searchMisses: 5,
  /** What saving the whole site fetches, with what the worker needs to start: requests, and MB of 1,000,000 bytes. */
  wholeSite: { requests: 30, size: 6.7 },
  /** Until the worker gives a visited page while the network hangs, in ms. Three seconds of it are the wait for the network. */
  offlineAnswer: 4500,
  /** Clicks from the start page to the farthest page. */
  clicks: 3,
};
