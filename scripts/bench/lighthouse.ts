import { flags, needBrowser } from '../browser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** How long things took, in ms; the layout shift has no unit. */
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export interface Fault {
  audit: string;
  title: string;
  elements: string[];
}

export interface Run {
  scores: Record<(typeof categories)[number], number>;
  timings: Record<keyof typeof timings, number>;
  /** Audits of accessibility, best practices and SEO that are not passed in full. */
  faults: Fault[];
}

/** One run of Lighthouse as a phone, in a browser of its own; network and processor are simulated. */
export async function runLighthouse(url: string): Promise<Run> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const chrome = await launch({ chromePath: needBrowser(), chromeFlags: ['--headless', ...flags] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    const score = (name: (typeof categories)[number]) =>
      Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const time = (name: keyof typeof timings) =>
      lhr.audits[timings[name]]?.numericValue ?? Number.NaN;
    const refs = categories.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
    const faults = [...new Set(refs.map(({ id }) => id))]
      .map((id) => lhr.audits[id]!)
      .filter(
        ({ score: value, scoreDisplayMode }) =>
          value !== null && value < 1 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, title, details }) => {
        const items =
          details && 'items' in details && Array.isArray(details.items) ? details.items : [];
        return {
          audit: id,
          title,
          elements: items.map((item) => {
            const entry = item as {
              node?: { snippet?: string };
              description?: string;
              url?: string;
            };
            return (
              entry.node?.snippet ??
              entry.description ??
              entry.url ??
              JSON.stringify(item).slice(0, 300)
            );
          }),
        };
      });
    return {
      scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Run['scores'],
      timings: Object.fromEntries(
        (Object.keys(timings) as (keyof typeof timings)[]).map((name) => [name, time(name)]),
      ) as Run['timings'],
      faults,
    };
  } finally {
    await chrome.kill();
  }
}
