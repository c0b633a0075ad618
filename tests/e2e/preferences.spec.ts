import { expect, test } from '@playwright/test';
import { open, samplePages } from './site';

test.use({ colorScheme: 'dark' });

test('the color mode is light, whatever the system has, and a choice is kept', async ({ page }) => {
  const mode = () => page.locator('html').getAttribute('data-theme');
  await open(page, samplePages.components);
  expect(await mode()).toBe('light');
  await page.getByRole('button', { name: /dark and light mode/i }).click();
  expect(await mode()).toBe('dark');
  await page.reload();
  expect(await mode()).toBe('dark');
});
