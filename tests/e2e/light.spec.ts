import { expect, test, type Page } from '@playwright/test';
import { serve } from '../server';
import { weigh } from '../weight';

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** Pretends a connection before the page's scripts can ask for it. */
const connect = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    },
    { effectiveType: '4g', saveData: false, ...connection },
  );

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};

const live = 'html[data-has-hydrated="true"]';

/** Where files are served as a host stores them, compressed as well as brotli can; one port for each worker. */
const port = 4291;

// The words of a page are in it twice, as HTML and as script; pages with much code have a little more room.
for (const [kind, route, scripts, all] of [
  ['a text page', '/functionyard/fxfotos', 120, 150],
  ['a page with much code', '/api/client-instance', 125, 155],
] as const) {
  test(`a first visit of ${kind} is light`, async ({ browser }, { workerIndex }) => {
    const host = await serve('build', port + workerIndex, 11);
    const weight = await weigh(browser, `http://localhost:${port + workerIndex}${route}`).finally(
      () => host.close(),
    );
    expect(kilobytes(weight.scriptBytes), 'KB of scripts').toBeLessThanOrEqual(scripts);
    expect(kilobytes(weight.bytes), 'KB in all').toBeLessThanOrEqual(all);
    expect(weight.requests).toBeLessThanOrEqual(9);
  });
}

test('the page needs nothing but its HTML and images before its scripts start', async ({
  page,
}) => {
  const kinds = new Set<string>();
  page.on('request', (request) => {
    // The manifest is for installing the site; browsers fetch it on their own account, after all else.
    if (request.url().endsWith('.webmanifest')) return;
    // The icon of the tab is of no kind of its own.
    kinds.add(
      new URL(request.url()).pathname.startsWith('/img/') ? 'image' : request.resourceType(),
    );
  });
  await connect(page, { saveData: true });
  await page.goto('/whitepaper');
  await page.waitForTimeout(1500);
  expect([...kinds].sort()).toEqual(['document', 'image']);
});

test('scripts start by themselves when the browser is idle', async ({ page }) => {
  await page.goto('/whitepaper');
  await expect(page.locator(live)).toBeAttached();
});

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`with ${JSON.stringify(connection)} scripts wait for the reader`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await connect(page, connection);
    await page.goto('/whitepaper');
    await page.waitForTimeout(2500);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.locator(live)).toBeAttached();
  });
}

test('a click that comes before the page is live is carried out once, when it is', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/whitepaper');
  const html = page.locator('html');
  const toggle = page.locator('.navbar button[class*=toggleButton]').first();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    new MutationObserver(() => seen.push(document.documentElement.dataset.theme ?? '')).observe(
      document.documentElement,
      { attributeFilter: ['data-theme'] },
    );
  });
  release();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.waitForTimeout(500);
  expect(
    await page.evaluate(() =>
      (window as unknown as { seen: string[] }).seen.filter((mode, i, all) => mode !== all[i - 1]),
    ),
  ).toEqual(['dark']);
});

test('pages are fetched for links pointed at, not for links in view', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/whitepaper');
  await expect(page.locator(live)).toBeAttached();
  await page.waitForTimeout(1500);
  const before = scripts.length;
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  await page.locator('.menu__link[href="/introduction/bas"]').hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  const hovered = scripts.length;
  await page.locator('.menu__link[href="/introduction/blox"]').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(hovered);
});

test('without scripts the page reads whole', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/functionyard/hardware/fxblox-hardware`);
  await expect(page.getByRole('heading', { name: 'The two models compared' })).toBeVisible();
  await context.close();
});
