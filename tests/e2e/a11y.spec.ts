import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { limits } from '../../src/data';
import { fileFor } from '../server';
import { setMode, violations } from './axe';
import { cutNetwork, expectCrash, follow, heading, open, scripts, sitemap } from './site';

// Reduced motion, so that no color is measured on its way to another; no service worker, so that the network is the test's.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

/** As the page about accessibility tells them. */
const [wide, narrow] = limits.sweepWidths.value.match(/\d+/g)!.map(Number) as [number, number];

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Runs all rules in light mode, and those of color in dark mode. */
async function expectNone(page: Page, name: string): Promise<void> {
  await setMode(page, 'light');
  expect.soft(await violations(page, 'all'), `${name}, light`).toEqual([]);
  await setMode(page, 'dark');
  expect.soft(await violations(page, 'colors'), `${name}, dark`).toEqual([]);
}

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });

/**
 * Takes the shapes out of drawings and diagrams, which axe knows nothing to say of, but measures all the same. Their names
 * stay. The colors of words are looked at in drawings.spec.ts; those of diagrams are tokens, as in src/css/tokens.test.ts.
 */
const flatten = (page: Page) =>
  page.evaluate(() => {
    for (const shape of document.querySelectorAll('svg[role=img] > :not(title, desc)'))
      shape.remove();
  });

/** Changes every group of tabs to its last one. Says whether there is any. */
const changeTabs = (page: Page) =>
  page.evaluate(() => {
    const lists = document.querySelectorAll('main [role=tablist]');
    for (const list of lists) (list.lastElementChild as HTMLElement).click();
    return lists.length > 0;
  });

/** The pages in shares of about the same length, so that two workers end together. */
const shares: string[][] = Array.from({ length: 12 }, () => []);
const all = sitemap();
const length = (path: string) => readFileSync(fileFor('build', path)!).length;
for (const [at, path] of all.toSorted((a, b) => length(b) - length(a)).entries()) {
  shares[at % shares.length]!.push(path);
}

/*
 * Each page of the site map is loaded once, all that is folded is opened, and then it is checked:
 *   wide, first tabs:      light: all rules              dark: rules of color
 *   narrow, last tabs:     dark: rules of the layout     light: rules of color     what is in the tabs: all rules
 * A page as it comes, with its parts folded, is among the states below.
 */
test.describe(`every page, light and dark, ${wide} and ${narrow} px wide`, () => {
  test('is in one share', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(shares.flat().sort()).toEqual(all.toSorted());
  });

  for (const [at, pages] of shares.entries()) {
    test(`share ${at + 1} of ${shares.length}`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of pages) {
        await setWidth(page, wide);
        await open(page, path);
        await unfold(page);
        await flatten(page);
        await expectNone(page, `${path} at ${wide} px`);

        await setWidth(page, narrow);
        const tabs = await changeTabs(page);
        const name = `${path} at ${narrow} px`;
        expect.soft(await violations(page, 'layout'), `${name}, dark`).toEqual([]);
        await setMode(page, 'light');
        expect.soft(await violations(page, 'colors'), `${name}, light`).toEqual([]);
        if (tabs) {
          const found = await violations(page, 'all', '[role=tabpanel]');
          expect.soft(found, `${name}, tabs`).toEqual([]);
        }
      }
    });
  }
});

test.describe('states of a page', () => {
  const guide = '/getting-started-testnet';
  const lights = '/functionyard/troubleshooting';
  const other = '/functionyard/support';

  /** Throws in what every documentation page calls while it is drawn. */
  const breakPages = (page: Page) =>
    page.evaluate(() => {
      const { prototype } = Date;
      const kept = prototype.toISOString;
      // The check date of a page is a whole day; axe dates what it finds to the moment.
      prototype.toISOString = function fail(this: Date) {
        if (this.getTime() % 86_400_000 === 0) throw new Error('a planted fault');
        return kept.call(this);
      };
    });

  const states: Record<
    string,
    { from: string; widths?: number[]; reach: (page: Page) => Promise<void> }
  > = {
    'home as it comes': { from: '/', reach: async () => undefined },
    'a guide as it comes': { from: guide, reach: async () => undefined },
    'the drawer': {
      from: guide,
      widths: [narrow],
      reach: async (page) => {
        await page.locator('.navbar__toggle').click();
        await expect(
          page.getByRole('dialog', { name: 'Menu' }).locator('.navbar-sidebar'),
        ).toBeVisible();
      },
    },
    'search with results': {
      from: guide,
      reach: async (page) => {
        await page.keyboard.press('/');
        await page.getByRole('combobox').fill('reset');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/results? in/);
      },
    },
    'search before a word is typed': {
      from: guide,
      reach: async (page) => {
        await page.keyboard.press('/');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
    'search without a result': {
      from: guide,
      reach: async (page) => {
        await page.keyboard.press('/');
        await page.getByRole('combobox').fill('qqzzxx');
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/No results/);
      },
    },
    'the page of search results': {
      from: '/search?q=light',
      reach: async (page) => {
        await expect(page.locator('main').getByRole('link').nth(3)).toBeVisible();
      },
    },
    'lights that were filtered': {
      from: lights,
      reach: async (page) => {
        await page.getByRole('checkbox', { name: 'cyan' }).check();
        await expect(page.getByText(/\d+ of \d+ lights fit/)).toBeVisible();
      },
    },
    'no light that fits': {
      from: lights,
      reach: async (page) => {
        for (const color of ['cyan', 'red', 'purple', 'yellow'])
          await page.getByRole('checkbox', { name: color }).check();
        await expect(page.getByText('No light fits.')).toBeVisible();
      },
    },
    'a tab other than the first': {
      from: guide,
      reach: async (page) => {
        await page.getByRole('tab', { name: 'RK1' }).first().click();
        await expect(page.getByRole('tabpanel', { name: 'RK1' }).first()).toBeVisible();
      },
    },
    'an open folded part': {
      from: guide,
      reach: async (page) => {
        await page.locator('main summary').first().click();
        await expect(page.locator('main details[open]').first()).toBeVisible();
      },
    },
    'steps that are ticked': {
      from: guide,
      reach: async (page) => {
        for (const box of await page.locator('main ol input[type=checkbox]').all())
          await box.check();
      },
    },
    'a word that explains itself': {
      from: '/introduction/fula',
      reach: async (page) => {
        const word = page.locator('main button[aria-describedby]').first();
        await word.focus();
        await expect(page.getByRole('note').filter({ visible: true }).first()).toBeVisible();
      },
    },
    'a page on its way': {
      from: other,
      reach: async (page) => {
        await page.route(scripts, () => undefined);
        await follow(page, lights);
        await expect(page.locator('#nprogress .bar')).toBeVisible();
      },
    },
    'a page that crashed': {
      from: other,
      reach: async (page) => {
        await breakPages(page);
        await follow(page, lights);
        await expectCrash(page);
        await page.getByText('What went wrong, for a report').click();
      },
    },
    'a page that did not load': {
      from: other,
      reach: async (page) => {
        await cutNetwork(page);
        await follow(page, lights);
        await expect(heading(page, 'This page did not load.')).toBeVisible();
        await page.getByText('What went wrong, for a report').click();
      },
    },
    'the page for reading offline': {
      from: '/offline',
      reach: async (page) => {
        await expect(
          page.locator('main').getByRole('group', { name: 'Save the whole site' }),
        ).toBeVisible();
      },
    },
    'a page that is not there': {
      from: '/no-such-page',
      reach: async (page) => {
        await expect(heading(page, 'Page not found')).toBeVisible();
      },
    },
  };

  for (const [name, { from, widths = [wide, narrow], reach }] of Object.entries(states)) {
    for (const width of widths) {
      test(`${name}, ${width} px`, async ({ page }) => {
        await setWidth(page, width);
        await open(page, from);
        await reach(page);
        await expectNone(page, name);
      });
    }
  }

  test('a page whose scripts have not started', async ({ page }) => {
    await page.route(scripts, () => undefined);
    // The load of a page waits for scripts that were asked for.
    await page.goto(guide, { waitUntil: 'domcontentloaded' });
    await expectNone(page, 'without scripts');
  });
});
