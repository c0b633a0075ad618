import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { isPage } from '../../src/plugins/offline/copy/address';
import {
  bundleFolder,
  cacheNames,
  copyPrefix,
  listFile,
  type SiteList,
} from '../../src/plugins/offline/copy/names';
import { budgets } from '../budgets';
import { Deployment, nextBuild } from './deployment';
import {
  comeAlive,
  countLoads,
  errorsOf,
  expectKept,
  expectLayout,
  go,
  heading,
  isKept,
  open,
  routes,
  samplePages,
  scripts,
  skipReadingTime,
  titleOf,
  watchRequests,
} from './site';

const test = base.extend<{ site: Deployment }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  site: async ({}, use) => {
    const site = await Deployment.open();
    await use(site);
    await site.close();
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
  await expect
    .poll(async () => (await keptFiles(page)).filter((file) => file.endsWith('.js')).length)
    .toBeGreaterThan(4);
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

const control = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: 'Save the whole site' });
const button = (page: Page, name: string) => control(page).getByRole('button', { name });
const status = (page: Page) => control(page).getByRole('status');

async function save(page: Page): Promise<void> {
  await open(page, '/offline');
  await button(page, 'Save the whole site').click();
  await expect(status(page)).toContainText('Saved on', { timeout: 60_000 });
}

async function remove(page: Page): Promise<void> {
  await button(page, 'Remove').click();
  await button(page, 'Remove them').click();
}

test.describe('a first visit', () => {
  test('stores nothing before the page has been read for a while without input', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, guide);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.keyboard.press('Shift');
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    for (let times = 0; times < 3; times += 1) {
      await page.clock.fastForward(3000);
      expect(await workers()).toBe(0);
      await page.keyboard.press('Shift');
    }
    expect(await cachesOf(page)).toEqual([]);
    await page.clock.fastForward(8000);
    await expect.poll(workers).toBe(1);
  });

  test('stores nothing with data-saver', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    const quiet = watchRequests(page);
    await open(page, guide);
    await quiet();
    expect(await cachesOf(page)).toEqual([]);
    expect(site.asked.filter((address) => /sw\.js|site-copy/.test(address))).toEqual([]);
  });
});

test.describe('what was visited', () => {
  test('opens again with the server gone, by reload, by link and however it is spelled, and all else is explained', async ({
    page,
    site,
  }) => {
    await visit(page, guide);
    // The list of files to save isn't fetched for that.
    expect(site.asked.filter((address) => address.includes('site-copy'))).toEqual([]);
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
    await expect(page.getByRole('alert')).toContainText(unvisited);
    await page
      .getByRole('main')
      .getByRole('link', { name: titleOf(guide), exact: true })
      .click();
    await expect(heading(page, titleOf(guide))).toBeVisible();
    await site.start();
    await page.goBack();
    await page.getByRole('link', { name: 'try that page again' }).click();
    await expect(heading(page, titleOf(unvisited))).toBeVisible();
  });

  test('says how old it is, once that is more than a day', async ({ page, site }) => {
    await visit(page, guide);
    await site.stop();
    const note = page.getByRole('complementary', { name: 'Saved copy' });
    await expectPage(page, guide);
    await expect(note).toHaveCount(0);
    const day = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000);
    await page.evaluate(
      async ([path, date, cacheName]) => {
        const stored = (await caches.match(path, { ignoreVary: true }))!;
        const headers = { 'content-type': 'text/html', date };
        const old = new Response(await stored.text(), { headers });
        await (await caches.open(cacheName)).put(path, old);
      },
      [guide, day.toUTCString(), cacheNames.pages] as const,
    );
    await expectPage(page, guide);
    await expect(note).toContainText(day.toLocaleDateString('en-US', { dateStyle: 'long' }));
    await site.start();
    await expectPage(page, guide);
    await expect(note).toHaveCount(0);
  });

  test('is never said to be a page of another site', async ({ page }) => {
    const link = page.getByRole('link', { name: 'try that page again' });
    await open(page, `/offline?page=${unvisited}`);
    await expect(link).toBeVisible();
    // Browsers drop the tab in the first, the dot in the second, and read the backslash in the third as a slash.
    for (const hostile of ['/%09/evil.test', '/.//evil.test', '/%5Cevil.test', '//evil.test']) {
      await open(page, `/offline?page=${hostile}`);
      const hosts = await link.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).host));
      expect(
        hosts.filter((host) => host !== new URL(page.url()).host),
        hostile,
      ).toEqual([]);
    }
  });

  test('is painted within three seconds when the server never answers', async ({ page, site }) => {
    await visit(page, guide);
    site.hang();
    await page.goto(guide, { waitUntil: 'commit' });
    await expect(heading(page, titleOf(guide))).toBeVisible();
    const paint = () =>
      page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      );
    await expect.poll(paint).toBeGreaterThan(0);
    expect(await paint(), 'ms until the first paint').toBeLessThanOrEqual(budgets.offlinePaint);
    await comeAlive(page);
  });

  test('gives way to a new deployment once that is visited, and stays usable until then', async ({
    page,
    site,
  }) => {
    // Docusaurus fetches the start page ahead with any other, so that isn't the page that's missing here.
    const reference = samplePages['API reference'];
    for (const path of [guide, reference, samplePages.blog, third]) await visit(page, path);
    const next = await nextBuild();
    try {
      await site.deploy(next.folder);
      const errors = errorsOf(page);
      for (const path of [samplePages.blog, third]) {
        const loads = countLoads(page);
        await visit(page, path);
        await expect(page.locator('meta[name=build]')).toBeAttached();
        expect(loads()).toBe(1);
      }
      expect(errors).toEqual([]);
      await site.stop();
      await expectPage(page, guide);
      await expect(page.locator('meta[name=build]')).not.toBeAttached();
      await expectPage(page, third);
      // The next build's scripts of this page are not here; the page as it was kept is.
      await go(page, reference);
      await expect(heading(page, titleOf(reference))).toBeVisible();
      await comeAlive(page);
      await expect(page.locator('meta[name=build]')).not.toBeAttached();
    } finally {
      next.remove();
    }
  });

  test('stays usable once the worker of a new deployment has taken over', async ({
    page,
    site,
    context,
  }) => {
    await visit(page, guide);
    const next = await nextBuild();
    try {
      await site.deploy(next.folder);
      // A worker takes over when no page of the earlier one is open.
      const tab = await context.newPage();
      await page.close();
      await visit(tab, third);
      const waits = () =>
        tab.evaluate(async () =>
          Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
        );
      await tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
      await expect.poll(waits).toBe(true);
      await tab.close();
      const last = await context.newPage();
      await expect
        .poll(async () => {
          await last.goto('about:blank');
          await open(last, site.origin + third);
          return last.evaluate(async () => {
            const { waiting } = (await navigator.serviceWorker.getRegistration())!;
            return waiting === null;
          });
        })
        .toBe(true);
      await site.stop();
      await clearHttpCache(last);
      await expectPage(last, guide);
      await expect(last.locator('meta[name=build]')).not.toBeAttached();
    } finally {
      next.remove();
    }
  });
});

test.describe('the whole site', () => {
  test('is saved by keyboard, in few requests, and says so', async ({ page, site }) => {
    await open(page, '/offline');
    await expect(status(page)).toContainText(/The whole site .*\d MB .*on this device/);
    site.asked.length = 0;
    await button(page, 'Save the whole site').focus();
    await page.keyboard.press('Enter');
    await expect(control(page).getByRole('progressbar')).toBeVisible();
    const saved = /Saved on \w+ \d+, \d+: \d+ files, .* It is up to date\./;
    await expect(status(page)).toContainText(saved, { timeout: 60_000 });
    expect(site.asked.length, 'requests').toBeLessThanOrEqual(budgets.siteCopy.requests);
    await site.stop();
    await page.reload({ waitUntil: 'commit' });
    await expect(status(page)).toContainText('Saved on');
  });

  test('works with the server gone: every page, drawings, search, and what does not exist', async ({
    page,
    site,
  }) => {
    await save(page);
    await site.stop();

    // The worker answers for every page but those of the ended API; some are opened.
    const saved = routes.filter(
      (route) => !/^\/(blockchain\/Recipes|introduction\/contribute)\//.test(route),
    );
    const answers = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (route) => {
            const answer = await fetch(route);
            return [route, answer.status, /<h1[^>]*>/.test(await answer.text())] as const;
          }),
        ),
      saved,
    );
    expect(answers).toEqual(saved.map((route) => [route, 200, true]));
    for (const route of [third, samplePages['code reference'], samplePages.blog]) {
      await expectPage(page, route);
      expect(page.url()).toBe(`${site.origin}${route}`);
    }

    await page.goto(`${guide}#code`, { waitUntil: 'commit' });
    await expect(page.locator('#code')).toBeInViewport();
    await comeAlive(page);
    await go(page, other);
    await expect(page).toHaveURL(`${site.origin}${other}`);
    await expectLayout(page);

    const broken = () =>
      page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length);
    await expect.poll(broken).toBe(0);

    await page.goto('/search?q=hotspot', { waitUntil: 'commit' });
    await comeAlive(page);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/pages? found/);
    await expect(page.getByRole('main').locator('a[href^="/"]').nth(2)).toBeVisible();

    const answer = await page.goto('/no/such/page', { waitUntil: 'commit' });
    expect(answer?.status()).toBe(404);
    await comeAlive(page);
    await expectLayout(page);

    // It exists, so the reader isn't told that it doesn't.
    const leftOut = samplePages['API reference'];
    await page.goto(leftOut, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText(leftOut);
  });

  test('is updated, and keeps the earlier build as long as a page of it is open', async ({
    page,
    site,
    context,
  }) => {
    await save(page);
    await open(page, guide);
    const next = await nextBuild();
    try {
      await site.deploy(next.folder);
      const second = await context.newPage();
      await second.goto('/offline');
      await comeAlive(second);
      await expect(status(second)).toContainText('A newer version is ready.');
      await button(second, 'Update the copy').click();
      await expect(status(second)).toContainText('It is up to date.', { timeout: 60_000 });
      await site.stop();

      // A page of the first build is open still: what it asks for is there.
      await go(page, other);
      await expect(page).toHaveURL(`${site.origin}${other}`);
      await expect(page.locator('meta[name=build]')).not.toBeAttached();
      await expect(heading(page)).not.toHaveText('This page did not load.');
      const count = () => keptFiles(second).then((files) => files.length);
      const withOld = await count();

      // With that page closed, what only the first build had goes.
      await page.close();
      await second.goto(guide, { waitUntil: 'commit' });
      await expect(second.locator('meta[name=build]')).toBeAttached();
      await expect(heading(second, titleOf(guide))).toBeVisible();
      await comeAlive(second);
      await expect.poll(count, { timeout: 15_000 }).toBeLessThan(withOld - 50);
      await expectPage(second, other);
    } finally {
      next.remove();
    }
  });

  test('is listed by section, with the archive folded, and filtered by title', async ({ page }) => {
    await save(page);
    const main = page.getByRole('main');
    const title = titleOf(unvisited);
    await expect(
      main.getByRole('region', { name: 'Set up' }).getByRole('link', { name: title, exact: true }),
    ).toBeVisible();
    const archived = main.getByRole('link', { name: titleOf(third), exact: true });
    await expect(archived).toBeHidden();
    await main.getByText(/^Archive \(\d+\)$/).click();
    await expect(archived).toBeVisible();
    const filter = main.getByRole('textbox', { name: 'Filter the pages on this device' });
    await filter.fill(title.toUpperCase());
    await expect(main.getByRole('status').last()).toHaveText(/^\d+ of \d+ pages have these words/);
    await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(archived).toHaveCount(0);
  });

  test('is removed only after a question, which a second press of Enter does not answer', async ({
    page,
  }) => {
    await save(page);
    await button(page, 'Remove').focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('Remove all saved pages');
    await page.keyboard.press('Enter');
    await button(page, 'Keep them').click();
    await expect(status(page)).toContainText('Saved on');
    await remove(page);
    await expect(status(page)).toContainText('removed from this device');
  });

  test('is not said to be removed when that fails', async ({ page }) => {
    await save(page);
    await page.evaluate(() => {
      CacheStorage.prototype.delete = () => Promise.reject(new Error('no'));
    });
    await remove(page);
    await expect(status(page)).toContainText('Not everything could be removed');
    await expect(button(page, 'Remove')).toBeVisible();
  });

  test('can be removed, after which a page that is missing is still explained', async ({
    page,
    site,
  }) => {
    await visit(page, guide);
    await save(page);
    await site.stop();
    await remove(page);
    await expect(status(page)).toContainText('removed from this device');
    expect(await isKept(page, guide)).toBe(false);
    // Otherwise, the scripts of that page could come from there.
    await clearHttpCache(page);
    await page.goto(guide, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText(guide);
  });

  test('can be paused while the worker is still on its way', async ({ page, site }) => {
    site.hang(/sw\.js/);
    await open(page, '/offline');
    await button(page, 'Save the whole site').click();
    await button(page, 'Pause').click();
    await expect(status(page)).toContainText('Saving is paused.');
  });

  test('says that there is no connection when the worker never comes', async ({ page, site }) => {
    site.hang(/sw\.js/);
    await page.clock.install();
    await open(page, '/offline');
    await button(page, 'Save the whole site').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await page.clock.fastForward(90_000);
    await expect(status(page)).toContainText('Saving paused because there is no connection.');
  });

  test('is not removed by one tab while another one saves it, but after that', async ({
    page,
    site,
    context,
  }) => {
    await open(page, '/offline');
    const { bundles } = JSON.parse(readFileSync(join('build', listFile), 'utf8')) as SiteList;
    site.hang(new RegExp(bundles.at(-1)!.address));
    await button(page, 'Save the whole site').click();
    await expect(control(page).getByRole('progressbar')).toBeVisible();
    const other = await context.newPage();
    await open(other, '/offline');
    await remove(other);
    await expect(status(other)).toContainText('in another tab');
    site.recover();
    await expect(status(other)).toContainText('removed from this device', { timeout: 60_000 });
    const copies = (await cachesOf(other)).filter((name) => name.startsWith(copyPrefix));
    expect(copies).toEqual([]);
    // What happens when the reader comes back to the first tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(status(page)).toContainText('The whole site takes');
  });

  test('can be paused, and goes on after an interruption with what is missing', async ({
    page,
    site,
  }) => {
    test.setTimeout(90_000);
    await open(page, '/offline');
    const { bundles } = JSON.parse(readFileSync(join('build', listFile), 'utf8')) as SiteList;
    const ofPages = new Set(
      bundles.filter(({ files }) => isPage(files[0]![0])).map(({ address }) => address),
    );
    // Pages come last, so all else is there when these do not answer.
    site.hang(new RegExp([...ofPages].join('|')));
    await button(page, 'Save the whole site').click();
    await expect(control(page).getByRole('progressbar')).toBeVisible();
    await button(page, 'Pause').click();
    await expect(status(page)).toContainText('Saving is paused.');
    await expect(button(page, 'Continue saving')).toBeFocused();
    const pagesAsked = () => site.asked.filter((address) => ofPages.has(address)).length;
    const earlier = pagesAsked();
    await page.keyboard.press('Enter');
    // Six at a time: when all six wait for pages, everything else has been stored.
    await expect.poll(() => pagesAsked() - earlier).toBe(6);
    site.recover();
    await site.stop();
    await expect(status(page)).toContainText('Saving paused because there is no connection.');
    const before = new Set(site.asked);
    await page.reload({ waitUntil: 'commit' });
    await expect(status(page)).toContainText(/An earlier save was interrupted\. \d+ of \d+ files/);

    site.asked.length = 0;
    await site.start();
    await button(page, 'Continue saving').click();
    await expect(status(page)).toContainText('Saved on', { timeout: 60_000 });
    const again = site.asked.filter(
      (address) => before.has(address) && address.startsWith(bundleFolder) && !ofPages.has(address),
    );
    expect(again).toEqual([]);
  });

  test('is offered in guides, by a link that becomes the control, and in the footer', async ({
    page,
  }) => {
    await open(page, guide);
    const box = page.getByRole('group', { name: 'Save this guide first' });
    const link = box.getByRole('link', { name: 'Save for offline reading' });
    await expect(link).toHaveAttribute('href', '/offline');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(box.getByRole('button', { name: 'Save the whole site' })).toBeVisible();
    await expect(box.getByRole('group', { name: 'Save the whole site' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${guide}$`));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Read without internet' }).click();
    await expect(page).toHaveURL(/\/offline$/);
    await expect(button(page, 'Save the whole site')).toBeVisible();
  });
});

test.describe('without a worker yet', () => {
  test.use({ serviceWorkers: 'block' });

  test('a guide stays as it is when the control to save it cannot be loaded, and tries again', async ({
    page,
  }) => {
    await open(page, guide);
    await page.route(scripts, (route) => route.abort('internetdisconnected'));
    const box = page.getByRole('group', { name: 'Save this guide first' });
    const link = box.getByRole('link', { name: 'Save for offline reading' });
    await link.click();
    await expect(box.getByRole('alert')).toContainText("didn't load");
    await expect(heading(page, titleOf(guide))).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await link.click();
    await expect(box.getByRole('button', { name: 'Save the whole site' })).toBeVisible();
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

  test('says so where there is too little room', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.storage.estimate = () => Promise.resolve({ quota: 1_000_000, usage: 0 });
    });
    await open(page, '/offline');
    await button(page, 'Save the whole site').click();
    await expect(status(page)).toContainText("isn't enough room");
  });

  test('says without JavaScript what to do instead', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/offline`);
    await expect(page.getByText('Saving needs JavaScript')).toBeVisible();
    await expect(page.getByText('Checking what is saved')).toBeHidden();
    await page.close();
  });
});

test('the worker leaves other apps on the same host alone', async ({ page, site }) => {
  await visit(page, guide);
  await page.goto('/fxblox-web/');
  await page.evaluate(() =>
    Promise.all(
      ['/fula-api/x', '/token-stats', '/fxblox-web/a.js'].map((address) => fetch(address)),
    ),
  );
  await site.stop();
  await expect(page.goto('/fxblox-web/never-asked')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  const stored = await page.context().newPage();
  await stored.goto(guide, { waitUntil: 'commit' });
  const addresses = await keptFiles(stored);
  expect(addresses.filter((address) => /fxblox-web|fula-api|token-stats/.test(address))).toEqual(
    [],
  );
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
