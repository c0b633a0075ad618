/**
 * What is measured about these pages, and the limit that each figure keeps. Tests take their limits from here.
 *
 * Fields: `what`, `unit`, `bound` and `limit` (a value beyond it fails), `by` (the command that measures it), `sum` where what
 * several tests note is added up; else the worst of it counts. The last values are in measured.ts.
 */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly bound: 'at most' | 'at least';
  readonly limit: number;
  readonly by: 'npm test' | 'npm run bench';
  readonly sum?: true;
}

/** Whether a value is within its limit. */
export const keeps = ({ bound, limit }: Pick<Figure, 'bound' | 'limit'>, value: number): boolean =>
  bound === 'at most' ? value <= limit : value >= limit;

export const figures = {
  textScripts: {
    what: 'Scripts of a first visit, text page, compressed',
    unit: 'KB',
    bound: 'at most',
    limit: 120,
    by: 'npm test',
  },
  textBytes: {
    what: 'All of a first visit, text page, compressed',
    unit: 'KB',
    bound: 'at most',
    limit: 150,
    by: 'npm test',
  },
  anyScripts: {
    what: 'Scripts of a first visit, heaviest kind of page',
    unit: 'KB',
    bound: 'at most',
    limit: 126,
    by: 'npm test',
  },
  requests: {
    what: 'Requests of a first visit, most of any kind of page',
    unit: 'requests',
    bound: 'at most',
    limit: 9,
    by: 'npm test',
  },
  referenceScripts: {
    what: 'Scripts of a reference page beyond those of a text page',
    unit: 'bytes',
    bound: 'at most',
    limit: 5000,
    by: 'npm test',
  },
  codeBytes: {
    what: 'All of a page with much code beyond that of a text page',
    unit: 'KB',
    bound: 'at most',
    limit: 5,
    by: 'npm test',
  },
  searchTop3: {
    what: 'Questions of the list that have their page among the first three',
    unit: '%',
    bound: 'at least',
    limit: 95,
    by: 'npm test',
  },
  searchTypos: {
    what: 'Mistyped questions that have their page among the first five',
    unit: '%',
    bound: 'at least',
    limit: 100,
    by: 'npm test',
  },
  searchBytes: {
    what: 'First question to the search, engine and index, compressed',
    unit: 'KB',
    bound: 'at most',
    limit: 100,
    by: 'npm test',
  },
  searchFirst: {
    what: 'First result after the box opens, slow phone on Slow 4G',
    unit: 'ms',
    bound: 'at most',
    limit: 1500,
    by: 'npm run bench',
  },
  searchLater: {
    what: 'Later questions, slow phone, slowest',
    unit: 'ms',
    bound: 'at most',
    limit: 100,
    by: 'npm run bench',
  },
  offlinePaint: {
    what: 'First paint of a visited page while the network hangs',
    unit: 'ms',
    bound: 'at most',
    limit: 3000,
    by: 'npm test',
  },
  clickDepth: {
    what: 'Clicks from the start page to the farthest page',
    unit: 'clicks',
    bound: 'at most',
    limit: 3,
    by: 'npm test',
  },
  axeRuns: {
    what: 'Checks of a page by axe: every page, both modes, both widths, and its states',
    unit: 'checks',
    bound: 'at least',
    limit: 500,
    by: 'npm test',
    sum: true,
  },
  axeFound: {
    what: 'Faults of access that those checks found',
    unit: 'faults',
    bound: 'at most',
    limit: 0,
    by: 'npm test',
    sum: true,
  },
  contrast: {
    what: 'Contrast of text with its ground, lowest of any two colors, both modes',
    unit: 'to 1',
    bound: 'at least',
    limit: 4.5,
    by: 'npm test',
  },
  sideways: {
    what: 'Widest part that runs out of a page 320 px wide',
    unit: 'px',
    bound: 'at most',
    limit: 0,
    by: 'npm test',
  },
  faultsTried: {
    what: 'Faults tried on a page: of the network, the storage, the address, a deployment',
    unit: 'tests',
    bound: 'at least',
    limit: 80,
    by: 'npm test',
    sum: true,
  },
  faultsLost: {
    what: 'Of these, those after which something was lost or blank',
    unit: 'tests',
    bound: 'at most',
    limit: 0,
    by: 'npm test',
    sum: true,
  },
  policyBroken: {
    what: 'Breaches of the content security policy, all pages',
    unit: 'breaches',
    bound: 'at most',
    limit: 0,
    by: 'npm test',
    sum: true,
  },
  picturesChanged: {
    what: 'Pictures of the kinds of page that look other than the kept ones, of 28',
    unit: 'pictures',
    bound: 'at most',
    limit: 0,
    by: 'npm test',
    sum: true,
  },
  testTime: {
    what: 'All tests on 2 cores',
    unit: 's',
    bound: 'at most',
    limit: 720,
    by: 'npm test',
  },
  lighthouse: {
    what: 'Lighthouse as a phone, lowest of the four scores of any kind of page',
    unit: 'of 100',
    bound: 'at least',
    limit: 100,
    by: 'npm run bench',
  },
  largestPaint: {
    what: 'Largest contentful paint, slowest kind of page',
    unit: 'ms',
    bound: 'at most',
    limit: 1050,
    by: 'npm run bench',
  },
  blocking: {
    what: 'Total blocking time, slowest kind of page without the longest reference',
    unit: 'ms',
    bound: 'at most',
    limit: 60,
    by: 'npm run bench',
  },
  blockingReference: {
    what: 'Total blocking time, longest reference',
    unit: 'ms',
    bound: 'at most',
    limit: 100,
    by: 'npm run bench',
  },
  shift: {
    what: 'Cumulative layout shift, largest of any kind of page',
    unit: '',
    bound: 'at most',
    limit: 0,
    by: 'npm run bench',
  },
  click: {
    what: 'From a click to the next heading, slow phone on Slow 4G, slower of two',
    unit: 'ms',
    bound: 'at most',
    limit: 130,
    by: 'npm run bench',
  },
  buildTime: {
    what: 'Cold production build on 2 cores',
    unit: 's',
    bound: 'at most',
    limit: 25,
    by: 'npm run bench',
  },
  buildMemory: {
    what: 'Memory of that build',
    unit: 'MB',
    bound: 'at most',
    limit: 1229,
    by: 'npm run bench',
  },
} as const satisfies Record<string, Figure>;

export type FigureKey = keyof typeof figures;
