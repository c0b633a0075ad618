import type { Page } from '@playwright/test';
import { expect, test } from './connection';
import { follow, heading, open, scripts } from './site';

// A service worker would answer for the network that these tests play.
test.use({ serviceWorkers: 'block' });

const from = '/functionyard/support';
const to = '/functionyard/troubleshooting';

test.describe('progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  /** Opens a page whose clock stands still from then on, so that a busy machine changes no time that is measured. */
  async function openWithClock(page: Page): Promise<void> {
    await page.clock.install();
    await open(page, from);
    await page.clock.pauseAt(Date.now() + 3_600_000);
  }

  test('is absent at 900 ms and there by 1400 ms while a page loads, and goes with it', async ({
    page,
  }) => {
    await openWithClock(page);
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(scripts, async (route) => {
      await arrival;
      await route.continue();
    });
    const before = await heading(page).textContent();
    const asked = page.waitForRequest(scripts);
    await follow(page, to);
    await asked;
    await page.clock.runFor(900);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(500);
    await expect(bar(page)).toBeVisible();
    const shape = await bar(page).evaluate((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      const { position, backgroundColor } = getComputedStyle(element);
      return { top, height, position, wide: width >= window.innerWidth, backgroundColor };
    });
    expect(shape).toMatchObject({ top: 0, position: 'fixed', wide: true });
    expect(shape.height).toBeGreaterThanOrEqual(2);
    expect(shape.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(heading(page)).toHaveText(before!);
    arrive();
    await expect(heading(page)).not.toHaveText(before!);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('is absent on a quick change', async ({ page }) => {
    await openWithClock(page);
    const before = await heading(page).textContent();
    await follow(page, to);
    await expect(heading(page)).not.toHaveText(before!);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('is absent when only the hash changes', async ({ page }) => {
    await openWithClock(page);
    await page.route(scripts, () => undefined);
    await page.locator('.table-of-contents a').last().click();
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('scroll after a route change', () => {
  test('goes to the target of the hash', async ({ page }) => {
    await open(page, '/pinning-service');
    const href = '/reference-api#storage-api';
    await follow(page, href);
    await expect(page).toHaveURL(href);
    const target = page.locator('#storage-api');
    await expect(target).toBeInViewport();
    const place = await target.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      scrolled: window.scrollY,
    }));
    expect(place.scrolled).toBeGreaterThan(200);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeLessThan(160);
  });

  test('goes to the top without a hash', async ({ page }) => {
    await open(page, from);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const before = await heading(page).textContent();
    await follow(page, to);
    await expect(heading(page)).not.toHaveText(before!);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the skip link comes first and leads to the text', async ({ page }) => {
  await open(page, from);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = () =>
    page.evaluate(() => document.activeElement?.closest('main, [id*="skipToContent"]') !== null);
  expect(await inMain()).toBe(true);
});

test.describe('prefetch', () => {
  const limits: [string, { effectiveType: string; saveData?: boolean }][] = [
    ['2g', { effectiveType: '2g' }],
    ['slow-2g', { effectiveType: 'slow-2g' }],
    ['data-saver', { effectiveType: '4g', saveData: true }],
  ];

  /** What the browser fetches while a reader looks round a page without following a link. */
  async function fetchedByLooking(page: Page, connection: object): Promise<string[]> {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await open(page, from);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const links = page.locator('main a[href^="/"]');
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      if (!(await link.isVisible())) continue;
      await link.hover();
      await link.focus();
    }
    await page.waitForTimeout(500);
    return fetched;
  }

  for (const [name, connection] of limits) {
    test(`fetches nothing on ${name}`, async ({ page }) => {
      expect(await fetchedByLooking(page, connection)).toEqual([]);
    });
  }

  test('fetches page chunks and assets only', async ({ page }) => {
    const fetched = await fetchedByLooking(page, { effectiveType: '4g', saveData: false });
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  });
});
