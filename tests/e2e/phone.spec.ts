/** What readers see first on a phone. */
import { expect, test, type Locator } from '@playwright/test';
import { open, samplePages } from './site';

test.use({ viewport: { width: 390, height: 844 } });

const { components } = samplePages;

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

test('a page without a section has a way up, too', async ({ page }) => {
  await open(page, '/mvp');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toBeVisible();
});
