/** Nothing on a page moves while it loads. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { fileFor } from '../../tools/server';
import { Deployment } from './deployment';
import { comeAlive, samplePages, settle } from './site';

interface Move {
  /** How far, in pixels. */
  far: number;
  what: string;
}

/** Records every part of the page that is drawn in one place and then in another. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & {
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        // What has been removed can't say how far it moved.
        if (sources.length === 0) moves.push({ far: Infinity, what: 'a part that is gone' });
        for (const { node, previousRect: old, currentRect: now } of sources) {
          moves.push({
            far: Math.max(Math.abs(now.x - old.x), Math.abs(now.y - old.y)),
            what:
              (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 160) ?? '',
          });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved. A fraction of a pixel, which text can move when it's drawn again, doesn't count. */
const movesOf = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)).filter(
    ({ far }) => far >= 1,
  );

const pages = [
  samplePages.home,
  samplePages.components,
  samplePages['code reference'],
  samplePages.blog,
];
const widths = [360, 1280];

for (const path of pages) {
  for (const width of widths) {
    test(`of ${path}, ${width} px wide, and images below the fold wait`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await watchMoves(page);
      await page.goto(path);
      const eager = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.loading !== 'lazy')
          .filter((image) => image.getBoundingClientRect().top > innerHeight)
          .map((image) => image.outerHTML),
      );
      expect(eager).toEqual([]);
      await comeAlive(page);
      await page.waitForLoadState('networkidle');
      await settle(page);
      expect(await movesOf(page)).toEqual([]);
    });
  }
}

test.describe('when the page arrives in two pieces, cut', () => {
  const html = readFileSync(fileFor('build', samplePages.components)!, 'utf8');
  const cuts = {
    'in the link to GitHub': html.indexOf('aria-label="Functionland on GitHub"'),
    'before the color mode': html.indexOf('<div class="toggle'),
    'before the search': html.indexOf('<div class=navbarSearchContainer'),
    'after the navbar': html.indexOf('</nav>') + '</nav>'.length,
  };
  for (const [name, at] of Object.entries(cuts)) {
    test(name, async ({ page }) => {
      expect(at, 'text that the page no longer has: correct it here').toBeGreaterThan(
        html.indexOf('<nav'),
      );
      const site = await Deployment.open();
      try {
        await watchMoves(page);
        for (const width of widths) {
          const sendRest = site.cut(html.slice(0, at), html.slice(at));
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${site.origin}${samplePages.components}`, { waitUntil: 'commit' });
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          sendRest();
          await page.waitForLoadState();
          await comeAlive(page);
          await settle(page);
          expect(await movesOf(page), `${width} px wide`).toEqual([]);
        }
      } finally {
        await site.close();
      }
    });
  }
});
