/** The troubleshooter: questions whose answers are in the address. */
import { expect, test, type Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { questions, results } from '../../src/data/troubleshooter';
import { comeAlive, open } from './site';

const page = '/functionyard/troubleshooting';

const wizard = (tab: Page) => tab.getByRole('region', { name: 'Troubleshooter' });
const answers = (tab: Page) => wizard(tab).getByRole('listitem').getByRole('link');
const report = (tab: Page) => wizard(tab).getByRole('button', { name: 'Copy a report' });

/** Follows the first answer by keyboard until there is a result. */
async function answer(tab: Page): Promise<void> {
  for (let questions = 0; questions < 10 && !(await report(tab).isVisible()); questions += 1) {
    const before = tab.url();
    await wizard(tab).getByRole('list').last().getByRole('link').first().press('Enter');
    await expect(tab).not.toHaveURL(before);
    await expect(wizard(tab).getByRole('heading')).toBeFocused();
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
  const first = await wizard(tab).getByRole('heading').textContent();
  expect(await answers(tab).count()).toBeGreaterThan(1);
  await answer(tab);
  await expect(report(tab)).toBeVisible();
  expect(await violationsInBothModes(tab, 'main')).toEqual([]);
  await report(tab).click();
  await expect(wizard(tab).getByRole('status')).toHaveText(/^Copied/);
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toContain(page);
  const result = (await wizard(tab).getByRole('heading').textContent())!;
  await tab.reload();
  await comeAlive(tab);
  await expect(wizard(tab).getByRole('heading')).toHaveText(result);
  await wizard(tab)
    .getByRole('link', { name: /^Change/ })
    .first()
    .click();
  await expect(wizard(tab).getByRole('heading')).toHaveText(first!);
  await tab.goBack();
  await expect(wizard(tab).getByRole('heading')).toHaveText(result);
});

test('starts over from an address that means nothing', async ({ page: tab }) => {
  for (const query of ['at=no.such.answer', 'at=%E0%A4%A', 'at=&try=99']) {
    await open(tab, `${page}?${query}`);
    await expect(wizard(tab).getByRole('heading')).toBeVisible();
    expect(await answers(tab).count()).toBeGreaterThan(1);
  }
});

test('without JavaScript, lists every answer and every try, with what it erases before its link', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(`${baseURL}${page}`);
  await expect(wizard(tab)).toBeHidden();
  const tree = tab.locator('details', { hasText: 'All questions and answers' });
  const text = (await tree.innerText()).replace(/\s+/g, ' ');
  const all = Object.values(questions).flatMap(({ ask, answers: given }) => [
    ask,
    ...given.map(({ label }) => label),
  ]);
  expect(all.filter((words) => !text.includes(words))).toEqual([]);
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
        ([shown, href]) => href === link && shown!.startsWith(`${erases ?? ''} ${what}`.trim()),
      ),
  );
  expect(missing).toEqual([]);
  await context.close();
});
