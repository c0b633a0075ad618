import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { cutNetwork, follow, heading, open, scripts, sitemap } from './site';

// Reduced motion, so that no color is measured on its way to another; no service worker, so that the network is the test's.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome depends on the color mode; all others say the same in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type Mode = 'light' | 'dark';

const setMode = (page: Page, mode: Mode) =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** What axe finds on the page as it stands, one line for each element. */
async function violations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // Legacy mode, because there are no frames and the other one opens a page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === 'all') axe.options({ rules: { 'target-size': { enabled: true } } }).withTags(tags);
  else axe.withRules(colorRules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html }) => `${id} (${help}): ${target.join(' ')}\n    ${html.slice(0, 200)}`,
    ),
  );
}

/** Runs all rules in the mode the page has, and those of color in the other one. */
async function expectNone(page: Page, name: string, mode: Mode = 'light'): Promise<void> {
  await setMode(page, mode);
  expect.soft(await violations(page), `${name}, ${mode}`).toEqual([]);
  const other = mode === 'light' ? 'dark' : 'light';
  await setMode(page, other);
  expect.soft(await violations(page, 'colors'), `${name}, ${other}`).toEqual([]);
}

/** Opens every folded part and changes every group of tabs to its last one. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    for (const list of document.querySelectorAll('[role=tablist]')) {
      (list.lastElementChild as HTMLElement).click();
    }
  });

/** Pages in parts, so that two workers share them evenly. */
const part = 6;

test.describe('every page, light and dark, 1280 px wide and, unfolded, 360 px', () => {
  const all = sitemap();
  for (let first = 0; first < all.length; first += part) {
    const pages = all.slice(first, first + part);
    test(pages.join(' '), async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of pages) {
        await setWidth(page, 1280);
        await open(page, path);
        await expectNone(page, `${path} at 1280 px`);
        await setWidth(page, 360);
        await unfold(page);
        await expectNone(page, `${path} at 360 px, unfolded`, 'dark');
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
      Date.prototype.toLocaleDateString = () => {
        throw new Error('a planted fault');
      };
    });

  const states: Record<
    string,
    { from: string; widths?: number[]; reach: (page: Page) => Promise<void> }
  > = {
    'the drawer': {
      from: guide,
      widths: [360],
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
        await expect(heading(page, 'This page crashed.')).toBeVisible();
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

  for (const [name, { from, widths = [1280, 360], reach }] of Object.entries(states)) {
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
    await page.goto(guide);
    await expectNone(page, 'without scripts');
  });
});
