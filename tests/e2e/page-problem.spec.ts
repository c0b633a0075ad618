/** What the reader sees when a page crashes, doesn't load, or doesn't exist. */
import { readFileSync } from 'node:fs';
import { expect, test } from './connection';
import {
  announced,
  breakPages,
  comeAlive,
  countLoads,
  cutNetwork,
  expectCrash,
  expectLayout,
  failed,
  follow,
  go,
  gone,
  heading,
  mendNetwork,
  misplaced,
  open,
  pageScripts,
  retry,
  samplePages,
  titleOf,
  watchRequests,
} from './site';

const from = samplePages.components;
const to = samplePages.home;
const { blog } = samplePages;

test.describe('a page that crashes', () => {
  test(
    'says so in the normal layout, and recovers by "Try again"',
    { tag: '@slow' },
    async ({ page }) => {
      const title = titleOf(from);
      await open(page, to);
      const loads = countLoads(page);
      const repair = await breakPages(page);
      await go(page, from);
      await expectCrash(page);
      await expectLayout(page);
      await expect(page.getByText('a planted fault')).toBeHidden();
      await page.getByText('What went wrong, for a report').click();
      await expect(page.getByText('a planted fault')).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Report the problem on GitHub' }),
      ).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/functionland\/docs\/issues\/new\?title=.*design/,
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page, 'This page crashed.')).toBeVisible();
      await repair();
      await page.getByRole('link', { name: 'Go to the start page' }).click();
      await expect(heading(page, titleOf(to))).toBeVisible();
      await expect(page).toHaveURL(to);
      const repairAgain = await breakPages(page);
      await go(page, from);
      await expectCrash(page);
      await repairAgain();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(from);
      expect(loads()).toBe(0);
    },
  );

  test('says so where the layout crashes too, in the layout as soon as that works', async ({
    page,
  }) => {
    await open(page, blog);
    /** Breaks what the navbar asks for, so many times. */
    const breakLayout = (times: number) =>
      page.evaluate((count) => {
        const own = Object.getOwnPropertyDescriptor(window, 'innerWidth')!;
        const repair = () => Object.defineProperty(window, 'innerWidth', own);
        let failures = count;
        Object.defineProperty(window, 'innerWidth', {
          configurable: true,
          get: () => {
            failures -= 1;
            if (failures >= 0) throw new Error('a planted fault');
            repair();
            return window.innerWidth;
          },
        });
        Object.assign(window, { repair });
      }, times);
    const crashed = heading(page, 'This page crashed.');
    // Often enough that what surrounds the content crashes, too.
    await breakLayout(3);
    await go(page, to);
    await expect(crashed).toBeVisible();
    await expectLayout(page);

    await open(page, blog);
    await breakLayout(Infinity);
    await go(page, to);
    await expect(crashed).toBeVisible();
    await page.evaluate(() => (window as unknown as { repair(): void }).repair());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, titleOf(to))).toBeVisible();
    await expectLayout(page);
  });
});

test.describe('a page whose script does not load', () => {
  test('stays on the message as long as there is no network, whatever is tried', async ({
    page,
    context,
  }) => {
    const title = titleOf(to);
    await open(page, from);
    const loads = countLoads(page);
    await context.setOffline(true);
    await cutNetwork(page);
    await follow(page, to);
    await expect(failed(page)).toBeFocused();
    await expect(announced(page)).toHaveText(/^This page did not load/);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(failed(page)).toBeVisible();
      await retry(page).click();
      await expect(page.getByRole('status')).toHaveText('');
      await expect(retry(page)).toBeFocused();
    }
    await expect(page).toHaveURL(to);
    await go(page, blog);
    await expect(failed(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(to);
    await expect(failed(page)).toBeVisible();
    expect(loads()).toBe(0);
    await context.setOffline(false);
    await mendNetwork(page);
    // Coming back to a page that was retried retries it again, which may end after the network is back.
    await expect(async () => {
      if (await retry(page).isVisible()) await retry(page).click({ timeout: 1000 });
      await expect(heading(page, title)).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  test(
    'recovers by "Retry" after the link was hovered over without network',
    { tag: '@slow' },
    async ({ page, context }) => {
      const title = titleOf(to);
      await open(page, from);
      const loads = countLoads(page);
      await context.setOffline(true);
      await cutNetwork(page);
      const tried = page.waitForEvent('requestfailed');
      await page.locator('.navbar__brand').hover();
      await tried;
      await context.setOffline(false);
      await mendNetwork(page);
      await page.locator('.navbar__brand').click();
      await expect(failed(page).or(heading(page, title))).toBeVisible();
      if (await failed(page).isVisible()) await retry(page).click();
      await expect(heading(page, title)).toBeVisible();
      expect(loads()).toBe(0);
    },
  );

  for (const [what, served, title] of [
    ['and readable, where its script stays gone', to, titleOf(to)],
    ['and is the not-found page where it is gone itself', '/no-such-page', 'Page not found'],
  ] as const) {
    test(`is loaded from the server once only, ${what}`, async ({ page }) => {
      await open(page, from);
      const loads = countLoads(page);
      const quiet = watchRequests(page);
      await page.route(pageScripts, gone);
      await page.route(`**${to}`, async (route) => {
        const url = new URL(served, route.request().url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await follow(page, to);
      await retry(page).click();
      await expect.poll(loads).toBe(1);
      await expect(heading(page, title)).toBeVisible();
      await page.keyboard.press('Shift');
      await quiet();
      expect(loads()).toBe(1);
      await expect(heading(page, title)).toBeVisible();
    });
  }
});

test('an unknown address answers 404 with the not-found page', async ({ page }) => {
  const path = '/design/no-such-page';
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'Page not found')).toBeVisible();
  await comeAlive(page);
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expectLayout(page);
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report the problem on GitHub' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(path)),
  );
});

test('the not-found page offers three pages for the words of its address', async ({ page }) => {
  await open(page, '/functionyard/change-wifi.html');
  await expect(page).toHaveTitle(/^Not found/);
  const matches = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(matches).toHaveCount(3);
  await expect(matches.first()).toHaveAttribute('href', '/functionyard/wifi');
});

// That it's absent otherwise is seen in sweep.spec.ts.
for (const path of ['/', '/elsewhere/']) {
  test(`a banner says so when the files of the site are not where its start page at ${path} looks for them`, async ({
    page,
  }) => {
    const html = readFileSync('build/index.html', 'utf8');
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.route('**/assets/**', gone);
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expect(page.getByText(misplaced)).toBeVisible();
    await expect(page.getByText(/baseUrl = \//).first()).toBeVisible();
    await expect(page.getByText(`trying baseUrl = ${path}`)).toHaveCount(path === '/' ? 0 : 1);
  });
}
