import { expect, test, type Page, type Request } from '@playwright/test';
import { budgets } from '../budgets';
import { errorsOf, heading, open, samplePages, watchRequests } from './site';

const start = samplePages.components;
const question = 'led blinking';

/** Index and texts. */
const files = '**/assets/search/**';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });
const status = (page: Page) => dialog(page).getByRole('status');

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await box(page).fill(query);
}

test('a key that is pressed as soon as the list is painted is not lost', async ({ page }) => {
  await open(page, start);
  // The key comes in the same task in which the list appears.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog [role=option]')) return;
      observer.disconnect();
      document
        .querySelector('[role=combobox]')!
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('/');
  await expect(options(page).first()).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('opens by button and keys, closes by Escape, Close, and a click beside it, and gives the focus back', async ({
  page,
}) => {
  await open(page, start);
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
  ];
  for (const close of closings) {
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('x');
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }

  // A slash that is typed into a field stays there.
  await page.evaluate(() =>
    document.querySelector('main')!.prepend(document.createElement('input')),
  );
  await page.locator('main input').first().focus();
  await page.keyboard.press('/');
  await expect(page.locator('main input').first()).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  const size = await button(page).boundingBox();
  expect(size!.width).toBeGreaterThanOrEqual(44);
  expect(size!.height).toBeGreaterThanOrEqual(44);
  await button(page).click();
  await expect(box(page)).toBeFocused();
  const room = await dialog(page).boundingBox();
  expect([room!.width, room!.height]).toEqual([360, 740]);
});

test('nothing is fetched before the first use, and little then', async ({ page }) => {
  const requests: Request[] = [];
  const quiet = watchRequests(page);
  await open(page, start);
  await quiet();
  page.on('request', (request) => requests.push(request));
  // Beside the dialog: a pointer that rests on a result fetches its page.
  await page.mouse.move(3, 3);
  await quiet();
  expect(requests).toEqual([]);
  await search(page, question);
  await expect(chosen(page)).toBeVisible();
  await quiet();
  const indexes = requests.filter((each) => /\/assets\/search\/index\.\w+\.json$/.test(each.url()));
  expect(indexes).toHaveLength(1);
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, each) => sum + each.responseBodySize, 0);
  expect(bytes / 1024, 'KB of a first search').toBeLessThanOrEqual(budgets.searchBytes);
});

test('a reader with nothing but a keyboard gets from the question to the heading', async ({
  page,
}) => {
  await open(page, start);
  await search(page, 'change wifi');
  await expect(status(page)).toHaveText(/^\d+ pages? found(, the best \d+ shown)?$/);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  const list = dialog(page).getByRole('listbox');
  await expect(list).toHaveId((await box(page).getAttribute('aria-controls'))!);
  const isActive = async (at: number) => {
    await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).nth(at).getAttribute('id'))!,
    );
    await expect(chosen(page)).toHaveCount(1);
  };
  const last = (await options(page).count()) - 1;
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  await page.keyboard.press('End');
  await isActive(last);
  await expect(options(page).nth(last)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('ArrowUp');
  await isActive(last);
  await page.keyboard.press('Home');
  await isActive(0);
  const address = await chosen(page).getAttribute('href');
  expect(address).toMatch(/^\/[\w/-]+(#.+)?$/);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address!);
  const place = address!.replace(/^[^#]*/, '');
  await expect(place ? page.locator(place) : heading(page)).toBeFocused();
});

test('results stand by page, with headings, excerpts and marks, and are counted', async ({
  page,
}) => {
  await open(page, start);
  await search(page, question);
  const first = dialog(page).getByRole('group').first();
  await expect(first).toHaveAccessibleName(/\w/);
  await expect(first.getByRole('option').first()).toContainText(/\w+/);
  const marks = dialog(page).locator('mark');
  await expect(marks.first()).toBeVisible();
  for (const word of await marks.allTextContents()) {
    expect(word).toMatch(/led|light|lamp|indicator|blink|flash|flicker/i);
  }
  await expect(
    dialog(page).getByRole('option', { name: `All results for "${question}"` }),
  ).toHaveAttribute('href', '/search?q=led%20blinking');

  await box(page).fill('zzqqxxzz');
  await expect(status(page)).toHaveText('No results for "zzqqxxzz"');
  await expect(dialog(page).getByRole('option', { name: 'Get help' })).toHaveAttribute(
    'href',
    '/functionyard/support',
  );
  await expect(chosen(page)).toHaveCount(0);
  await box(page).fill('maskrom');
  await expect(status(page)).toHaveText(/^\d+ pages? found(, the best \d+ shown)?$/);
  await box(page).fill('');
  await expect(status(page)).toHaveText('');
});

test.describe('recent searches', () => {
  const keys = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('search.recent')));

  test('are kept after a choice, offered again, and forgotten', async ({ page }) => {
    await open(page, start);
    await search(page, 'metamsk');
    await expect(chosen(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    expect(await keys(page)).toHaveLength(1);
    await page.reload();
    await open(page, start);
    await page.keyboard.press('/');
    const recent = dialog(page).getByRole('group', { name: 'Recent searches' });
    await expect(recent.getByRole('option')).toHaveText(['metamsk']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('metamsk');
    await expect(status(page)).toHaveText(/found/);
    await box(page).fill('');
    await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toHaveCount(0);
    expect(await keys(page)).toEqual([]);
  });
});

for (const [what, which] of [
  ['index', files],
  ['program', '**/assets/**'],
] as const) {
  test(`says that its ${what} could not be loaded, and tries again`, async ({ page }) => {
    let blocked = false;
    await page.route(which, (route) =>
      blocked ? route.abort('internetdisconnected') : route.continue(),
    );
    await open(page, start);
    blocked = true;
    await search(page, question);
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Search did not load');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeVisible();
    blocked = false;
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(chosen(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('a result whose text does not come is still a result', async ({ page }) => {
  await page.route(/\/assets\/search\/(?!index)/, (route) => route.abort());
  await open(page, start);
  await search(page, 'maskrom');
  await expect(chosen(page)).toContainText(/\w/);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(start);
});

test.describe('the results page', () => {
  test('shows the results of its address, and of a new question', async ({ page }) => {
    await open(page, '/search?q=claim%20rewards');
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toHaveValue('claim rewards');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/pages found/);
    await field.fill('maskrom');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=maskrom');
    await page.getByRole('main').locator('a[href^="/"]').first().click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(field).toHaveValue('maskrom');
  });

  test('accepts any question', async ({ page }) => {
    const errors = errorsOf(page);
    page.on('dialog', () => errors.push('dialog'));
    for (const query of [
      '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%3Cscript%3E',
      '%E0%A4%A%zz%',
      'reset+'.repeat(1000),
      '%22%27%60%5C%2F%3F%23%26*()[]{}',
    ]) {
      await open(page, `/search?q=${query}`);
      const status = page.getByRole('main').getByRole('status');
      await expect(status, query.slice(0, 80)).toHaveText(/found|No results/);
    }
    await open(page, '/search');
    await expect(heading(page, 'Search')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('says without JavaScript what to do', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(start);
    await button(page).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await expect(page.getByRole('main')).toContainText('needs JavaScript');
    await expect(page.getByRole('main').getByRole('link', { name: 'Get help' })).toBeVisible();
    await context.close();
  });
});
