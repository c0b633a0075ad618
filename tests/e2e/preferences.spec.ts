import type { Page } from '@playwright/test';
import { expect, test } from './connection';
import { comeAlive, follow, heading, open } from './site';

// A service worker would answer for the network that these tests play.
test.use({ serviceWorkers: 'block' });

const page1 = '/functionyard/support';

test.describe('color mode', () => {
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`on a ${colorScheme} system`, () => {
      test.use({ colorScheme });

      test('is light by default', async ({ page }) => {
        await page.goto(page1);
        expect(await mode(page)).toBe('light');
        await comeAlive(page);
        expect(await mode(page)).toBe('light');
      });

      test('is switched by the toggle and kept', async ({ page }) => {
        await open(page, page1);
        const toggle = page.getByRole('button', { name: /dark and light mode/i });
        await toggle.click();
        expect(await mode(page)).toBe('dark');
        await page.reload();
        expect(await mode(page)).toBe('dark');
        await comeAlive(page);
        expect(await mode(page)).toBe('dark');
        await page.goto('/');
        expect(await mode(page)).toBe('dark');
        await comeAlive(page);
        await toggle.click();
        await page.reload();
        await comeAlive(page);
        expect(await mode(page)).toBe('light');
      });
    });
  }
});

test('the announcement is shown, can be dismissed, and stays dismissed', async ({ page }) => {
  await open(page, page1);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await comeAlive(page);
  await expect(bar).toBeHidden();
  await open(page, '/');
  await expect(bar).toBeHidden();
});

test('the version of the documentation that was read is remembered', async ({ page }) => {
  const remembered = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) =>
        /^docs-preferred-version-default(-\w+)?$/.test(key),
      ),
    );
  await open(page, '/blog/archive');
  expect(await remembered()).toEqual([]);
  await open(page, page1);
  await expect
    .poll(async () => (await remembered()).map(([, value]) => value))
    .toEqual(['current']);
});

test.describe('tabs', () => {
  const first = '/functionyard/hardware/fxblox-hardware';
  const second = '/introduction/blox';
  const tab = (page: Page, value: string) =>
    page
      .locator(
        `[data-tabs="model"] [role=tab][data-value="${value}"], [role=tab]:text-is("${value.toUpperCase()}")`,
      )
      .first();

  test('remember the choice over a reload and on other pages of the group', async ({ page }) => {
    await open(page, first);
    const other = (await tab(page, 'rk1').getAttribute('aria-selected')) === 'true' ? 'cm4' : 'rk1';
    await tab(page, other).click();
    await expect(tab(page, other)).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await comeAlive(page);
    await expect(tab(page, other)).toHaveAttribute('aria-selected', 'true');
    const title = await heading(page).textContent();
    await follow(page, second);
    await expect(heading(page)).not.toHaveText(title!);
    await expect(tab(page, other)).toHaveAttribute('aria-selected', 'true');
    const panel = page.locator(`[id="${await tab(page, other).getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
    await open(page, '/getting-started-testnet');
    await expect(tab(page, other)).toHaveAttribute('aria-selected', 'true');
  });

  test('change together on one page', async ({ page }) => {
    await open(page, first);
    await tab(page, 'rk1').click();
    const groups = page.locator('[role=tablist]:has([data-value="rk1"])');
    expect(await groups.count()).toBeGreaterThan(1);
    for (const group of await groups.all()) {
      await expect(group.locator('[data-value="rk1"]')).toHaveAttribute('aria-selected', 'true');
    }
  });
});
