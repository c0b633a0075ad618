/** What a reader does before the page has hydrated is done once, right after. */
import type { Page } from '@playwright/test';
import { expect, test } from './connection';
import { heading, holdScripts, live, samplePages, settle } from './site';

/** Opens a page and lets the reader act before it hydrates, which it does right after. */
async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page, '**/assets/js/main.*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await act();
  await expect(page.locator(live)).not.toBeAttached();
  release();
  await page.locator(live).waitFor({ state: 'attached' });
  // A click that is carried out twice would be undone by now.
  await settle(page);
}

const { components, home } = samplePages;

test.describe('before the page hydrates', { tag: '@slow' }, () => {
  test('color mode', async ({ page }) => {
    await actEarly(page, home, () =>
      page.getByRole('button', { name: /dark and light mode/i }).click(),
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await actEarly(page, home, () => page.locator('.navbar__toggle').click());
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeAttached();
  });

  test('tabs', async ({ page }) => {
    const tab = page.getByRole('tab', { name: 'RK1' }).first();
    await actEarly(page, components, () => tab.click());
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('search', async ({ page }) => {
    await actEarly(page, home, () => page.getByRole('button', { name: 'Search' }).click());
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const block = page.locator('figure[data-language]').first();
    await actEarly(page, components, () =>
      block.getByRole('button', { name: 'Copy this code' }).click(),
    );
    const code = await block.locator('pre').textContent();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe(code?.trim());
  });

  test('announcement', async ({ page }) => {
    const bar = page.locator('.theme-announcement-bar');
    await actEarly(page, home, () => bar.getByRole('button', { name: 'Close' }).click());
    await expect(bar).toBeHidden();
  });

  test('step', async ({ page }) => {
    const box = page.locator('#sample-2').getByRole('checkbox');
    await actEarly(page, components, async () => {
      // By the mouse: a box that isn't hydrated takes no click of its own.
      await box.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await box.boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
    });
    await expect(box).toBeChecked();
  });
});
