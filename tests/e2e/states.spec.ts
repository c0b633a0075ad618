/** Accessibility of what a page turns into when it's used, or when something fails. */
import { expect, test, type Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { cutNetwork, failed, follow, open, samplePages } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { components, home } = samplePages;

interface State {
  from: string;
  /** Only there at this width. */
  width?: number;
  /** What is checked, after each step. */
  part: string;
  steps: ((page: Page) => Promise<void>)[];
}

const states: Record<string, State> = {
  'the drawer': {
    from: components,
    width: 360,
    part: 'dialog.drawer',
    steps: [
      async (page) => {
        await page.locator('.navbar__toggle').click();
        await expect(page.locator('dialog:modal')).toHaveCount(1);
      },
    ],
  },
  'the search dialog': {
    from: home,
    part: 'dialog[open]',
    steps: [
      async (page) => {
        await page.keyboard.press('/');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
      async (page) => {
        await page.getByRole('combobox').fill('reset');
        await expect(page.getByRole('option', { selected: true })).toBeVisible();
      },
      async (page) => {
        await page.getByRole('combobox').fill('qqzzxx');
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/No results/);
      },
    ],
  },
  'the component test page, in use,': {
    from: components,
    part: 'main',
    steps: [
      async (page) => {
        const main = page.getByRole('main');
        await main.locator('summary').first().click();
        for (const box of await main.getByRole('checkbox', { name: /^Step/ }).all())
          if (await box.isVisible()) await box.check();
        await main.getByRole('tab', { name: 'RK1' }).first().click();
        await main.locator('button[aria-describedby]').first().click();
        await expect(main.getByRole('note').filter({ visible: true }).first()).toBeVisible();
      },
    ],
  },
  'an enlarged drawing': {
    from: components,
    part: 'dialog[open]',
    steps: [
      async (page) => {
        await page
          .getByRole('button', { name: /^Enlarge/ })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name: 'Enlarged drawing' })).toBeVisible();
      },
    ],
  },
  'a page that did not load': {
    from: components,
    part: 'main',
    steps: [
      async (page) => {
        await cutNetwork(page);
        await follow(page, home);
        await expect(failed(page)).toBeVisible();
        await page.locator('main summary').first().click();
      },
    ],
  },
};

for (const [name, { from, width: only, part, steps }] of Object.entries(states)) {
  for (const width of only ? [only] : [360, 1280]) {
    test(
      `${name} is accessible, ${width} px wide`,
      { tag: width === 360 ? [] : ['@full'] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, from);
        for (const step of steps) {
          await step(page);
          expect(await violationsInBothModes(page, part)).toEqual([]);
        }
      },
    );
  }
}
