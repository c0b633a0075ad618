/** What a reader does before the page has hydrated is done once, right after. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fileFor } from '../../scripts/serve';
import { expect, test } from './connection';
import { Deployment } from './deployment';
import { gone, heading, holdScripts, live, samplePages, settle, titleOf } from './site';

/** Opens a page and lets the reader act before it hydrates, which it does right after. */
async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page, '**/assets/js/main.*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await act();
  await expect(page.locator(live)).not.toBeAttached();
  release();
  await page.locator(live).waitFor({ state: 'attached' });
  // A click that is replayed twice would be undone by now.
  await settle(page);
}

const { components, home } = samplePages;

const toggle = (page: Page) => page.getByRole('button', { name: /dark and light mode/i });
const bar = (page: Page) => page.locator('.theme-announcement-bar');

test.describe('before the page hydrates', { tag: '@slow' }, () => {
  test('clicks on the color mode, the announcement, and search count', async ({ page }) => {
    await actEarly(page, home, async () => {
      await toggle(page).click();
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Search' }).click();
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('a click on the menu counts', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await actEarly(page, home, () => page.locator('.navbar__toggle').click());
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeAttached();
  });

  test('clicks on a tab, a step, and a copy button count', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tab = page.getByRole('tab', { name: 'RK1' }).first();
    const box = page.locator('#sample-warning').getByRole('checkbox');
    const block = page.locator('figure[data-language]').first();
    await actEarly(page, components, async () => {
      await tab.click();
      // By the mouse: a box that isn't hydrated can't handle a click itself.
      await box.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await box.boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await block.getByRole('button', { name: 'Copy this code' }).click();
    });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(box).toBeChecked();
    const code = (await block.locator('pre').textContent())!.trim();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(async () => (await copied()).trim()).toBe(code);
  });
});

test('a control is marked as busy from an early click until it has been used', async ({ page }) => {
  const busy = page.locator('[aria-busy]');
  await actEarly(page, components, async () => {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-busy', 'true');
    await expect(toggle(page)).toHaveCSS('opacity', '0.6');
    await expect(busy).toHaveCount(1);
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(busy).toHaveCount(0);
});

test('a click on the color mode before the whole page is there counts', async ({ page }) => {
  const html = readFileSync(fileFor('build', components)!, 'utf8');
  const at = html.indexOf('<h2');
  const site = await Deployment.open();
  try {
    const sendRest = site.cut(html.slice(0, at), html.slice(at));
    await page.goto(site.origin + components, { waitUntil: 'commit' });
    await toggle(page).click();
    sendRest();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  } finally {
    await site.close();
  }
});

test('a control that is clicked twice before the page hydrates is used once', async ({ page }) => {
  await actEarly(page, home, async () => {
    await toggle(page).click();
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.documentElement.dataset.theme ?? '')).observe(
        document.documentElement,
        { attributeFilter: ['data-theme'] },
      );
    });
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(bar(page)).toBeHidden();
  await settle(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((mode, at) => mode !== seen[at - 1])).toEqual(['dark']);
});

for (const [when, early] of [
  ['before', true],
  ['after', false],
] as const) {
  test(`a click on search ${when} a script fails leads to the search page, as without JavaScript`, async ({
    page,
  }) => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/js/main.*.js', async (route) => {
      await failing;
      await gone(route);
    });
    await page.goto(home, { waitUntil: 'commit' });
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-js');
    const search = page.getByRole('button', { name: 'Search' });
    if (early) await search.click();
    else await page.keyboard.press('Shift');
    fail();
    if (!early) {
      await expect(root).not.toHaveAttribute('data-js');
      await search.click();
    }
    await expect(page).toHaveURL(/\/search/);
    await expect(heading(page, titleOf('/search'))).toBeVisible();
  });
}
