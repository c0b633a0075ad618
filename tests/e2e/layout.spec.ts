import type { Page } from '@playwright/test';
import { expect, test } from './connection';
import { follow, heading, open } from './site';

// A service worker would answer for the network that these tests play.
test.use({ serviceWorkers: 'block' });

const start = '/functionyard/support';

test('the navbar has the logo, and at its right the repository, the mode toggle and search', async ({
  page,
}) => {
  await open(page, start);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const logo = navbar.locator('.navbar__brand');
  await expect(logo).toHaveAttribute('href', '/');
  await expect(logo.locator('img').first()).toBeVisible();
  const right = navbar.locator('.navbar__items--right');
  await expect(right.getByRole('link', { name: 'Functionland on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/functionland',
  );
  await expect(right.getByRole('button', { name: /dark and light mode/i })).toBeVisible();
  await expect(right.getByRole('button', { name: 'Search' })).toBeVisible();
});

test.describe('mobile layout', () => {
  const toggle = (page: Page) => page.locator('.navbar__toggle');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  // The dialog itself has no box: what is seen is the panel in it.
  const drawer = (page: Page) => dialog(page).locator('.navbar-sidebar');

  test('begins at 996 px and not at 997', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 700 });
    await open(page, start);
    await expect(toggle(page)).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await page.setViewportSize({ width: 996, height: 700 });
    await expect(toggle(page)).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 700 });
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('[inert]:visible')).toHaveCount(0);
  });

  for (const width of [320, 360]) {
    test(`the drawer shows the whole name of the site at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await open(page, start);
      await toggle(page).click();
      await expect(drawer(page)).toBeInViewport({ ratio: 1 });
      const fit = await drawer(page)
        .locator('.navbar-sidebar__brand')
        .evaluate((brand) => {
          const name = brand.querySelector('.navbar__title')!;
          return {
            name: name.scrollWidth <= name.clientWidth,
            row: brand.scrollWidth <= brand.clientWidth,
          };
        });
      expect(fit).toEqual({ name: true, row: true });
    });
  }

  for (const size of [
    { width: 996, height: 700 },
    { width: 360, height: 640 },
  ]) {
    test.describe(`the drawer at ${size.width} px`, () => {
      test.use({ viewport: size });

      const closings: [string, (page: Page) => Promise<void>][] = [
        ['its button', (page) => page.locator('.navbar-sidebar__close').click()],
        ['Escape', (page) => page.keyboard.press('Escape')],
        [
          'the backdrop',
          (page) =>
            page
              .locator('.navbar-sidebar__backdrop')
              .click({ position: { x: size.width - 10, y: 400 } }),
        ],
        ['the way back', async (page) => page.evaluate(() => history.back())],
      ];
      for (const [name, close] of closings) {
        test(`opens by its toggle and closes by ${name}, and focus comes back`, async ({
          page,
        }) => {
          await open(page, start);
          const before = await heading(page).textContent();
          await follow(page, '/');
          await expect(heading(page)).not.toHaveText(before!);
          await expect(drawer(page)).toBeHidden();
          await toggle(page).click();
          await expect(drawer(page)).toBeVisible();
          await expect(drawer(page)).toBeInViewport();
          await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
          await close(page);
          await expect(drawer(page)).toBeHidden();
          await expect(toggle(page)).toBeFocused();
          await expect(page).toHaveURL('/');
          await toggle(page).click();
          await expect(drawer(page)).toBeVisible();
        });
      }

      test('keeps focus inside and the rest out of reach', async ({ page }) => {
        await open(page, start);
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
        const outside = await page.evaluate(() => {
          const dialog = document.querySelector('[role=dialog]')!;
          return [...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')]
            .filter((element) => !dialog.contains(element) && !element.closest('[inert]'))
            .map((element) => element.outerHTML.slice(0, 80));
        });
        expect(outside).toEqual([]);
        for (let press = 0; press < 40; press += 1) {
          await page.keyboard.press('Tab');
          const place = await page.evaluate(() => {
            const { activeElement, body } = document;
            return activeElement === body || activeElement?.closest('[role=dialog]')
              ? 'in'
              : activeElement?.outerHTML;
          });
          expect(place).toBe('in');
        }
        await page.keyboard.press('Escape');
        await expect(page.locator('[inert]:visible')).toHaveCount(0);
        await expect(toggle(page)).toBeFocused();
      });

      test('closes when a link in it is followed', async ({ page }) => {
        await open(page, start);
        const before = await heading(page).textContent();
        await toggle(page).click();
        await drawer(page)
          .locator('a.menu__link[href^="/"]:not([aria-current]):visible')
          .last()
          .click();
        await expect(heading(page)).not.toHaveText(before!);
        await expect(drawer(page)).toBeHidden();
        await expect(page.locator('[inert]:visible')).toHaveCount(0);
      });
    });
  }
});
