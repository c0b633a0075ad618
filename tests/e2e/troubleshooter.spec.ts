/** The troubleshooter: questions whose answers are in the address. */
import { expect, test, type Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { questions, results } from '../../src/data/troubleshooter';
import { comeAlive, open } from './site';

const page = '/functionyard/troubleshooting';

const wizard = (tab: Page) => tab.getByRole('region', { name: 'Troubleshooter' });
const heading = (tab: Page) => wizard(tab).getByRole('heading', { level: 2 });
const answers = (tab: Page) => wizard(tab).getByRole('listitem').getByRole('link');
const report = (tab: Page) => wizard(tab).getByRole('button', { name: 'Copy a report' });

/** Follows the first answer by keyboard until there is a result. */
async function answer(tab: Page): Promise<void> {
  for (let questions = 0; questions < 10 && !(await report(tab).isVisible()); questions += 1) {
    const before = tab.url();
    await wizard(tab).getByRole('list').last().getByRole('link').first().press('Enter');
    await expect(tab).not.toHaveURL(before);
    await expect(heading(tab)).toBeFocused();
  }
}

test('leads by keyboard from question to result, with a report, and Back leads back', async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.setViewportSize({ width: 360, height: 800 });
  await open(tab, page);
  expect(await violationsInBothModes(tab, 'main')).toEqual([]);
  const first = await heading(tab).textContent();
  expect(await answers(tab).count()).toBeGreaterThan(1);
  await answer(tab);
  await expect(report(tab)).toBeVisible();
  expect(await violationsInBothModes(tab, 'main')).toEqual([]);
  await report(tab).click();
  await expect(wizard(tab).getByRole('status')).toHaveText(/^Copied/);
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toContain(page);
  const result = (await heading(tab).textContent())!;
  await tab.reload();
  await comeAlive(tab);
  await expect(heading(tab)).toHaveText(result);
  await wizard(tab)
    .getByRole('link', { name: /^Change/ })
    .first()
    .click();
  await expect(heading(tab)).toHaveText(first!);
  await tab.goBack();
  await expect(heading(tab)).toHaveText(result);
});

test('starts over from an address that means nothing', async ({ page: tab }) => {
  for (const query of ['at=no.such.answer', 'at=%E0%A4%A', 'at=&try=99']) {
    await open(tab, `${page}?${query}`);
    await expect(heading(tab)).toBeVisible();
    expect(await answers(tab).count()).toBeGreaterThan(1);
  }
});

test('the list is closed, and opens at a result that a link points at', async ({ page: tab }) => {
  const cause = tab.locator('#result-no-network');
  await open(tab, `${page}#result-no-network`);
  await expect(cause).toBeInViewport();
  await open(tab, page);
  await expect(cause).toBeHidden();
  await tab.getByText('Read them as a list').click();
  await tab.locator('#ask-red').locator('..').getByRole('link').first().click();
  await expect(tab.locator('#ask-red-repeats')).toBeInViewport();
});

test('without JavaScript, lists every answer and every try, with what it erases before its link', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(`${baseURL}${page}`);
  await expect(wizard(tab)).toBeHidden();
  const tree = tab.locator('details', { hasText: 'Read them as a list' });
  const plain = (words: string) => words.replaceAll('`', '').replace(/\s+/g, ' ');
  const text = (await tree.innerText()).replace(/\s+/g, ' ');
  const all = [
    ...Object.values(questions).flatMap(({ ask, hint = '', answers: given }) => [
      ask,
      hint,
      ...given.map(({ label }) => label),
    ]),
    ...Object.values(results).flatMap(({ cause, why }) => [cause, why]),
  ];
  expect(all.filter((words) => !text.includes(plain(words)))).toEqual([]);
  const items = await tree
    .locator('li:has(> a)')
    .evaluateAll((found) =>
      found.map((item) => [
        (item as HTMLElement).innerText.replace(/\s+/g, ' '),
        item.querySelector('a')!.getAttribute('href'),
      ]),
    );
  const tries = Object.values(results).flatMap((result) => result.tries);
  const missing = tries.filter(
    ({ text: what, link, erases }) =>
      !items.some(
        ([shown, href]) =>
          href === link && shown!.startsWith(plain(`${erases ?? ''} ${what}`).trim()),
      ),
  );
  expect(missing).toEqual([]);
  await context.close();
});
