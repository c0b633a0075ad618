/** The troubleshooter: questions whose answers are in the address. */
import { expect, test, type Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { readTroubleshooter } from '../../src/pages-schema/troubleshooter';
import { comeAlive, go, open } from './site';

const page = '/functionyard/troubleshooting';
const { questions, results } = readTroubleshooter();

const wizard = (tab: Page) => tab.getByRole('region', { name: 'Troubleshooter' });
const heading = (tab: Page) => wizard(tab).getByRole('heading', { level: 2 });
const plain = (words: string) => words.replace(/`|\*\*|\b_|_\b/g, '').replace(/\s+/g, ' ');

/** The shortest way to each question and result, as its query. */
const ways = new Map<string, string>();
for (let found: [string, string[]][] = [[Object.keys(questions)[0]!, []]]; found.length > 0;) {
  const [key, keys] = found.shift()!;
  if (ways.has(key)) continue;
  ways.set(key, keys.length > 0 ? `?at=${keys.join('.')}` : '');
  found = [
    ...found,
    ...(questions[key]?.answers ?? []).map((answer): [string, string[]] => [
      answer.next,
      [...keys, answer.key],
    ]),
  ];
}
const linkTo = (key: string) => page + ways.get(key)!;

test('leads by keyboard from question to result, and Back and Change lead back', async ({
  page: tab,
}) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.setViewportSize({ width: 360, height: 800 });
  await open(tab, page);
  await expect(heading(tab)).toHaveText("What's wrong?");
  for (const answer of ['Red', 'Again and again, for 10 seconds']) {
    await wizard(tab).getByRole('link', { name: answer, exact: true }).press('Enter');
    await expect(heading(tab)).toBeFocused();
  }
  const { cause, first } = results['no-network']!;
  await expect(heading(tab)).toHaveText(cause);
  await expect(wizard(tab).getByRole('link', { name: first.label })).toHaveAttribute(
    'href',
    first.to,
  );
  await tab.reload();
  await comeAlive(tab);
  await expect(heading(tab)).toHaveText(cause);
  await wizard(tab)
    .getByRole('link', { name: /^Change: What's wrong/ })
    .click();
  await expect(heading(tab)).toHaveText("What's wrong?");
  await tab.goBack();
  await expect(heading(tab)).toHaveText(cause);
});

test('shows what is not about the light with the first question, and at an address of its own', async ({
  page: tab,
}) => {
  await open(tab, page);
  const drive = wizard(tab).getByRole('link', { name: 'Files or drive' });
  await expect(drive).toHaveAttribute('href', `${page}?at=other.drive`);
  await open(tab, `${page}?at=other`);
  await drive.click();
  await expect(heading(tab)).toHaveText(questions.drive!.ask);
});

test('on a phone, each result shows its first action without scrolling', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  await open(tab, page);
  for (const [key, { cause, first }] of Object.entries(results)) {
    await go(tab, linkTo(key));
    await expect(heading(tab)).toHaveText(plain(cause));
    await expect(
      wizard(tab).getByRole('link', { name: plain(first.label), exact: true }),
      key,
    ).toBeInViewport({ ratio: 1 });
  }
});

test('is accessible', async ({ page: tab }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.setViewportSize({ width: 360, height: 800 });
  for (const key of ['light', 'fault', 'no-network']) {
    await open(tab, linkTo(key));
    expect(await violationsInBothModes(tab, 'main'), key).toEqual([]);
  }
});

test('the list is closed, and opens at a result that a link points at', async ({ page: tab }) => {
  const cause = tab.locator('#result-no-network');
  await open(tab, `${page}#result-no-network`);
  await expect(cause).toBeInViewport();
  await open(tab, page);
  await expect(cause).toBeHidden();
  await tab.getByText('Read them as a list').click();
  await tab.locator('#ask-light').locator('..').getByRole('link', { name: 'How long' }).click();
  await expect(tab.locator('#ask-red')).toBeInViewport();
});

test('without JavaScript, lists every question, answer, and result with its pages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(`${baseURL}${page}`);
  await expect(wizard(tab)).toBeHidden();
  const tree = tab.locator('details', { hasText: 'Read them as a list' });
  await tree.locator('summary').click();
  const text = (await tree.innerText()).replace(/\s+/g, ' ');
  const all = [
    ...Object.values(questions).flatMap(({ ask, hint = '', answers }) => [
      ask,
      hint,
      ...answers.map(({ say }) => say),
    ]),
    ...Object.values(results).flatMap(({ cause, do: what = '' }) => [cause, what]),
  ];
  expect(all.filter((words) => !text.includes(plain(words)))).toEqual([]);
  const links = await tree
    .locator('section:has(> [id^=result-]) li a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  const given = Object.values(results).flatMap(({ first, also }) => [first, ...also]);
  expect(links).toEqual(given.map(({ label, to }) => [plain(label), to]));
  await context.close();
});
