import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { savedPrefix } from '../../src/plugins/offline/names';
import { budgets } from '../budgets';
import { Deployment } from './deployment';
import {
  comeAlive,
  countLoads,
  errorsOf,
  expectKept,
  expectLayout,
  failed,
  fileOf,
  go,
  heading,
  isKept,
  open,
  pageScripts,
  retry,
  samplePages,
  skipReadingTime,
  titleOf,
  watchRequests,
} from './site';

const test = base.extend<{ site: Deployment }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  site: async ({}, use) => {
    const site = await Deployment.open();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => skipReadingTime(page));

const { components: guide, home: other, RFC: third, guide: unvisited } = samplePages;

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until it is kept, and its scripts with it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectKept(page, path);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((each) => (each as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => new URL(name).pathname),
  );
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(scripts));
}

/** Opens a page as a reload or a typed address does, and checks that it's the right one and hydrates. */
async function expectPage(page: Page, path: string, title = titleOf(path)): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(heading(page, title)).toBeVisible();
  await comeAlive(page);
  await expect(heading(page, title)).toBeVisible();
}

const clearHttpCache = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');

/** Makes a page on the device older. */
const backdate = (page: Page, path: string, date: Date) =>
  page.evaluate(
    async ([address, day]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = await cache.match(address, { ignoreVary: true });
        const headers = { 'content-type': 'text/html', date: day };
        if (kept) await cache.put(address, new Response(await kept.text(), { headers }));
      }
    },
    [path, date.toUTCString()] as const,
  );

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const control = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: 'Save the whole site' });
const button = (page: Page, name: string) => control(page).getByRole('button', { name });
const status = (page: Page) => control(page).getByRole('status');
const keptLinks = (page: Page) => control(page).locator('details a');
/** What the worker answers for a page that isn't on the device. */
const missing = (page: Page) => heading(page, "This page isn't on your device");
const note = (page: Page) => page.getByRole('complementary', { name: 'Saved copy' });

async function save(page: Page): Promise<void> {
  await open(page, '/offline');
  await button(page, 'Save the whole site').click();
  await expect(status(page)).toContainText('Saved on', { timeout: 60_000 });
}

test('a first visit stores nothing with data-saver', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  const quiet = watchRequests(page);
  await open(page, guide);
  await quiet();
  expect(await cachesOf(page)).toEqual([]);
  expect(site.asked.filter((address) => /sw\.js|whole-site/.test(address))).toEqual([]);
});

test.describe('what was visited', () => {
  test('opens again with the server gone, by reload, by link and however it is spelled, and all else is explained', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await visit(page, guide);
    // What to save isn't fetched for that.
    expect(site.asked.filter((address) => address.includes('whole-site'))).toEqual([]);
    await go(page, other);
    await expect.poll(() => isKept(page, other)).toBe(true);
    await open(page, third);
    await site.stop();

    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page, titleOf(third))).toBeVisible();
    await expectPage(page, guide);
    await expectPage(page, other);
    await expectPage(page, `${guide}/`, titleOf(guide));
    await expectPage(page, `${guide}.html?from=mail#code`, titleOf(guide));
    await go(page, other);
    await expect(heading(page, titleOf(other))).toBeVisible();

    // A page that wasn't visited is replaced by one that says so, and lists those that are stored.
    await page.goto(unvisited, { waitUntil: 'commit' });
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(unvisited);
    await page
      .getByRole('main')
      .getByRole('link', { name: titleOf(guide), exact: true })
      .click();
    await expect(heading(page, titleOf(guide))).toBeVisible();
    await page.goBack();
    await expect(missing(page)).toBeVisible();
    await site.start();
    await page.getByRole('link', { name: 'try again' }).click();
    await expect(heading(page, titleOf(unvisited))).toBeVisible();
    // Other apps on the same host are left alone.
    await site.stop();
    await expect(page.goto('/fxblox-web/')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });

  test('has the scripts that were still loading when the worker started', async ({ page }) => {
    await page.route(pageScripts, async (route) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await route.continue();
    });
    await visit(page, guide);
  });

  test('is a page, not a Markdown file, which is always the newest', async ({ page, site }) => {
    await visit(page, guide);
    await page.goto(`${guide}.md`);
    await expect.poll(() => isKept(page, `${guide}.md`)).toBe(true);
    const changed = 'Corrected text.';
    site.replace(/\.md$/, changed, 'text/markdown');
    await page.goto(guide);
    expect(await page.evaluate(async (path) => (await fetch(path)).text(), `${guide}.md`)).toBe(
      changed,
    );
    // What's here is shown before the server has said what there is to save, however long that takes.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    site.hang(/whole-site/);
    await open(page, '/offline');
    await expect(keptLinks(page)).toContainText([titleOf(guide)]);
    await expect(page.locator('details a[href$=".md"]')).toHaveCount(0);
  });

  test('says how old it is, once that is more than a day, and is replaced by what comes late', async ({
    page,
    site,
  }) => {
    await visit(page, guide);
    await site.stop();
    await expectPage(page, guide);
    await expect(note(page)).toHaveCount(0);
    const day = daysAgo(200);
    await backdate(page, guide, day);
    await site.start();
    const answer = site.hang(/./);
    await page.goto(guide, { waitUntil: 'commit' });
    const date = day.toLocaleDateString('en-US', { dateStyle: 'long' });
    await expect(note(page)).toContainText(date);
    const answered = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).responseStart;
    });
    expect(answered, 'ms until the kept page comes').toBeLessThanOrEqual(budgets.offlineAnswer);
    await comeAlive(page);
    answer();
    const dateOfCopy = async () => {
      const kept = await page.evaluate(async (path) => {
        const copy = await caches.match(path, { ignoreVary: true });
        return copy!.headers.get('date')!;
      }, guide);
      return new Date(kept).getTime();
    };
    await expect.poll(dateOfCopy).toBeGreaterThan(daysAgo(1).getTime());
    await expectPage(page, guide);
    await expect(note(page)).toHaveCount(0);
  });

  test('gives way to a new deployment once that is visited, and stays usable until then', async ({
    page,
    site,
  }) => {
    // Docusaurus fetches the start page ahead with any other, so that isn't the page that's missing here.
    const reference = samplePages['API reference'];
    test.setTimeout(120_000);
    for (const path of [guide, reference, samplePages.blog, third]) await visit(page, path);
    site.deployNext();
    const errors = errorsOf(page);
    for (const path of [samplePages.blog, third]) {
      const loads = countLoads(page);
      await visit(page, path);
      await expect(page.locator('meta[name=build]')).toBeAttached();
      expect(loads()).toBe(1);
    }
    expect(errors).toEqual([]);
    await site.stop();
    await clearHttpCache(page);
    await expectPage(page, guide);
    await expect(page.locator('meta[name=build]')).not.toBeAttached();
    await expectPage(page, third);
    // The next build's scripts of this page are not here; the page as it was kept is.
    await go(page, reference);
    await expect(heading(page, titleOf(reference))).toBeVisible();
    await comeAlive(page);
    await expect(page.locator('meta[name=build]')).not.toBeAttached();
  });

  test('is not spoiled for good by a host that answers for old scripts with a page', async ({
    page,
    site,
  }) => {
    await visit(page, guide);
    const loads = countLoads(page);
    site.replace(pageScripts, '<!doctype html><title>Sign in</title><p>Sign in.');
    await go(page, third);
    await expect(failed(page)).toBeVisible();
    site.recover();
    await retry(page).click();
    await expect(heading(page, titleOf(third))).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('outlasts the workers of November 2026, and what they saved is saved again', async ({
    page,
    site,
  }) => {
    // No page of this site, so no worker starts yet.
    await page.goto('/img/mark.svg');
    await page.evaluate(async () => {
      await (await caches.open('docs-site-1')).put('/site-copy.json', new Response('{}'));
      const pages = await caches.open('docs-pages');
      const html = { headers: { 'content-type': 'text/html' } };
      await pages.put('/was-read', new Response('<title>Read | Docs</title><h1>Read</h1>', html));
      await pages.put('/was-read.md', new Response('# Read'));
      await caches.open(`workbox-precache-v2-${location.origin}/`);
      const database = indexedDB.open('workbox-expiration', 1);
      await new Promise((resolve) => (database.onsuccess = resolve));
      database.result.close();
    });
    const release = site.hang(/whole-site/);
    // Not with its scripts: the one that saves the site may load before the worker sees it, and nothing here is read offline.
    await page.goto(guide);
    await expectKept(page, guide);
    await open(page, '/offline');
    await expect(keptLinks(page)).toContainText(['Read', titleOf(guide)]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    release();
    await visit(page, guide);
    const earlier = async () =>
      (await cachesOf(page)).filter((name) => /docs-site|workbox/.test(name));
    await expect.poll(earlier, { timeout: 30_000 }).toEqual([]);
    await open(page, '/offline');
    await expect(status(page)).toContainText('It is up to date.');
  });
});

test.describe('the whole site', () => {
  test('is saved by keyboard, works with the server gone, and is removed after a question', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await open(page, '/offline');
    await expect(status(page)).toContainText('to download');
    site.asked.length = 0;
    await button(page, 'Save the whole site').focus();
    await page.keyboard.press('Enter');
    await expect(control(page).getByRole('progressbar')).toBeVisible();
    await expect(status(page)).toContainText('It is up to date.', { timeout: 60_000 });
    expect(site.asked.length, 'requests').toBeLessThanOrEqual(budgets.wholeSite.requests);
    await site.stop();
    await clearHttpCache(page);
    // Pages and pictures are what was built. That none is missing is seen in build/published-files.test.ts.
    for (const [address, file] of [
      [third, fileOf(third)],
      ['/img/icon-192.png', 'build/img/icon-192.png'],
    ] as const) {
      const answer = await page.goto(address);
      expect((await answer!.body()).equals(readFileSync(file)), address).toBe(true);
    }
    await expectPage(page, third);
    await page.goto(`${guide}#code`, { waitUntil: 'commit' });
    await expect(page.locator('#code')).toBeInViewport();
    await comeAlive(page);
    await go(page, other);
    await expect(page).toHaveURL(`${site.origin}${other}`);
    await expectLayout(page);

    await page.keyboard.press('/');
    await page.keyboard.type('hotspot');
    await expect(page.getByRole('dialog').getByRole('option').nth(2)).toBeVisible();

    const answer = await page.goto('/no/such/page', { waitUntil: 'commit' });
    expect(answer?.status()).toBe(404);
    await comeAlive(page);
    await expectLayout(page);
    await page.goto('/functionyard/fxblox-ap', { waitUntil: 'commit' });
    await expect(
      page.getByRole('main').locator('a[href="/functionyard/fxblox-app"]').first(),
    ).toBeVisible();
    // It exists, so the reader isn't told that it doesn't.
    await page.goto('/llms.txt', { waitUntil: 'commit' });
    await expect(missing(page)).toBeVisible();

    await site.start();
    await visit(page, guide);
    await open(page, '/offline');
    await site.stop();
    await page.reload({ waitUntil: 'commit' });
    await expect(status(page)).toContainText('Saved on');
    page.once('dialog', (question) => void question.dismiss());
    await button(page, 'Remove').click();
    await expect(status(page)).toContainText('Saved on');
    page.once('dialog', (question) => void question.accept());
    await button(page, 'Remove').click();
    await expect(button(page, 'Remove')).toHaveCount(0);
    expect(await keptFiles(page)).toEqual([]);
    // Otherwise, the scripts of that page could come from there.
    await clearHttpCache(page);
    await page.goto(guide, { waitUntil: 'commit' });
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('No page is on this device yet.');
  });

  test('is replaced only by a complete one', async ({ page, site }) => {
    test.setTimeout(120_000);
    await save(page);
    site.deployNext();
    site.breakOff();
    await page.reload();
    await expect(status(page)).toContainText('A newer version is ready');
    await button(page, 'Update the copy').click();
    await expect(status(page)).toContainText('the connection broke off. Saved on');
    await expectPage(page, guide);
    site.recover();
    await open(page, '/offline');
    await button(page, 'Update the copy').click();
    await expect(control(page).getByRole('progressbar')).toBeVisible();
    await expect(button(page, 'Remove')).toHaveCount(0);
    await expect(status(page)).toContainText('It is up to date.', { timeout: 60_000 });
    const saved = (await cachesOf(page)).filter((name) => name.startsWith(savedPrefix));
    expect(saved).toHaveLength(1);
    await site.stop();
    await expectPage(page, other);
    await expect(page.locator('meta[name=build]')).toBeAttached();
  });

  test('is the newest, also where the page was opened before a deployment', async ({
    page,
    site,
  }) => {
    await open(page, '/offline');
    await expect(status(page)).toContainText('to download');
    site.deployNext();
    await button(page, 'Save the whole site').click();
    await expect(status(page)).toContainText('It is up to date.', { timeout: 60_000 });
  });

  test('is offered in guides and in the footer', async ({ page }) => {
    await open(page, guide);
    await page
      .getByRole('group', { name: 'Save this guide first' })
      .getByRole('link', { name: 'Save for offline reading' })
      .click();
    await expect(button(page, 'Save the whole site')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Read without internet' })).toHaveAttribute(
      'href',
      '/offline',
    );
  });
});

test.describe('a browser that cannot save the site', () => {
  test('says so where there are no workers', async ({ page }) => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
    });
    await open(page, '/offline');
    await expect(status(page)).toContainText("This browser can't save pages here.");
    await expect(control(page).getByRole('button')).toHaveCount(0);
  });

  test('says so where there is too little room, and keeps only what was complete', async ({
    page,
  }) => {
    const fill = () => {
      const { put } = Cache.prototype;
      Cache.prototype.put = function putUntilFull(request, response) {
        if (request === '/404') throw new DOMException('full', 'QuotaExceededError');
        return put.call(this, request, response);
      };
    };
    const saved = async () => (await cachesOf(page)).filter((name) => name.startsWith(savedPrefix));
    await open(page, '/offline');
    await button(page, 'Save the whole site').click();
    await expect(status(page)).toContainText('up to date', { timeout: 60_000 });
    await page.evaluate(fill);
    await button(page, 'Update the copy').click();
    await expect(status(page)).toContainText("isn't enough room", { timeout: 60_000 });
    expect(await saved()).toHaveLength(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await button(page, 'Remove').click();
    await button(page, 'Save the whole site').click();
    await expect(status(page)).toContainText("isn't enough room", { timeout: 60_000 });
    expect(await saved()).toEqual([]);
  });

  test('says without JavaScript what to do instead', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/offline`);
    await expect(page.getByText('Saving needs JavaScript')).toBeVisible();
    await expect(page.getByText('Checking what is saved')).toBeHidden();
    await page.close();
  });
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href'))!;
  const manifest = (await (await request.get(href)).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  await comeAlive(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
