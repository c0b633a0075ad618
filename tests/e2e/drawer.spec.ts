/** The navbar, and the drawer that holds the menu on narrow screens. */
import type { Page } from '@playwright/test';
import { parse } from 'culori';
import { expect, test } from './connection';
import { follow, heading, open, samplePages, settle } from './site';

const { components, home } = samplePages;

const toggle = (page: Page) => page.locator('.navbar__toggle');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
// The dialog itself has no box; the panel in it is what readers see.
const drawer = (page: Page) => dialog(page).locator('.navbar-sidebar');

test('a window that gets wider closes the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 700 });
  await open(page, components);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 700 });
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator(':modal')).toHaveCount(0);
});

test('on a desktop, the side has the current section and those that the navbar does not have', async ({
  page,
}) => {
  await open(page, samplePages.guide);
  const side = page.getByRole('navigation', { name: 'Docs sidebar' });
  const entry = (name: string) => side.getByText(name, { exact: true });
  await expect(entry('Set up')).toBeVisible();
  await expect(entry('Store files')).toBeHidden();
  await expect(entry('Reference')).toBeVisible();
  await page.locator('.navbar').getByRole('link', { name: 'Store files' }).click();
  await expect(entry('Store files')).toBeVisible();
  await expect(entry('Set up')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 800 });
  await toggle(page).click();
  const menu = drawer(page).locator('.theme-doc-sidebar-menu');
  await expect(menu.getByText('Set up', { exact: true })).toBeVisible();
});

test.describe('the drawer', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  const closings: Record<string, (page: Page) => Promise<void>> = {
    'its button': (page) => page.locator('.navbar-sidebar__close').click(),
    Escape: (page) => page.keyboard.press('Escape'),
    'the backdrop': (page) => page.mouse.click(350, 400),
    Back: (page) => page.evaluate(() => history.back()),
  };

  test('keeps the focus inside, and gives it back however it is closed', async ({ page }) => {
    await open(page, components);
    await follow(page, home);
    // The address changes before the page does, and a page that arrives closes the drawer.
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(home);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    expect(await dialog(page).evaluate((menu) => menu.matches(':modal'))).toBe(true);
    // Once round: from the last control in the drawer, the focus leaves the page or begins again in the drawer.
    await dialog(page).locator('a[href], button').last().focus();
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await dialog(page).evaluate(
        (menu) => document.activeElement === document.body || menu.contains(document.activeElement),
      );
      expect(focused).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator(':modal')).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();

    for (const [name, close] of Object.entries(closings)) {
      await test.step(`closed by ${name}`, async () => {
        await toggle(page).click();
        await expect(drawer(page)).toBeInViewport();
        await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
        await close(page);
        await expect(drawer(page)).toBeHidden();
        await expect(toggle(page)).toBeFocused();
        await expect(page).toHaveURL(home);
      });
    }
  });

  test('closes when its logo or a link in it is followed, and the heading has the focus', async ({
    page,
  }) => {
    await open(page, components);
    await toggle(page).click();
    await drawer(page).locator('.navbar__brand').click();
    await expect(page).toHaveURL(home);
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator(':modal')).toHaveCount(0);
    await toggle(page).click();
    const link = drawer(page)
      .locator('a.menu__link[href^="/"]:not([aria-current], [tabindex="-1"]):visible')
      .last();
    const address = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator(':modal')).toHaveCount(0);
    await settle(page);
    await expect(heading(page)).toBeFocused();
  });
});

test('the drawer and search can be used at 400 percent', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, components);
  const sideways = () =>
    page.evaluate(
      () => document.scrollingElement!.scrollWidth - document.documentElement.clientWidth,
    );
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('reset');
  const last = page.getByRole('option').last();
  // Excerpts that come later make the list longer.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await sideways()).toBe(0);
  await page.keyboard.press('Escape');
  await toggle(page).click();
  const entry = page.locator('.navbar-sidebar .menu__link').last();
  await entry.scrollIntoViewIfNeeded();
  await expect(entry).toBeInViewport();
  expect(await sideways()).toBe(0);
  // The whole name of the site fits.
  const cut = await drawer(page)
    .locator('.navbar-sidebar__brand, .navbar-sidebar__brand .navbar__title')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
  expect(cut).toBe(0);
  const { backgroundColor } = await drawer(page).evaluate((panel) => getComputedStyle(panel));
  expect(parse(backgroundColor)?.alpha ?? 1, 'the page shows through').toBe(1);
});
