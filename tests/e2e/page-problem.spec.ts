/** What the reader sees when a page crashes, doesn't load, or doesn't exist. */
import { readFileSync } from 'node:fs';
import { expect, test } from './connection';
import {
  announced,
  countLoads,
  cutNetwork,
  errorsOf,
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

test(
  'a page that crashes says so in the normal layout, and recovers by "Try again"',
  { tag: '@slow' },
  async ({ page }) => {
    const crashes = (wanted: boolean) =>
      page.evaluate(
        (on) => void document.documentElement.toggleAttribute('data-crash', on),
        wanted,
      );
    const expectCrash = async () => {
      // The page before may crash first, when it's rendered again.
      await expect(announced(page)).toHaveText(/./);
      await expect(heading(page, 'This page crashed.')).toBeVisible();
    };
    await open(page, to);
    const loads = countLoads(page);
    await crashes(true);
    await go(page, from);
    await expectCrash();
    await expectLayout(page);
    await page.getByText('What went wrong, for a report').click();
    await expect(page.getByText('a planted fault')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectCrash();
    await crashes(false);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(heading(page, titleOf(to))).toBeVisible();
    await crashes(true);
    await go(page, from);
    await expectCrash();
    await crashes(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, titleOf(from))).toBeVisible();
    await expect(page).toHaveURL(from);
    expect(loads()).toBe(0);
  },
);

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

  test('is loaded from the server by the second "Retry", once only, and readable', async ({
    page,
  }) => {
    await open(page, from);
    const loads = countLoads(page);
    const quiet = watchRequests(page);
    await page.route(pageScripts, gone);
    await follow(page, to);
    await retry(page).click();
    await expect(failed(page)).toBeFocused();
    expect(loads()).toBe(0);
    await retry(page).click();
    await expect.poll(loads).toBe(1);
    await expect(heading(page, titleOf(to))).toBeVisible();
    await page.keyboard.press('Shift');
    await quiet();
    expect(loads()).toBe(1);
    await expect(heading(page, titleOf(to))).toBeVisible();
  });
});

test('the not-found page offers three pages for the words of its address', async ({ page }) => {
  const errors = errorsOf(page);
  await open(page, '/functionyard/change-wifi.html');
  await expect(page).toHaveTitle(/^Not found/);
  await expectLayout(page);
  const matches = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(matches).toHaveCount(3);
  await expect(matches.first()).toHaveAttribute('href', '/functionyard/wifi');
  // An address that says too little.
  await open(page, '/hello');
  await expect(matches.last()).toHaveAttribute('href', '/functionyard/support');
  // Hosts differ in what they answer for what can't be decoded.
  await page.route(/\/%E0/, (route) => route.fulfill({ status: 404, path: 'build/404.html' }));
  await open(page, '/%E0%A4%A');
  await expect(heading(page, 'Page not found')).toBeVisible();
  expect(errors).toEqual([]);
});

// That it's absent otherwise is seen in sweep.spec.ts.
test('a banner says so when the files of the site are not where its start page looks for them', async ({
  page,
}) => {
  const body = readFileSync('build/index.html', 'utf8');
  await page.route('**/elsewhere/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/assets/**', gone);
  await page.goto('/elsewhere/');
  await page.keyboard.press('Shift');
  await expect(page.getByText(misplaced)).toBeVisible();
  await expect(page.getByText('trying baseUrl = /elsewhere/')).toBeVisible();
});
