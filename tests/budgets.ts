/** Upper limits that tests enforce. Sizes are compressed with Brotli, headers included. */
export const budgets = {
  /** Scripts of a first visit to a text page, in KB. */
  textScripts: 125,
  /** Everything a first visit to a text page loads, in KB. */
  textBytes: 150,
  /** Scripts of a first visit to any kind of page, in KB. */
  anyScripts: 130,
  /** Requests of a first visit to any kind of page. */
  requests: 10,
  /** Scripts of a reference page beyond those of a text page, in bytes. */
  referenceScripts: 5000,
  /** Everything a page with much code loads beyond what a text page loads, in KB. */
  codeBytes: 10,
  /** What the first search loads: engine and index, in KB. */
  searchBytes: 100,
  /** Share of the search questions whose page is not among the first three results, in percent. */
  searchMisses: 5,
  /** First paint of a visited page while the network hangs, in ms. */
  offlinePaint: 3000,
  /** Clicks from the start page to the farthest page. */
  clicks: 3,
};
