/** What a first visit loads, when its scripts start, and that nothing moves meanwhile. */
import { expect, test, type Page, type Request } from '@playwright/test';
import { budgets } from '../budgets';
import { comeAlive, live, samplePages, settle, watchRequests } from './site';

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

/** The KB of requests over the wire, compressed, headers included. */
async function weigh(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.map(
    ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}

for (const [name, budget] of Object.entries(budgets.firstVisit)) {
  test(`a first visit on a phone is light, still, and quick to start: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watchMoves(page);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      // What a data: address holds is in the page already.
      if (!request.url().startsWith('data:')) requests.push(request);
    });
    const quiet = watchRequests(page);
    await page.goto(samplePages[name as keyof typeof budgets.firstVisit]);
    await comeAlive(page);
    await quiet();
    const ofType = (type: string) => requests.filter((each) => each.resourceType() === type);
    // What the links in view prefetch. The page doesn't wait for that.
    const prefetched = ofType('other');
    const scripts = await weigh(ofType('script'));
    expect.soft(await weigh(ofType('document')), 'KB of HTML').toBeLessThanOrEqual(budget.page);
    expect.soft(scripts, 'KB of scripts').toBeLessThanOrEqual(budget.scripts);
    expect.soft(scripts, 'KB of scripts, weighed').toBeGreaterThan(50);
    expect.soft(await weigh(prefetched), 'KB prefetched').toBeLessThanOrEqual(budgets.prefetched);
    expect
      .soft(requests.length - prefetched.length, 'requests')
      .toBeLessThanOrEqual(budgets.requests);
    expect.soft(await movesOf(page), 'moves').toEqual([]);
  });
}

test('nothing moves, also where the reader is told their place in a guide', async ({ page }) => {
  await page.goto(samplePages.components);
  await comeAlive(page);
  await page.getByRole('checkbox', { name: 'Step 1 done' }).first().check();
  await watchMoves(page);
  const place = page.getByRole('region', { name: 'Your place' }).getByRole('link');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['home', 'components', 'code reference', 'blog'] as const) {
      await page.goto(samplePages[name]);
      await comeAlive(page);
      if (name === 'home' || name === 'components') await expect(place).toBeVisible();
      await settle(page);
      expect.soft(await movesOf(page), `${name}, ${width} px wide`).toEqual([]);
    }
  }
});

test('scripts start by themselves, but wait for the reader on a poor connection', async ({
  page,
}) => {
  // Before the scripts of the page can ask for it.
  const connect = (effectiveType: string, saveData: boolean) =>
    page.addInitScript(
      (value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      },
      { effectiveType, saveData },
    );
  let requests: string[] = [];
  page.on('request', (request) => {
    // Images in the page itself are requests to the browser, too.
    if (!request.url().startsWith('data:')) requests.push(request.resourceType());
  });
  await page.clock.install();
  for (const [type, saveData] of [
    ['4g', true],
    ['slow-2g', false],
  ] as const) {
    requests = [];
    await connect(type, saveData);
    await page.goto('/whitepaper');
    await page.clock.runFor(60_000);
    // A page of text needs nothing but its HTML.
    expect(requests, type).toEqual(['document']);
    await page.keyboard.press('Tab');
    await expect(page.locator(live)).toBeAttached();
  }
  await connect('4g', false);
  await page.goto('/whitepaper');
  await page.clock.runFor(3000);
  await expect(page.locator(live)).toBeAttached();
});
