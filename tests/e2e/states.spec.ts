/** Accessibility of what a page turns into when it's used, or when something fails. */
import { expect, test, type Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import {
  breakPages,
  cutNetwork,
  expectCrash,
  follow,
  heading,
  open,
  samplePages,
  scripts,
} from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { components, home } = samplePages;

interface State {
  from: string;
  /** Only there at some widths. */
  widths?: number[];
  /** What is checked; by default the whole page. */
  part?: string;
  reach: (page: Page) => Promise<void>;
}

const searchFor = (words: string) => async (page: Page) => {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(words);
};

const states: Record<string, State> = {
  'the drawer': {
    from: components,
    widths: [360],
    part: '[role=dialog]',
    reach: async (page) => {
      await page.locator('.navbar__toggle').click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('aria-modal');
    },
  },
  'search before a word is typed': {
    from: home,
    part: 'dialog[open]',
    reach: async (page) => {
      await page.keyboard.press('/');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'search with results': {
    from: home,
    part: 'dialog[open]',
    reach: async (page) => {
      await searchFor('reset')(page);
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  'search without a result': {
    from: home,
    part: 'dialog[open]',
    reach: async (page) => {
      await searchFor('qqzzxx')(page);
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/No results/);
    },
  },
  'components in use': {
    from: components,
    part: 'main',
    reach: async (page) => {
      const main = page.getByRole('main');
      await main.locator('summary').first().click();
      for (const box of await main.getByRole('checkbox', { name: /^Step/ }).all())
        if (await box.isVisible()) await box.check();
      await main.getByRole('tab', { name: 'RK1' }).first().click();
      await main.locator('button[aria-describedby]').first().focus();
      await expect(main.getByRole('note').filter({ visible: true }).first()).toBeVisible();
    },
  },
  'a page that is loading': {
    from: home,
    part: '#nprogress',
    reach: async (page) => {
      await page.route(scripts, () => undefined);
      await follow(page, samplePages.guide);
      await expect(page.locator('#nprogress .bar')).toBeVisible();
    },
  },
  'a page that crashed': {
    from: components,
    part: 'main',
    reach: async (page) => {
      await breakPages(page);
      await follow(page, home);
      await expectCrash(page);
      await page.locator('main summary').first().click();
    },
  },
  'a page that did not load': {
    from: components,
    part: 'main',
    reach: async (page) => {
      await cutNetwork(page);
      await follow(page, home);
      await expect(heading(page, 'This page did not load.')).toBeVisible();
      await page.locator('main summary').first().click();
    },
  },
};

const [first, ...others] = [360, 1280];

for (const [name, { from, widths = [first!, ...others], part, reach }] of Object.entries(states)) {
  for (const width of widths) {
    test(`${name}, ${width} px`, { tag: width === first ? [] : ['@full'] }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, from);
      await reach(page);
      expect(await violationsInBothModes(page, part)).toEqual([]);
    });
  }
}

test('a page whose scripts have not started', async ({ page }) => {
  await page.route(scripts, () => undefined);
  await page.goto(components, { waitUntil: 'domcontentloaded' });
  expect(await violationsInBothModes(page)).toEqual([]);
});
