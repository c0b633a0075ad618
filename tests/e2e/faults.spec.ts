/**
 * What can go wrong around a page, on a documentation page and on a blog page, which run different code. The reader keeps the
 * page or is told what happened and what to do; no page is blank or reloads over and over. The message with "Retry" has its
 * own tests in page-problem.spec.ts, and reading without a network in offline.spec.ts.
 */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './connection';
import {
  countLoads,
  errorsOf,
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
  titleOf,
} from './site';

/** Where the reader comes from. */
const start = samplePages.home;

const { components, blog } = samplePages;
const tested = [components, blog];

/** Checks that the page is there, in the normal layout. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(heading(page, titleOf(path))).toBeVisible();
  await expectLayout(page);
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

for (const [fault, { what, answer }] of Object.entries(losses)) {
  const hangs = answer === never;

  test(
    `a first visit shows the whole page when ${fault}`,
    { tag: hangs ? [] : ['@slow'] },
    async ({ page }) => {
      if (hangs) await page.clock.install();
      for (const path of tested) {
        await test.step(path, async () => {
          const loads = countLoads(page);
          await page.route(what, (route) =>
            route.request().isNavigationRequest() ? route.continue() : answer(route),
          );
          await page.goto(path, { waitUntil: 'commit' });
          // The page has its timers before the clock is moved.
          await expectPage(page, path);
          await page.keyboard.press('Shift');
          if (hangs) await page.clock.fastForward(21_000);
          // That everything can be read then is seen without JavaScript, in components.spec.ts.
          await expect(page.locator('html')).not.toHaveAttribute('data-js');
          await expectPage(page, path);
          expect(loads()).toBe(1);
          // The way on works as soon as the network does.
          await mendNetwork(page);
          if (hangs) await page.locator(live).waitFor({ state: 'attached' });
          await page.locator('.navbar__brand').click();
          await expect(heading(page, titleOf(start))).toBeVisible();
          // A server that answers after all brings the page to life, which then loads no other document.
          expect(loads()).toBe(hangs ? 1 : 2);
        });
      }
    },
  );
}

test('a reader who follows a link is told, and can retry, when the server hangs', async ({
  page,
}) => {
  await page.clock.install();
  for (const path of tested) {
    await test.step(path, async () => {
      // To the documentation from the blog, and to the blog from the documentation.
      const from = path === components ? blog : start;
      await open(page, from);
      const loads = countLoads(page);
      await page.route(/./, never);
      await go(page, path);
      // The old page stays, with a bar, and can be used; then the reader is told.
      await page.clock.fastForward(1500);
      await expect(page.locator('#nprogress .bar')).toBeAttached();
      await expect(heading(page, titleOf(from))).toBeVisible();
      const mode = (await page.locator('html').getAttribute('data-theme'))!;
      await page.getByRole('button', { name: /dark and light mode/i }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode);
      await page.clock.fastForward(30_000);
      await expect(failed(page)).toBeVisible();
      await expect(heading(page, titleOf(from))).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(/This page did not load/);
      await mendNetwork(page);
      await retry(page).click();
      await expectPage(page, path);
      expect(loads()).toBe(0);
    });
  }
});

test('where the storage of the browser is blocked, a page works all the same', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await open(page, components);
  await page.getByRole('button', { name: /dark and light mode/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  const tab = page.getByRole('main').getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const box = page.locator('#sample-short').getByRole('checkbox');
  await box.check();
  await expect(box).toBeChecked();
  expect(errors).toEqual([]);
});
