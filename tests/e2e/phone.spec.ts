/** What readers see first on a phone. */
import { expect, test, type Locator } from '@playwright/test';
import { heading, open, samplePages } from './site';

test.use({ viewport: { width: 390, height: 844 } });

const { components, guide } = samplePages;

async function boxOf(part: Locator) {
  const { y, height } = (await part.boundingBox())!;
  return { top: y, bottom: y + height };
}

test('the breadcrumbs and "On this page" share a line above the title, and the contents open below it', async ({
  page,
}) => {
  await open(page, guide);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const contents = page.getByRole('button', { name: 'On this page' });
  const navbar = await boxOf(page.locator('.navbar'));
  expect((await boxOf(heading(page))).top - navbar.bottom).toBeLessThanOrEqual(72);
  await contents.click();
  const first = page.locator('.theme-doc-toc-mobile a').first();
  await expect(first).toBeVisible();
  expect((await boxOf(first)).top).toBeGreaterThanOrEqual((await boxOf(breadcrumbs)).bottom);
  expect((await boxOf(page.locator('.theme-doc-toc-mobile'))).bottom).toBeLessThanOrEqual(
    (await boxOf(heading(page))).top,
  );
});

test('a table with up to four columns is a list, in which values have their headers, and a wider one scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, components);
  const table = (head: string) => page.locator('.table-scroll', { hasText: head }).first();
  const look = (part: Locator) =>
    part.evaluate((element) => ({
      scrolls: element.scrollWidth > element.clientWidth,
      headers: [...element.querySelectorAll('tbody tr:first-child > *')].map(
        (cell) => getComputedStyle(cell, '::before').content,
      ),
      lefts: new Set(
        [...element.querySelectorAll('tbody td')].map((cell) => cell.getBoundingClientRect().left),
      ).size,
    }));
  expect(await look(table('You see'))).toEqual({
    scrolls: false,
    headers: ['none', 'none'],
    lefts: 1,
  });
  expect(await look(table('Center'))).toEqual({
    scrolls: false,
    headers: ['none', '"Center: "', '"Right: "'],
    lefts: 1,
  });
  expect((await look(table('first_key_of_the_table'))).scrolls).toBe(true);
});

test('on a long page, a bar says which part is being read, and opens the contents', async ({
  page,
}) => {
  await open(page, components);
  const bar = page.getByRole('navigation', { name: 'Contents' });
  const button = bar.getByRole('button', { name: /part \d+ of \d+$/ });
  await expect(bar).toBeHidden();
  await page.evaluate(() => document.querySelector('#tables')!.scrollIntoView());
  await expect(button).toHaveText(/^Tables, part \d+ of \d+$/);

  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await bar.getByRole('link', { name: 'Code', exact: true }).click();
  await expect(button).toHaveText(/^Code,/);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const target = page.locator('#code');
  await expect(target).toBeInViewport();
  expect((await boxOf(target)).top).toBeGreaterThanOrEqual((await boxOf(bar)).bottom);

  await button.click();
  await bar.getByRole('button', { name: 'Back to the top' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(bar).toBeHidden();
});

test('a page without a section has a way up, too', async ({ page }) => {
  await open(page, '/mvp');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toBeVisible();
});
