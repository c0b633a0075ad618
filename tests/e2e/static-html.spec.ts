import { expect, test } from '@playwright/test';
import { comeAlive, countLoads, heading, open, samplePages } from './site';

const guide = '/functionyard/fxblox-app';

test('React takes over ready-made HTML as it is', async ({ page }) => {
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
});

test('a link in ready-made HTML opens its page without loading a document', async ({ page }) => {
  await open(page, guide);
  const loads = countLoads(page);
  const link = page.locator('article [data-static-html] a[href^="/"]:not([href*="#"])').first();
  const href = await link.getAttribute('href');
  const fetched = page.waitForRequest(/\/assets\/js\//);
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).toBeFocused();
  expect(loads()).toBe(0);
});

test('Escape closes the explanation of a term', async ({ page }) => {
  await open(page, samplePages.components);
  const term = page.locator('[data-term]').first();
  const tip = term.getByRole('note');
  for (const show of [() => term.hover(), () => term.getByRole('button').focus()]) {
    await show();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.mouse.move(0, 0);
  }
});
