import { expect, test, type Browser, type Page } from '@playwright/test';
import { budgets } from '../budgets';
import { kinds } from '../kinds';
import { serve } from '../server';
import { weigh, type Weight } from '../weight';
import { live, open } from './site';

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

/** Where files are served as a host stores them, compressed as well as brotli can; one port for each worker. */
const port = 4291;

const weighed = new Map<string, Promise<Weight>>();

/** Weighs the first visit of a page, once. */
function weightOf(browser: Browser, route: string, worker: number): Promise<Weight> {
  const known = weighed.get(route);
  if (known) return known;
  const made = serve('build', port + worker, 11).then((host) =>
    weigh(browser, `http://localhost:${port + worker}${route}`).finally(() => host.close()),
  );
  weighed.set(route, made);
  return made;
}

test.describe('a first visit', () => {
  // In one worker, so that the text page is weighed once.
  test.describe.configure({ mode: 'default' });

  for (const [kind, route] of Object.entries(kinds)) {
    test(`of the ${kind} is light`, async ({ browser }, { workerIndex }) => {
      const { scriptBytes, bytes, requests } = await weightOf(browser, route, workerIndex);
      expect(kilobytes(scriptBytes)).toBeLessThanOrEqual(
        kind === 'text page' ? budgets.textScripts : budgets.anyScripts,
      );
      expect(requests).toBeLessThanOrEqual(budgets.requests);
      if (kind === 'text page') {
        expect(kilobytes(bytes)).toBeLessThanOrEqual(budgets.textBytes);
        return;
      }
      // Drawings and tables are in the HTML of a long page; its words are there once.
      const all = { 'longest guide': 180, 'longest reference': 160, 'page with tabs': 165 };
      expect(kilobytes(bytes)).toBeLessThanOrEqual(all[kind as keyof typeof all] ?? 150);
    });
  }

  for (const route of [
    '/api/client-instance',
    '/blockchain/recipes',
    '/blockchain/Recipes/Manifest',
    '/blockchain/Recipes/Pool',
    '/pinning-service/ipfs-pinning-service-api',
  ]) {
    test(`of ${route} needs as much script as one of a text page, within 5 kB`, async ({
      browser,
    }, { workerIndex }) => {
      const plain = await weightOf(browser, kinds['text page'], workerIndex);
      const { scriptBytes } = await weightOf(browser, route, workerIndex);
      expect(scriptBytes - plain.scriptBytes).toBeLessThanOrEqual(budgets.referenceScripts);
    });
  }

  test('of a page with much code is as light as one of a text page, within 5 KB', async ({
    browser,
  }, { workerIndex }) => {
    const plain = await weightOf(browser, kinds['text page'], workerIndex);
    const { bytes } = await weightOf(browser, '/api/client-instance', workerIndex);
    expect(kilobytes(bytes - plain.bytes)).toBeLessThanOrEqual(budgets.codeBytes);
  });
});

test('a page of text needs nothing but its HTML before its scripts start', async ({ page }) => {
  const kinds = new Set<string>();
  page.on('request', (request) => {
    // Images in the page itself are requests to the browser, too.
    if (!request.url().startsWith('data:')) kinds.add(request.resourceType());
  });
  await connect(page, { saveData: true });
  await page.goto('/whitepaper');
  await page.waitForTimeout(1500);
  expect([...kinds]).toEqual(['document']);
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

test('clicks that come before the page is live are carried out once each, when it is', async ({
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
  const bar = page.getByRole('banner');
  await toggle.click();
  await bar.getByRole('button').click();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(bar).toBeVisible();
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
  await expect(bar).toBeHidden();
});

// A browser loads them when it is first asked, which takes a slow phone 50 ms.
test('no page needs the rules of a language to come alive', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const { prototype } of [String, Date, Number, Array] as { prototype: object }[]) {
      for (const name of Object.getOwnPropertyNames(prototype).filter((key) => /locale/i.test(key)))
        Object.defineProperty(prototype, name, {
          value: () => {
            asked.push(name);
            return 0;
          },
        });
    }
    for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules'] as const)
      Object.defineProperty(Intl, name, {
        get: () => {
          asked.push(name);
          return undefined;
        },
      });
  });
  for (const path of Object.values(kinds)) {
    await open(page, path);
    // The drawer is made ready after the page.
    await page.waitForTimeout(300);
    const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    expect.soft(asked, path).toEqual([]);
  }
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

for (const [what, path, selector] of [
  ['code', '/blockchain/Recipes/Manifest', 'main figure[data-language] pre'],
  ['a drawing', '/functionyard/fxblox-app', 'main .drawing > svg text'],
] as const) {
  test(`${what} far from what is seen is not laid out, and keeps its room`, async ({ page }) => {
    await open(page, path);
    const part = page.locator(selector).last();
    const look = () =>
      part.evaluate((element) => ({
        laidOut: element.checkVisibility({ contentVisibilityAuto: true }),
        height: element.closest('figure')!.getBoundingClientRect().height,
      }));
    const far = await look();
    expect(far.laidOut).toBe(false);
    await part.evaluate((element) => element.closest('figure')!.scrollIntoView());
    await expect.poll(async () => (await look()).laidOut).toBe(true);
    expect(Math.abs((await look()).height - far.height)).toBeLessThanOrEqual(2);
  });
}

test('without scripts the page reads whole', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/functionyard/hardware/fxblox-hardware`);
  await expect(page.getByRole('heading', { name: 'The two models compared' })).toBeVisible();
  await context.close();
});
