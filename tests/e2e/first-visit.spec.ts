import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { budgets } from '../budgets';
import { kinds } from '../kinds';
import { samplePages } from '../samplePages';
import { fileFor, serve } from '../../tools/server';
import { weigh } from '../weight';
import { live, open } from './site';

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

for (const [kind, route] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
  test(`a first visit to the ${kind} stays within its budget`, async ({ browser }) => {
    const host = await serve('build', 0, 11);
    const { port } = host.address() as AddressInfo;
    const { scriptBytes, requests } = await weigh(browser, `http://localhost:${port}${route}`);
    host.close();
    const page = brotliCompressSync(readFileSync(fileFor('build', route)!)).length;
    const budget = budgets.firstVisit[kind];
    expect.soft(page / 1024, 'KB of HTML').toBeLessThanOrEqual(budget.page);
    expect.soft(scriptBytes / 1024, 'KB of scripts').toBeLessThanOrEqual(budget.scripts);
    expect(requests).toBeLessThanOrEqual(budgets.requests);
  });
}

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
  ['code', '/pinning-service/ipfs-pinning-service-api', 'main figure[data-language] pre'],
  ['a drawing', '/functionyard/hardware/fxblox-hardware', 'main .drawing-art > svg text'],
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
  await page.goto(baseURL + samplePages.components);
  const headings = page.locator('main h2');
  expect(await headings.count()).toBeGreaterThan(3);
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  await context.close();
});
