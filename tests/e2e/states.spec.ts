/** Accessibility of what a page turns into when it's used, or when something fails. */
import { expect, test, type Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { cutNetwork, failed, follow, open, samplePages } from './site';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 800 },
});

const { components, home } = samplePages;

const expectAccessible = async (page: Page, part: string) =>
  expect(await violationsInBothModes(page, part)).toEqual([]);

test('the drawer is accessible', async ({ page }) => {
  await open(page, components);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expectAccessible(page, 'dialog.drawer');
});

test('the search dialog is accessible', async ({ page }) => {
  await open(page, home);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('reset');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.getByRole('combobox').fill('qqzzxx');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/No results/);
  await expectAccessible(page, 'dialog[open]');
});

test('the component test page, in use, and an enlarged drawing are accessible', async ({
  page,
}) => {
  await open(page, components);
  const main = page.getByRole('main');
  await main.locator('summary').first().click();
  await main.getByRole('checkbox', { name: /^Step/ }).first().check();
  await main.getByRole('tab', { name: 'RK1' }).first().click();
  await main.locator('button[aria-describedby]').first().click();
  await expect(main.getByRole('note').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'main');
  const enlarge = page.getByRole('button', { name: /^Enlarge/ });
  await enlarge.first().click();
  await expect(page.getByRole('dialog', { name: 'Enlarged drawing' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
});

test('a page that did not load is accessible', async ({ page }) => {
  await open(page, components);
  await cutNetwork(page);
  await follow(page, home);
  await expect(failed(page)).toBeVisible();
  await page.locator('main summary').first().click();
  await expectAccessible(page, 'main');
});
