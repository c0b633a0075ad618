import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { kinds } from '../kinds';
import { fileFor } from '../server';
import { Deployment } from './deployment';
import { comeAlive, routes } from './site';

/** Text, in blanks and remarks, that a drawing can do without. */
const loose = /<!--|<\?xml|<metadata|sodipodi:|inkscape:|\n\s{2,}/;

test('files of images in static are small, and drawings among them minified', () => {
  const folder = 'static';
  const images = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => /\.(svg|png|jpe?g|webp|avif|gif)$/.test(file));
  expect(images.length).toBeGreaterThan(0);
  for (const file of images) {
    const drawing = file.endsWith('.svg');
    expect
      .soft(statSync(file).size, `bytes of ${file}`)
      .toBeLessThanOrEqual(drawing ? 8192 : 102_400);
    if (drawing) expect.soft(readFileSync(file, 'utf8'), file).not.toMatch(loose);
  }
});

test('every image of every page has a size before it is there', async ({ request }) => {
  const faults: string[] = [];
  for (const route of routes) {
    const html = await (
      await request.get(route, { headers: { 'accept-encoding': 'identity' } })
    ).text();
    for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
      if (!/\swidth=["']?\d/.test(tag) || !/\sheight=["']?\d/.test(tag))
        faults.push(`${route} ${tag.slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
});

interface Move {
  /** How far, in pixels. */
  far: number;
  what: string;
}

/** Notes every part of the page that is drawn somewhere and then somewhere else. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & {
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        // What is gone already cannot say how far it moved.
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

/** What moved. A fraction of a pixel, as text that is drawn a second time can move, is not seen. */
const movesOf = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)).filter(
    ({ far }) => far >= 1,
  );

for (const [kind, route] of Object.entries(kinds)) {
  for (const [device, viewport] of [
    ['phone', { width: 360, height: 740 }],
    ['computer', { width: 1280, height: 800 }],
  ] as const) {
    test(`nothing of the ${kind} moves while it loads, and images below the fold wait, on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await watchMoves(page);
      await page.goto(route);
      const eager = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.loading !== 'lazy')
          .filter((image) => image.getBoundingClientRect().top > innerHeight)
          .map((image) => image.outerHTML),
      );
      expect(eager).toEqual([]);
      await comeAlive(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      expect(await movesOf(page)).toEqual([]);
    });
  }
}

test.describe('nothing of the navbar moves when the page comes in two pieces, cut', () => {
  const html = readFileSync(fileFor('build', kinds['longest reference'])!, 'utf8');
  const after = (text: string) => html.indexOf(text) + text.length;
  const cuts = {
    'after the name': after('Functionland</b></a></div>'),
    'in the link': after('navbar__link" aria-label="Functionland on GitHub">'),
    'before the color mode': html.indexOf('<div class="toggle'),
    'before the search': html.indexOf('<div class=navbarSearchContainer'),
    'in the search': after('<button type=submit class=button'),
    'after the navbar': after('</nav>'),
  };
  for (const [name, at] of Object.entries(cuts)) {
    for (const width of [1280, 360]) {
      test(`${name}, ${width} px wide`, async ({ page }) => {
        // Text that is not in the page has no place to be cut at.
        expect(at).toBeGreaterThan(html.indexOf('<nav'));
        const site = await Deployment.open();
        try {
          const sendRest = site.cut(html.slice(0, at), html.slice(at));
          await page.setViewportSize({ width, height: 800 });
          await watchMoves(page);
          await page.goto(`${site.origin}${kinds['longest reference']}`, { waitUntil: 'commit' });
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          sendRest();
          await page.waitForLoadState();
          await comeAlive(page);
          await page.waitForTimeout(300);
          expect(await movesOf(page)).toEqual([]);
        } finally {
          await site.close();
        }
      });
    }
  }
});
