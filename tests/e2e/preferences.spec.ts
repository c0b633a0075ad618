import type { Page } from '@playwright/test';
import { expect, test } from './connection';
import { comeAlive, heading, open, samplePages } from './site';

const { components, home } = samplePages;

test.describe('color mode', () => {
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`on a ${colorScheme} system`, () => {
      test.use({ colorScheme });

      test('is light by default', async ({ page }) => {
        await page.goto(components);
        expect(await mode(page)).toBe('light');
        await comeAlive(page);
        expect(await mode(page)).toBe('light');
      });

      test('is switched by the toggle and kept', async ({ page }) => {
        await open(page, components);
        const toggle = page.getByRole('button', { name: /dark and light mode/i });
        await toggle.click();
        expect(await mode(page)).toBe('dark');
        await page.reload();
        expect(await mode(page)).toBe('dark');
        await comeAlive(page);
        expect(await mode(page)).toBe('dark');
        await page.goto(home);
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
  await open(page, components);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await comeAlive(page);
  await expect(bar).toBeHidden();
  await open(page, home);
  await expect(bar).toBeHidden();
});

test('the version of the documentation that was read is remembered', async ({ page }) => {
  const remembered = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) =>
        /^docs-preferred-version-default(-\w+)?$/.test(key),
      ),
    );
  await open(page, samplePages.blog);
  expect(await remembered()).toEqual([]);
  await open(page, components);
  await expect
    .poll(async () => (await remembered()).map(([, value]) => value))
    .toEqual(['current']);
});
