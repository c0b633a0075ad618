import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { comeAlive, countLoads, follow, heading, open } from './site';

const folder = 'build/assets/js';
const page_ = '/functionyard/fxfotos';

/** The two scripts of a page, the lighter one first: its skeleton, and the page as a whole. */
const [skeleton, whole] = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
  .filter(({ text }) => text.includes(`"source":"@site/docs${page_}.md"`))
  .sort((a, b) => a.text.length - b.text.length)
  .map(({ name }) => name);

const asked = (page: import('@playwright/test').Page) => {
  const names: string[] = [];
  page.on('request', (request) => names.push(request.url().split('/').pop()!));
  return names;
};

test('a first visit loads the words of its page once, and keeps the elements that it has', async ({
  page,
}) => {
  expect(whole, 'a page has two scripts').toBeDefined();
  const names = asked(page);
  await page.goto(page_);
  const elements = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('article [data-w]')];
      const kept = window as unknown as { all?: Element[] };
      const same = all.every((element, at) => element === (kept.all ?? all)[at]);
      kept.all = all;
      return { same, count: all.length, text: document.querySelector('article')!.textContent };
    });
  const before = await elements();
  expect(before.count).toBeGreaterThan(20);
  await comeAlive(page);
  await page.waitForLoadState('networkidle');
  expect(await elements()).toEqual(before);
  expect(names).toContain(skeleton);
  expect(names).not.toContain(whole);
});

test('a page that is reached by a link, and one that is come back to, is whole', async ({
  page,
}) => {
  await open(page, page_);
  const title = await heading(page).textContent();
  const text = await page.locator('article').innerText();
  const loads = countLoads(page);
  await follow(page, '/functionyard/dapps');
  await expect(heading(page)).not.toHaveText(title!);
  await page.goBack();
  await expect(heading(page)).toHaveText(title!);
  expect(await page.locator('article').innerText()).toBe(text);

  const other = await page.context().newPage();
  const names = asked(other);
  await open(other, '/functionyard/dapps');
  await follow(other, page_);
  await expect(heading(other)).toHaveText(title!);
  expect(await other.locator('article').innerText()).toBe(text);
  expect(names).toContain(whole);
  expect(names).not.toContain(skeleton);
  expect(loads()).toBe(0);
});

test('links in words open pages without loading a document, and fetch them when pointed at', async ({
  page,
}) => {
  await open(page, page_);
  const loads = countLoads(page);
  const link = page.locator('article [data-w] a[href^="/"]:not([href*="#"])').first();
  const names = asked(page);
  await link.hover();
  await expect.poll(() => names.length).toBeGreaterThan(0);
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).toBeFocused();
  expect(loads()).toBe(0);
});

test('links to files load them', async ({ page }) => {
  await open(page, '/blockchain/recipes');
  const link = page.locator('article [data-w] a[href$=".json"]').first();
  const answer = page.waitForResponse((response) => response.url().endsWith('.json'));
  await link.evaluate((element: HTMLAnchorElement) => {
    element.removeAttribute('target');
    element.click();
  });
  expect((await answer).request().isNavigationRequest()).toBe(true);
});

for (const [fault, plant] of [
  [
    'cannot be had',
    (page: import('@playwright/test').Page) =>
      page.route(`**/${skeleton}`, (route) => route.abort()),
  ],
  [
    'does not fit the document',
    (page: import('@playwright/test').Page) =>
      page.route(page_, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace(/data-w="?3"?/, ''),
        });
      }),
  ],
] as const) {
  test(`a page whose skeleton ${fault} comes alive as a whole`, async ({ page }) => {
    const names = asked(page);
    await plant(page);
    await page.goto(page_);
    const text = await page.locator('article').innerText();
    await open(page, page_);
    expect(names).toContain(whole);
    expect(await page.locator('article').innerText()).toBe(text);
  });
}

test('Escape puts the explanation of a term away', async ({ page }) => {
  await open(page, page_);
  const term = page.locator('[data-term]').first();
  const tip = term.getByRole('note');
  await term.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(0, 0);
  await term.getByRole('button').focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});
