/**
 * What can go wrong around a page, on a documentation page and on a blog page, which run different code. The reader keeps the
 * page or is told what happened and what to do; no page is blank or reloads over and over. The message with "Retry" has its
 * own tests in page-problem.spec.ts, and reading without a network in offline.spec.ts.
 */
import type { Browser, Page, Route } from '@playwright/test';
import { expect, test } from './connection';
import { Deployment } from './deployment';
import {
  comeAlive,
  countLoads,
  errorsOf,
  expectKept,
  expectLayout,
  failed,
  go,
  gone,
  heading,
  live,
  mendNetwork,
  open,
  pageScripts,
  retry,
  samplePages,
  scripts,
  skipReadingTime,
  titleOf,
} from './site';

/** Where the reader comes from. */
const start = samplePages.home;

const { components, blog } = samplePages;
const tested = [components, blog];
/** How many characters of the page can be seen. */
const visible = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((text: HTMLElement) => text.innerText.replace(/\s+/g, ' ').length);

const whole = new Map<string, number>();

/** How many there are without JavaScript, where nothing is collapsed. Also checks that a link works. */
async function wholeOf(browser: Browser, baseURL: string | undefined, path: string) {
  if (!whole.has(path)) {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto(path);
    await expectPage(page, path);
    whole.set(path, await visible(page));
    expect(whole.get(path)).toBeGreaterThan(100);
    await wayOn(page);
    await page.close();
  }
  return whole.get(path)!;
}

/** Checks that the page is there, in the normal layout. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(heading(page, titleOf(path))).toBeVisible();
  await expectLayout(page);
}

/** Follows a link that every page has. */
async function wayOn(page: Page): Promise<void> {
  await page.locator('.navbar__brand').click();
  await expect(heading(page, titleOf(start))).toBeVisible();
}

const corrupt = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: '"use strict";(self.webpackChunk' });
const never = () => undefined;

/** Ways in which the scripts of a page can fail. */
const losses: Record<string, { what: RegExp | string; answer: (route: Route) => unknown }> = {
  'the script of the page is missing': { what: pageScripts, answer: gone },
  'every script is corrupt': { what: scripts, answer: corrupt },
  'the server hangs': { what: /./, answer: never },
};

/** Opens a page, with the fault from the first request after its HTML on. */
async function openWith(page: Page, path: string, { what, answer }: (typeof losses)[string]) {
  await page.route(what, (route) =>
    route.request().isNavigationRequest() ? route.continue() : answer(route),
  );
  await page.goto(path, { waitUntil: 'commit' });
}

for (const [fault, loss] of Object.entries(losses)) {
  const hangs = loss.answer === never;

  test(
    `a first visit shows the whole page when ${fault}`,
    { tag: hangs ? [] : ['@slow'] },
    async ({ page, browser, baseURL }) => {
      if (hangs) await page.clock.install();
      for (const path of tested) {
        await test.step(path, async () => {
          const loads = countLoads(page);
          await openWith(page, path, loss);
          await expectPage(page, path);
          await page.keyboard.press('Shift');
          if (hangs) await page.clock.fastForward(21_000);
          // Nothing is collapsed that only JavaScript could open.
          await expect(page.locator('html')).not.toHaveAttribute('data-js');
          expect(await visible(page)).toBe(await wholeOf(browser, baseURL, path));
          expect(loads()).toBe(1);
          // The way on works as soon as the network does.
          await mendNetwork(page);
          if (hangs) await page.locator(live).waitFor({ state: 'attached' });
          await wayOn(page);
          // A server that answers after all brings the page to life, which then loads no other document.
          expect(loads()).toBe(hangs ? 1 : 2);
        });
      }
    },
  );

  // Without any script, the browser itself follows links.
  if (loss.what === scripts) continue;

  test(`a reader who follows a link is told, and can retry, when ${fault}`, async ({ page }) => {
    if (hangs) await page.clock.install();
    for (const path of tested) {
      await test.step(path, async () => {
        // To the documentation from the blog, and to the blog from the documentation.
        const from = path === components ? blog : start;
        await open(page, from);
        const loads = countLoads(page);
        await page.route(loss.what, loss.answer as (route: Route) => void);
        await go(page, path);
        if (hangs) {
          // The old page stays, with a bar, and can be used; then the reader is told.
          await page.clock.fastForward(1500);
          await expect(page.locator('#nprogress .bar')).toBeAttached();
          await expect(heading(page, titleOf(from))).toBeVisible();
          const mode = (await page.locator('html').getAttribute('data-theme'))!;
          await page.getByRole('button', { name: /dark and light mode/i }).click();
          await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode);
          await page.clock.fastForward(30_000);
        }
        await expect(failed(page)).toBeVisible();
        await expect(heading(page, titleOf(from))).toHaveCount(0);
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(/This page did not load/);
        await expect(page.getByRole('main')).toContainText(
          'Check your connection, then try again.',
        );
        await mendNetwork(page);
        await retry(page).click();
        await expectPage(page, path);
        expect(loads()).toBe(0);
      });
    }
  });
}

/** Uses everything on the component test page that keeps something in the browser. */
async function useAll(page: Page): Promise<void> {
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: /dark and light mode/i });
  const mode = await root.getAttribute('data-theme');
  expect(mode).toMatch(/^(light|dark)$/);
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', mode === 'dark' ? 'light' : 'dark');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  const main = page.getByRole('main');
  const tab = main.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const box = main.locator('#sample-short').getByRole('checkbox');
  await box.check();
  await expect(box).toBeChecked();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('hotspot');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page)).toBeVisible();
}

test('where the storage of the browser is blocked, a page works all the same', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const loads = countLoads(page);
  await open(page, components);
  await useAll(page);
  expect(errors).toEqual([]);
  expect(loads()).toBe(1);
});

test('a click on search after a script has failed leads to the search page', async ({ page }) => {
  await page.route('**/assets/js/main.*.js', gone);
  await page.goto(start);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search/);
  await expect(heading(page, titleOf('/search'))).toBeVisible();
});

test('an odd address shows the page, or that there is no such page', async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('A script of the address ran.');
  });
  const errors = errorsOf(page);
  const script = '<script>alert(1)</script>';
  const visit = (address: string, title: string) =>
    test.step(address.slice(0, 80), async () => {
      const loads = countLoads(page);
      await open(page, address);
      await expect(heading(page, title), address.slice(0, 80)).toBeVisible();
      await expectLayout(page);
      expect(errors).toEqual([]);
      expect(loads()).toBe(1);
    });
  const query = `?q=${encodeURIComponent(script)}&%E0%A4%A#"><img src=x onerror=alert(1)>`;
  await visit(components + query, titleOf(components));
  // One letter of the path is encoded, as some mail programs do.
  await visit(components.replace('e', '%65'), titleOf(components));
  // Hosts differ in what they answer for what can't be decoded.
  await page.route(/\/%E0/, (route) => route.fulfill({ status: 404, path: 'build/404.html' }));
  for (const path of [`/${encodeURIComponent(script)}`, '/%E0%A4%A'])
    await visit(path, 'Page not found');
});

test('a deployment leaves a tab that was open before with all pages', async ({ page }) => {
  const site = await Deployment.open();
  try {
    await page.goto(`${site.origin}${start}`);
    await comeAlive(page);
    const loads = countLoads(page);
    site.deployNext();
    await go(page, components);
    await expect(failed(page)).toBeVisible();
    await retry(page).click();
    await expect(failed(page)).toBeFocused();
    expect(loads()).toBe(0);
    await retry(page).click();
    await expect(page.locator('meta[name=build]')).toBeAttached();
    await expectPage(page, components);
    await comeAlive(page);
    await expectPage(page, components);
    expect(loads()).toBe(1);
  } finally {
    await site.stop();
  }
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ page }) => skipReadingTime(page));

  test('a host that answers for old scripts with a page spoils nothing for good', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const site = await Deployment.open();
    try {
      await page.goto(`${site.origin}${start}`);
      await expectKept(page, start);
      await page.reload();
      await comeAlive(page);
      const loads = countLoads(page);
      site.replace(pageScripts, '<!doctype html><title>Sign in</title><p>Sign in.');
      await go(page, components);
      await expect(failed(page)).toBeVisible();
      site.recover();
      await retry(page).click();
      await expectPage(page, components);
      expect(loads()).toBe(0);
    } finally {
      await site.stop();
    }
  });
});
