import { expect, test } from '@playwright/test';
import { comeAlive, countLoads, heading } from './site';

const guide = '/functionyard/fxblox-app';

test('React takes over ready-made HTML as it is, and a link in it loads no document', async ({
  page,
}) => {
  await page.goto(guide);
  const describe = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('article [data-static-html]')];
      const first = window as unknown as { all?: Element[] };
      first.all ??= all;
      const same = all.every((element, at) => element === first.all![at]);
      return { same, count: all.length, text: document.querySelector('article')!.textContent };
    });
  const before = await describe();
  expect(before.count).toBeGreaterThan(10);
  await comeAlive(page);
  expect(await describe()).toEqual(before);

  const loads = countLoads(page);
  const link = page.locator('article [data-static-html] a[href^="/"]:not([href*="#"])').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).toBeFocused();
  expect(loads()).toBe(0);

  // What the page's script has is what the server sent.
  const text = () => page.locator('article').evaluate((article) => article.textContent);
  const moved = await text();
  await page.reload();
  await comeAlive(page);
  expect(moved).toBe(await text());
});
