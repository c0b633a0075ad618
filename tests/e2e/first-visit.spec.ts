/** What a first visit loads, when its scripts start, and that nothing moves meanwhile. */
import { expect, test, type Page } from '@playwright/test';
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

/**
 * Counts requests, and the KB of the page, its scripts, and the rest over the wire, compressed, headers included. The rest is
 * what the links in view prefetch; those requests aren't counted, because the page doesn't wait for them.
 */
async function weigh(page: Page) {
  const weight = { Document: 0, Script: 0, Other: 0, requests: 0 };
  const types = new Map<string, string>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What a data: address holds is in the page already.
    if (!response.url.startsWith('data:')) types.set(requestId, type);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type && type !== 'Other') weight.requests += 1;
    if (type === 'Document' || type === 'Script' || type === 'Other')
      weight[type] += encodedDataLength / 1024;
  });
  return weight;
}

for (const [name, budget] of Object.entries(budgets.firstVisit)) {
  test(`a first visit on a phone is light, still, and quick to start: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watchMoves(page);
    const weight = await weigh(page);
    const quiet = watchRequests(page);
    await page.goto(samplePages[name as keyof typeof budgets.firstVisit]);
    const eager = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.loading !== 'lazy')
        .filter((image) => image.getBoundingClientRect().top > innerHeight)
        .map((image) => image.outerHTML),
    );
    expect.soft(eager, 'images below the fold that do not wait').toEqual([]);
    await comeAlive(page);
    await quiet();
    expect.soft(weight.Document, 'KB of HTML').toBeLessThanOrEqual(budget.page);
    expect.soft(weight.Script, 'KB of scripts').toBeLessThanOrEqual(budget.scripts);
    expect.soft(weight.Script, 'KB of scripts, weighed').toBeGreaterThan(50);
    expect.soft(weight.Other, 'KB prefetched').toBeLessThanOrEqual(budgets.prefetched);
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(budgets.requests);
    expect.soft(await movesOf(page), 'moves').toEqual([]);
  });
}

test('nothing moves on a wide screen', async ({ page }) => {
  await watchMoves(page);
  const quiet = watchRequests(page);
  for (const name of ['home', 'components', 'code reference', 'blog'] as const) {
    await page.goto(samplePages[name]);
    await comeAlive(page);
    await quiet();
    expect.soft(await movesOf(page), name).toEqual([]);
  }
});

test('nothing moves where the reader is told their place in a guide', async ({ page }) => {
  await page.goto(samplePages.components);
  await comeAlive(page);
  await page.getByRole('checkbox', { name: 'Step 1 done' }).first().check();
  await watchMoves(page);
  const place = page.getByRole('region', { name: 'Your place' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['home', 'components'] as const) {
      await page.goto(samplePages[name]);
      await comeAlive(page);
      await expect(place.getByRole('link')).toBeVisible();
      await settle(page);
      expect.soft(await movesOf(page), `${name}, ${width} px wide`).toEqual([]);
    }
  }
});

test('scripts start by themselves, but wait for the reader on a poor connection', async ({
  page,
}) => {
  // Before the scripts of the page can ask for it.
  const connect = (connection: { saveData?: boolean; effectiveType?: string }) =>
    page.addInitScript(
      (value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      },
      { effectiveType: '4g', saveData: false, ...connection },
    );
  let requests: string[] = [];
  page.on('request', (request) => {
    // Images in the page itself are requests to the browser, too.
    if (!request.url().startsWith('data:')) requests.push(request.resourceType());
  });
  await page.clock.install();
  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    requests = [];
    await connect(connection);
    await page.goto('/whitepaper');
    await page.clock.runFor(60_000);
    // A page of text needs nothing but its HTML.
    expect(requests, JSON.stringify(connection)).toEqual(['document']);
    await page.keyboard.press('Tab');
    await expect(page.locator(live)).toBeAttached();
  }
  await connect({});
  await page.goto('/whitepaper');
  await page.clock.runFor(3000);
  await expect(page.locator(live)).toBeAttached();
});
