import { expect, test, type Page } from '@playwright/test';
import { follow, heading, open, scripts } from './site';

// A service worker would answer for the network that these tests play.
test.use({ serviceWorkers: 'block' });

const from = '/functionyard/support';
const to = '/functionyard/troubleshooting';

/** Clicks a link and says when, counted from the click, the progress bar came and the new page was there. */
async function timeRouteChange(page: Page): Promise<{ bar?: number; page: number }> {
  return page.evaluate(
    (href) =>
      new Promise<{ bar?: number; page: number }>((resolve) => {
        const start = performance.now();
        const since = () => performance.now() - start;
        const before = document.querySelector('h1')!.textContent;
        let bar: number | undefined;
        const look = () => {
          if (bar === undefined && document.getElementById('nprogress')) bar = since();
          const title = document.querySelector('h1')?.textContent;
          if (title && title !== before) resolve({ bar, page: since() });
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click();
        look();
      }),
    to,
  );
}

test.describe('progress bar', () => {
  test('is absent at 900 ms and there by 1400 ms while a page loads, and goes with it', async ({
    page,
  }) => {
    await open(page, from);
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    const change = timeRouteChange(page);
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toBeVisible();
    const shape = await bar.evaluate((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      const { position, backgroundColor } = getComputedStyle(element);
      return { top, height, position, wide: width >= window.innerWidth, backgroundColor };
    });
    expect(shape).toMatchObject({ top: 0, position: 'fixed', wide: true });
    expect(shape.height).toBeGreaterThanOrEqual(2);
    expect(shape.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const times = await change;
    expect(times.bar).toBeGreaterThan(900);
    expect(times.bar).toBeLessThan(1400);
    expect(times.page).toBeGreaterThan(2400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('is absent on a quick change', async ({ page }) => {
    await open(page, from);
    const times = await timeRouteChange(page);
    expect(times.bar).toBeUndefined();
    await page.waitForTimeout(1400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('is absent when only the hash changes', async ({ page }) => {
    await open(page, from);
    await page.route(scripts, () => undefined);
    await page.locator('.table-of-contents a').last().click();
    await page.waitForTimeout(1400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
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
