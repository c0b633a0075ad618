import { expect, test } from '@playwright/test';
import { comeAlive, heading, open, samplePages } from './site';

const { components, home } = samplePages;

test.use({ colorScheme: 'dark' });

test('the color mode is light, whatever the system has, and a choice is kept', async ({ page }) => {
  const mode = () => page.locator('html').getAttribute('data-theme');
  await page.goto(components);
  expect(await mode()).toBe('light');
  await comeAlive(page);
  expect(await mode()).toBe('light');
  const toggle = page.getByRole('button', { name: /dark and light mode/i });
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg').trim());
  const light = await background();
  await toggle.click();
  expect(await mode()).toBe('dark');
  expect(await background()).not.toBe(light);
  await page.reload();
  expect(await mode()).toBe('dark');
  await comeAlive(page);
  expect(await mode()).toBe('dark');
  await open(page, home);
  expect(await mode()).toBe('dark');
  await toggle.click();
  await page.reload();
  await comeAlive(page);
  expect(await mode()).toBe('light');
});

test('a dismissed announcement and the version that was read are remembered', async ({ page }) => {
  const version = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => /^docs-preferred-version-default(-\w+)?$/.test(key))
        .map(([, value]) => value as string),
    );
  await open(page, samplePages.blog);
  expect(await version()).toEqual([]);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.goto(components);
  await expect(heading(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await comeAlive(page);
  await expect(bar).toBeHidden();
  await expect.poll(version).toEqual(['current']);
});
