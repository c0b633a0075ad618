import { expect, test, type Browser, type Page, type Route } from '@playwright/test';
import { cacheNames } from '../../plugins/offline/copy/names';
import { kinds as pageKinds } from '../kinds';
import { Deployment, nextBuild } from './deployment';
import {
  comeAlive,
  countLoads,
  expectLayout,
  gone,
  heading,
  live,
  mendNetwork,
  scripts,
  titleOf,
} from './site';

/*
 * What can go wrong round a page, each on a page of each kind. The reader keeps the page, or is told what happened and what
 * to do; no page is blank, or loads again and again. More about the message with 'Retry' is in trouble.spec.ts, about a
 * worker without network in offline.spec.ts.
 */
const kinds = {
  guide: '/getting-started-testnet',
  reference: '/reference-api',
  home: pageKinds.home,
  RFC: pageKinds.RFC,
} as const;
const each = Object.entries(kinds);

/** Where the reader comes from. */
const start = '/functionyard/support';

test.use({ serviceWorkers: 'block' });

/** Changes the page by the router, from wherever the reader is, and fetches nothing before. */
const go = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** How many characters of the page itself can be seen. */
const visible = (page: Page) =>
  page
    .locator('article .markdown')
    .evaluate((text: HTMLElement) => text.innerText.replace(/\s+/g, ' ').length);

const whole = new Map<string, number>();

/** How many there are without JavaScript, where everything stands open. */
async function wholeOf(browser: Browser, baseURL: string | undefined, path: string) {
  if (!whole.has(path)) {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto(path);
    whole.set(path, await visible(page));
    await page.close();
  }
  return whole.get(path)!;
}

/** That the page is there, in the normal layout. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(heading(page, titleOf(path))).toBeVisible();
  await expectLayout(page);
}

/** Follows a link that every page has. */
async function wayOn(page: Page): Promise<void> {
  await page.locator('.footer a[href="/introduction/fula"]').click();
  await expect(heading(page, titleOf('/introduction/fula'))).toBeVisible();
}

const failed = (page: Page) => heading(page, 'This page did not load.');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** Scripts of single pages, not those that every page has. */
const ofPages = /assets\/js\/(?!main\.|runtime)/;

const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title><p>Hello' });
const corrupt = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: '"use strict";(self.webpackChunk' });
const never = () => undefined;
const cut = (route: Route) => route.abort('internetdisconnected');

/** Ways for the scripts of a page not to come. */
const losses: Record<string, { what: RegExp | string; answer: (route: Route) => unknown }> = {
  'the script of the page is missing': { what: ofPages, answer: gone },
  'the script of the page is corrupt': { what: ofPages, answer: corrupt },
  'the script of the page is answered with HTML': { what: ofPages, answer: html },
  'every script is corrupt': { what: scripts, answer: corrupt },
  'every script is answered with HTML': { what: scripts, answer: html },
  'every request fails once the page is there': { what: /./, answer: cut },
  'the server hangs': { what: /./, answer: never },
};

/** Opens a page, with the fault from the first request after its HTML on. */
async function openWith(page: Page, path: string, { what, answer }: (typeof losses)[string]) {
  await page.route(what, (route) =>
    route.request().isNavigationRequest() ? route.continue() : answer(route),
  );
  await page.goto(path, { waitUntil: 'commit' });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [kind, path] of each) {
    test(`a ${kind} can be read whole, and leads on`, async ({ page }) => {
      await page.goto(path);
      await expectPage(page, path);
      const main = page.getByRole('main');
      const panels = main.getByRole('tabpanel', { includeHidden: true });
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
      const parts = main.locator('details');
      for (const part of await parts.all()) {
        await part.locator('summary').click();
        await expect(part).toHaveAttribute('open', '');
      }
      // Nothing is offered that would not work.
      for (const box of await main.getByRole('checkbox').all()) await expect(box).toBeDisabled();
      expect(await visible(page)).toBeGreaterThan(300);
      await wayOn(page);
    });
  }
});

test.describe('a first visit', () => {
  for (const [fault, loss] of Object.entries(losses)) {
    for (const [kind, path] of each) {
      test(`to a ${kind} when ${fault}`, async ({ page, browser, baseURL }) => {
        const hangs = loss.answer === never;
        if (hangs) await page.clock.install();
        const loads = countLoads(page);
        await openWith(page, path, loss);
        await expectPage(page, path);
        await page.keyboard.press('Shift');
        if (hangs) await page.clock.fastForward(21_000);
        // What JavaScript would fold stands open.
        await expect(page.locator('html')).not.toHaveAttribute('data-js');
        expect(await visible(page)).toBe(await wholeOf(browser, baseURL, path));
        if (!hangs) await page.waitForTimeout(500);
        expect(loads()).toBe(1);
        // The way on works as soon as the network does.
        await mendNetwork(page);
        if (hangs) await page.locator(live).waitFor({ state: 'attached' });
        await wayOn(page);
        // A server that answers after all brings the page to life, which then loads no other document.
        expect(loads()).toBe(hangs ? 1 : 2);
      });
    }
  }
});

test.describe('a move', () => {
  for (const [fault, loss] of Object.entries(losses)) {
    if (fault.startsWith('every script')) continue;
    for (const [kind, path] of each) {
      test(`to a ${kind} when ${fault}`, async ({ page }) => {
        const hangs = loss.answer === never;
        if (hangs) await page.clock.install();
        await page.goto(start);
        await comeAlive(page);
        const loads = countLoads(page);
        await page.route(loss.what, loss.answer as (route: Route) => void);
        await go(page, path);
        if (hangs) {
          // The old page stays, with a bar, and can be used; then the reader is told.
          await page.clock.fastForward(1500);
          await expect(page.locator('#nprogress .bar')).toBeAttached();
          await expect(heading(page, titleOf(start))).toBeVisible();
          await page.getByRole('button', { name: /dark and light mode/i }).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          await page.clock.fastForward(30_000);
        }
        await expect(failed(page)).toBeVisible();
        await expectLayout(page);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('main')).toContainText('Check the connection, then try again.');
        await mendNetwork(page);
        await retry(page).click();
        await expectPage(page, path);
        expect(loads()).toBe(0);
      });
    }
  }
});

test('a script that takes ten seconds is waited for, on a first visit and on a move', async ({
  context,
}) => {
  const late = async (route: Route) => {
    await new Promise((done) => setTimeout(done, 10_000));
    await route.continue();
  };
  await Promise.all(
    each.flatMap(([, path]) => [
      (async () => {
        const page = await context.newPage();
        const loads = countLoads(page);
        await page.route(ofPages, late);
        await page.goto(path);
        await expectPage(page, path);
        await page.keyboard.press('Shift');
        await expectPage(page, path);
        await page.locator('html[data-has-hydrated=true]').waitFor({ timeout: 30_000 });
        await expectPage(page, path);
        expect(loads()).toBe(1);
        await page.close();
      })(),
      (async () => {
        const page = await context.newPage();
        await page.goto(start);
        await comeAlive(page);
        const loads = countLoads(page);
        await page.route(ofPages, late);
        await go(page, path);
        await expect(page.locator('#nprogress .bar')).toBeAttached();
        await expect(heading(page, titleOf(start))).toBeVisible();
        await expect(heading(page, titleOf(path))).toBeVisible({ timeout: 30_000 });
        await expectPage(page, path);
        await expect(page.locator('#nprogress .bar')).toHaveCount(0);
        expect(loads()).toBe(0);
        await page.close();
      })(),
    ]),
  );
});

/** Uses all on a page that keeps something in the browser. */
async function useAll(page: Page): Promise<void> {
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: /dark and light mode/i });
  const mode = await root.getAttribute('data-theme');
  expect(mode).toMatch(/^(light|dark)$/);
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', mode === 'dark' ? 'light' : 'dark');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  const main = page.getByRole('main');
  const tab = main.getByRole('tab').nth(1);
  if ((await tab.count()) > 0) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  const box = main.getByRole('checkbox', { name: 'Step 1 done' }).first();
  if ((await box.count()) > 0) {
    await box.check();
    await expect(box).toBeChecked();
  }
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('hotspot');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page)).toBeVisible();
}

/** Everything the site keeps in the browser, each as its key begins. */
const keys = [
  'docs-preferred-version-default',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docusaurus.tab.',
  'functionland.steps:',
  'search.recent',
  'theme',
];

test.describe('the storage of the browser', () => {
  const faults: Record<string, () => void> = {
    'is absent': () =>
      Object.defineProperty(window, 'localStorage', { get: () => undefined, configurable: true }),
    throws: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };
  for (const [fault, plant] of Object.entries(faults)) {
    for (const [kind, path] of each) {
      test(`${fault}: a ${kind} works all the same`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await page.addInitScript(plant);
        const loads = countLoads(page);
        await page.goto(path);
        await comeAlive(page);
        await expectPage(page, path);
        await useAll(page);
        expect(errors).toEqual([]);
        expect(loads()).toBe(1);
      });
    }
  }

  test('holds nonsense in every key: pages of all kinds work all the same', async ({ page }) => {
    test.setTimeout(120_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(kinds.guide);
    await comeAlive(page);
    await useAll(page);
    const used = await page.evaluate(() => Object.keys(localStorage).sort());
    // A new key belongs into the list above.
    expect(used.filter((key) => !keys.some((known) => key.startsWith(known)))).toEqual([]);
    expect(keys.filter((known) => !used.some((key) => key.startsWith(known)))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length + document.cookie.length)).toBe(0);
    const kindsOfNonsense = ['{"of":"x","done":[', '\u0000\uFFFF<script>', '9'.repeat(50_000), ''];
    for (const [at, nonsense] of kindsOfNonsense.entries()) {
      for (const [turn, [, path]] of each.entries()) {
        await page.evaluate(
          ([names, value]) => {
            for (const name of names) localStorage.setItem(name, value);
          },
          [used, nonsense] as const,
        );
        await page.goto(path);
        await comeAlive(page);
        await expectPage(page, path);
        if (at === turn) await useAll(page);
      }
    }
    expect(errors).toEqual([]);
  });
});

test.describe('an odd address', () => {
  const long = 'x'.repeat(6000);
  const script = '<script>alert(1)</script>';
  const tails: Record<string, string> = {
    'a query that cannot be decoded': '?%E0%A4%A&%',
    'a script as query': `?q=${encodeURIComponent(script)}&${script}`,
    'a very long query': `?${long}`,
    'a query with all that is special': '?a[]=1&a[]=2&=&&__proto__[x]=1&\'"`;',
    'a hash that cannot be decoded': '?1#%E0%A4%A',
    'a lone percent as hash': '?2#%',
    'a script as hash': `?3#${script}"><img src=x onerror=alert(1)>`,
    'a very long hash': `?4#${long}`,
    'a hash with an encoded name': '?5#%5F%5Fdocusaurus',
  };
  /** Addresses that no page has. */
  const unknown: Record<string, string> = {
    'a script as path': `/${encodeURIComponent(script)}`,
    'a very long path': `/${long}`,
    'a path that goes up': '/..%2F..%2Fetc%2Fpasswd',
    'a path that cannot be decoded': '/%E0%A4%A',
    'a path with a zero': '/a%00b',
    'a path of other letters': '/%E2%80%AE%F0%9F%98%80',
  };

  for (const [kind, path] of each) {
    test(`of a ${kind} shows it, or that there is no such page`, async ({ page }) => {
      test.setTimeout(120_000);
      let asked = 0;
      page.on('dialog', (dialog) => {
        asked += 1;
        void dialog.dismiss();
      });
      const visit = async (address: string, title: string) => {
        const loads = countLoads(page);
        const errors: string[] = [];
        const note = (error: Error) => errors.push(String(error));
        page.on('pageerror', note);
        await test.step(address.slice(0, 80), async () => {
          await page.goto(address);
          await expect(heading(page, title)).toBeVisible();
          await comeAlive(page);
          await expect(heading(page, title)).toBeVisible();
          await expectLayout(page);
          // It is a whole page: it reacts.
          const toggle = page.getByRole('button', { name: /dark and light mode/i });
          const mode = await page.locator('html').getAttribute('data-theme');
          await toggle.click();
          await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode!);
          expect(errors).toEqual([]);
          expect(loads()).toBe(1);
        });
        page.off('pageerror', note);
      };
      for (const tail of Object.values(tails)) await visit(`${path}${tail}`, titleOf(path));
      // One letter of the path is encoded, as some mail programs do.
      if (path !== '/') {
        const letter = path.charCodeAt(2).toString(16).toUpperCase();
        await visit(`${path.slice(0, 2)}%${letter}${path.slice(3)}`, titleOf(path));
      }
      const below = path === '/' ? '' : path;
      for (const tail of Object.values(unknown)) await visit(`${below}${tail}`, 'Page not found');
      expect(asked).toBe(0);
    });
  }
});

test.describe('the clock of the device', () => {
  for (const [name, time] of [
    ['is at 1970', '1970-01-01T00:00:00Z'],
    ['is far ahead', '2099-12-31T23:59:59Z'],
  ] as const) {
    for (const [kind, path] of each) {
      test(`${name}: a ${kind} is as ever`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await page.goto(path);
        const before = await page.locator('article').innerText();
        await page.clock.setFixedTime(time);
        const loads = countLoads(page);
        await page.goto(path);
        await expectPage(page, path);
        expect(await page.locator('article').innerText()).toBe(before);
        await comeAlive(page);
        expect(await page.evaluate(() => Date.now())).toBe(Date.parse(time));
        await expectPage(page, path);
        await go(page, start);
        await expectPage(page, start);
        expect(errors).toEqual([]);
        expect(loads()).toBe(1);
      });
    }
  }
});

test('back and forward through twenty pages shows each again', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(kinds.RFC);
  await comeAlive(page);
  const loads = countLoads(page);
  const seen: { url: string; title: string }[] = [];
  const note = async () =>
    seen.push({ url: page.url(), title: (await heading(page).textContent())! });
  await note();
  for (const path of [kinds.guide, kinds.home, kinds.reference]) {
    await go(page, path);
    await expect(heading(page, titleOf(path))).toBeVisible();
    await note();
  }
  while (seen.length < 20) {
    const old = seen.at(-1)!.title;
    await page.locator('.pagination-nav__link--next, .pagination-nav__link--prev').last().click();
    await expect(heading(page)).not.toHaveText(old);
    await note();
  }
  const expectSeen = async ({ url, title }: (typeof seen)[number]) => {
    await expect(page).toHaveURL(url);
    await expect(heading(page, title)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(url).pathname);
  };
  for (const entry of seen.slice(0, -1).toReversed()) {
    await page.goBack();
    await expectSeen(entry);
  }
  for (const entry of seen.slice(1)) {
    await page.goForward();
    await expectSeen(entry);
  }
  // Far in one step, as by the list of the back button, and on before the page is there.
  await page.evaluate(() => history.go(-15));
  await page.evaluate(() => history.go(5));
  await expectSeen(seen[9]!);
  expect(loads()).toBe(0);
});

test.describe('two tabs at once', () => {
  for (const [kind, path] of each) {
    test(`of a ${kind} tell each other what is chosen`, async ({ context }) => {
      const [one, two] = [await context.newPage(), await context.newPage()] as const;
      for (const page of [one, two]) {
        await page.goto(path);
        await comeAlive(page);
      }
      await useAll(one);
      await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
      const main = two.getByRole('main');
      const tab = main.getByRole('tab').nth(1);
      if ((await tab.count()) > 0) await expect(tab).toHaveAttribute('aria-selected', 'true');
      const boxes = main.getByRole('checkbox', { name: /^Step \d+ done$/ });
      if ((await boxes.count()) > 1) {
        await expect(boxes.first()).toBeChecked();
        // What the other one ticks is added, not put in its place.
        await boxes.nth(1).check();
        await one.goto(path);
        await comeAlive(one);
        const same = one.getByRole('main').getByRole('checkbox', { name: /^Step \d+ done$/ });
        await expect(same.first()).toBeChecked();
        await expect(same.nth(1)).toBeChecked();
      }
      await expectPage(two, path);
    });
  }
});

test.describe('a deployment', () => {
  let next: Awaited<ReturnType<typeof nextBuild>>;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    next = await nextBuild();
  });
  test.afterAll(() => next.remove());

  const isNext = (page: Page) => page.locator('meta[name=build]');

  test('leaves a tab that was open before with all pages', async ({ context }) => {
    const site = await Deployment.open();
    try {
      for (const [kind, path] of each) {
        await test.step(kind, async () => {
          await site.deploy('build');
          const page = await context.newPage();
          await page.goto(`${site.origin}${start}`);
          await comeAlive(page);
          const loads = countLoads(page);
          await site.deploy(next.folder);
          await go(page, path);
          await expect(failed(page)).toBeVisible();
          expect(loads()).toBe(0);
          await retry(page).click();
          await expect(isNext(page)).toBeAttached();
          await expectPage(page, path);
          await comeAlive(page);
          await expectPage(page, path);
          expect(loads()).toBe(1);
          await page.close();
        });
      }
    } finally {
      await site.close();
    }
  });

  test.describe('with a worker', () => {
    test.use({ serviceWorkers: 'allow' });

    /** The reader stays until the worker has the page. */
    const stay = async (page: Page, path: string) => {
      await comeAlive(page);
      const kept = () =>
        page.evaluate(
          async ([address, cacheName]) =>
            Boolean(await caches.match(address!, { cacheName, ignoreVary: true })),
          [path, cacheNames.pages],
        );
      await expect.poll(kept, { timeout: 20_000 }).toBe(true);
    };

    test('shows the new pages at once, though the worker is old', async ({ page }) => {
      test.setTimeout(120_000);
      const site = await Deployment.open();
      try {
        for (const [, path] of each) {
          await page.goto(`${site.origin}${path}`);
          await stay(page, path);
        }
        await site.deploy(next.folder);
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        for (const [kind, path] of each) {
          await test.step(kind, async () => {
            const loads = countLoads(page);
            await page.goto(`${site.origin}${path}`);
            await expect(isNext(page)).toBeAttached();
            await comeAlive(page);
            await expectPage(page, path);
            expect(loads()).toBe(1);
          });
        }
        expect(errors).toEqual([]);
      } finally {
        await site.close();
      }
    });

    test('a host that answers for old scripts with a page spoils nothing for good', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const site = await Deployment.open();
      try {
        await page.goto(`${site.origin}${start}`);
        await stay(page, start);
        await page.reload();
        for (const [kind, path] of each) {
          await test.step(kind, async () => {
            await page.goto(`${site.origin}${start}`);
            await comeAlive(page);
            const loads = countLoads(page);
            site.spoil(ofPages);
            await go(page, path);
            await expect(failed(page)).toBeVisible();
            site.recover();
            await retry(page).click();
            await expectPage(page, path);
            expect(loads()).toBe(0);
          });
        }
      } finally {
        await site.close();
      }
    });
  });
});
