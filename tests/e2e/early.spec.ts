import type { Locator, Page } from '@playwright/test';
import { expect, test } from './connection';
import { heading, live } from './site';

// A service worker would answer for the network that these tests play.
test.use({ serviceWorkers: 'block' });

/** Opens a page whose scripts take their time; what is done next comes before it is live. */
async function openEarly(page: Page, path: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
}

/** That the page was not live when the reader acted, and is soon after. */
async function thenComesAlive(page: Page): Promise<void> {
  await expect(page.locator(live)).not.toBeAttached();
  await page.locator(live).waitFor({ state: 'attached' });
  // Time enough for a click to be carried out a second time.
  await page.waitForTimeout(300);
}

const phone = { width: 360, height: 740 };

test('color mode', async ({ page }) => {
  await openEarly(page, '/functionyard/support');
  await page.getByRole('button', { name: /dark and light mode/i }).click();
  await thenComesAlive(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await openEarly(page, '/functionyard/support');
  await page.locator('.navbar__toggle').click();
  await thenComesAlive(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeAttached();
});

test('tabs', async ({ page }) => {
  await openEarly(page, '/functionyard/hardware/fxblox-hardware');
  const tab = page.getByRole('tab', { name: 'RK1' }).first();
  await tab.click();
  await thenComesAlive(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('search', async ({ page }) => {
  await openEarly(page, '/functionyard/support');
  await page.getByRole('button', { name: 'Search' }).click();
  await thenComesAlive(page);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEarly(page, '/functionyard/add-storage');
  const block = page.locator('figure[data-language]').first();
  const code = await block.locator('pre').textContent();
  await block.getByRole('button', { name: 'Copy this code' }).click();
  await thenComesAlive(page);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(code?.trim());
});

test('announcement', async ({ page }) => {
  await openEarly(page, '/functionyard/support');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await thenComesAlive(page);
  await expect(bar).toBeHidden();
});

/** Clicks by the mouse, as a box that is not live takes no click of its own. */
async function tap(page: Page, spot: Locator): Promise<void> {
  await spot.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await spot.boundingBox())!;
  await page.mouse.click(x + width - 6, y + height / 2);
}

for (const part of ['box', 'words']) {
  test(`${part} of a step`, async ({ page }) => {
    await openEarly(page, '/functionyard/fxblox-app');
    const label = page.locator('label').filter({ hasText: 'Step 2 done' }).first();
    const box = label.locator('input');
    await tap(page, part === 'box' ? box : label);
    await thenComesAlive(page);
    await expect(box).toBeChecked();
  });
}

test('color of a light', async ({ page }) => {
  await openEarly(page, '/functionyard/troubleshooting');
  const box = page.getByRole('checkbox', { name: 'cyan' });
  await tap(page, page.locator('label').filter({ has: box }));
  await thenComesAlive(page);
  await expect(box).toBeChecked();
});
