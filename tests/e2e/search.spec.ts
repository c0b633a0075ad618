import { expect, test, type Page } from '@playwright/test';
import { budgets } from '../budgets';
import { serve } from '../server';
import { setMode, violations } from './axe';
import { heading, open } from './site';

// A service worker would answer for the network that these tests play.
test.use({ serviceWorkers: 'block' });

const start = '/functionyard/support';
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

test.describe('opening', () => {
  test.beforeEach(({ page }) => open(page, start));

  test('by its button', async ({ page }) => {
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  for (const key of ['/', 'Control+k', 'Meta+k']) {
    test(`by ${key}`, async ({ page }) => {
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeVisible();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
    });
  }

  test('not by a slash that is typed into a field', async ({ page }) => {
    await page.evaluate(() =>
      document.querySelector('main')!.prepend(document.createElement('input')),
    );
    await page.locator('main input').first().focus();
    await page.keyboard.press('/');
    await expect(page.locator('main input').first()).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('by a button in reach of a thumb on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const size = await button(page).boundingBox();
    expect(size!.width).toBeGreaterThanOrEqual(44);
    expect(size!.height).toBeGreaterThanOrEqual(44);
    await button(page).click();
    await expect(box(page)).toBeFocused();
    const room = await dialog(page).boundingBox();
    expect([room!.width, room!.height]).toEqual([360, 740]);
  });

  test('closes by Escape, by Close and by a click beside it, and gives the focus back', async ({
    page,
  }) => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 400),
    ];
    for (const close of ways) {
      await button(page).click();
      await box(page).fill('x');
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
  });
});

/** Where files are served as a host stores them, compressed as well as brotli can; one port for each worker. */
const port = 4311;

test('nothing is fetched before the first use, and little then', async ({ page }, {
  workerIndex,
}) => {
  const requests: string[] = [];
  const sizes: Promise<number>[] = [];
  const host = await serve('build', port + workerIndex, 11);
  await open(page, `http://localhost:${port + workerIndex}${start}`);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize)),
  );
  // Beside the dialog: a pointer that rests on a result fetches its page.
  await page.mouse.move(3, 3);
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  await search(page, question);
  await expect(chosen(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(requests.filter((url) => /\/assets\/search\/index\.\w+\.json$/.test(url))).toHaveLength(1);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  host.close();
  expect(bytes / 1000).toBeLessThanOrEqual(budgets.searchBytes);
});

test('a reader with nothing but a keyboard gets from the question to the heading', async ({
  page,
}) => {
  await open(page, start);
  await search(page, 'change wifi');
  await expect(status(page)).toHaveText(/^\d+ results? in \d+ pages?$/);
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
  expect(address).toMatch(/^\/functionyard\/fxblox-app#./);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address!);
  await expect(page.locator(address!.replace(/^[^#]*/, ''))).toBeFocused();
});

test('results stand by page, with headings, excerpts and marks', async ({ page }) => {
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
    dialog(page).getByRole('option', { name: `All results for “${question}”` }),
  ).toHaveAttribute('href', '/search?q=led%20blinking');
});

test('says how many results there are, and when there are none', async ({ page }) => {
  await open(page, start);
  await search(page, 'zzqqxxzz');
  await expect(status(page)).toHaveText('No results for “zzqqxxzz”');
  await expect(dialog(page).getByRole('option', { name: 'Get help from people' })).toHaveAttribute(
    'href',
    '/functionyard/support',
  );
  await expect(chosen(page)).toHaveCount(0);
  await box(page).fill('maskrom');
  await expect(status(page)).toHaveText(/^\d+ results? in \d+ pages?$/);
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
    await expect(heading(page, 'Wallet and token')).toBeVisible();
    expect(await keys(page)).toHaveLength(1);
    await page.reload();
    await open(page, start);
    await page.keyboard.press('/');
    const recent = dialog(page).getByRole('group', { name: 'Recent searches' });
    await expect(recent.getByRole('option')).toHaveText(['metamsk']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('metamsk');
    await expect(status(page)).toHaveText(/result/);
    await box(page).fill('');
    await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toHaveCount(0);
    expect(await keys(page)).toEqual([]);
  });

  for (const [fault, spoil] of [
    ['absent', () => Object.defineProperty(window, 'localStorage', { get: () => null })],
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('No storage');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
    [
      'full of nonsense',
      () => {
        Storage.prototype.getItem = () => '{"a": [1, ';
      },
    ],
    [
      'of another shape',
      () => {
        Storage.prototype.getItem = () => '[{"a": 1}, 5, null]';
      },
    ],
  ] as const) {
    test(`do not stand in the way where storage is ${fault}`, async ({ page }) => {
      await page.addInitScript(spoil);
      await open(page, start);
      await search(page, 'maskrom');
      await expect(chosen(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/rk1-reimage/);
    });
  }
});

test('says that it could not be loaded, and tries again', async ({ page }) => {
  await open(page, start);
  await page.route(files, (route) => route.abort('internetdisconnected'));
  await search(page, question);
  await expect(dialog(page).getByRole('alert')).toContainText('Search did not load');
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.unroute(files);
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(chosen(page)).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('says so too where its own program does not come', async ({ page }) => {
  await open(page, start);
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await search(page, question);
  await expect(dialog(page).getByRole('alert')).toContainText('Search did not load');
  await page.unroute('**/assets/**');
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(chosen(page)).toBeVisible();
});

test('a result whose text does not come is still a result', async ({ page }) => {
  await page.route(/\/assets\/search\/(?!index)/, (route) => route.abort());
  await open(page, start);
  await search(page, 'maskrom');
  await expect(chosen(page)).toContainText(/\w/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/rk1-reimage/);
});

test.describe('the results page', () => {
  test('shows the results of its address, and of a new question', async ({ page }) => {
    await open(page, '/search?q=claim%20rewards');
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toHaveValue('claim rewards');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/pages found/);
    await expect(page.getByRole('link', { name: 'Claim rewards by hand' })).toBeVisible();
    await field.fill('maskrom');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=maskrom');
    await page.getByRole('link', { name: /Re-image an FxBlox Lite Plus/ }).click();
    await expect(page).toHaveURL('/functionyard/hardware/fxblox-hardware-rk1-reimage');
    await page.goBack();
    await expect(field).toHaveValue('maskrom');
  });

  for (const [kind, query] of [
    ['html', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%3Cscript%3E'],
    ['a broken escape', '%E0%A4%A%zz%'],
    ['a very long one', 'reset+'.repeat(1000)],
    ['none', ''],
    ['signs', '%22%27%60%5C%2F%3F%23%26*()[]{}'],
  ]) {
    test(`bears ${kind} as a question`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('dialog', () => faults.push('dialog'));
      await open(page, `/search?q=${query}`);
      await expect(heading(page, 'Search')).toBeVisible();
      if (query)
        await expect(page.getByRole('main').getByRole('status')).toHaveText(/found|No results/);
      expect(faults).toEqual([]);
    });
  }

  test('is not for crawlers', async ({ page, request }) => {
    await open(page, '/search');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search');
  });

  test('says without JavaScript what to do', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(start);
    await button(page).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await expect(page.getByRole('main')).toContainText('needs JavaScript');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Get help from people' }),
    ).toBeVisible();
    await context.close();
  });
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`has no accessibility fault, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, start);
      await setMode(page, theme);
      const check = (part: string) => violations(page, 'all', part);
      expect(await check('nav.navbar')).toEqual([]);
      await search(page, question);
      await expect(chosen(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await check('dialog[open]')).toEqual([]);
      await box(page).fill('zzqqxxzz');
      await expect(status(page)).toHaveText(/No results/);
      expect(await check('dialog[open]')).toEqual([]);
      await open(page, `/search?q=${encodeURIComponent(question)}`);
      await page.evaluate(
        (mode) => document.documentElement.setAttribute('data-theme', mode),
        theme,
      );
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/found/);
      expect(await check('main')).toEqual([]);
    });
  }
}
