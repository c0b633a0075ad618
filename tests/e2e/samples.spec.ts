/** What depends on color mode or width, on sample pages; `npm run test:all` checks it on every page. */
import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../samplePages';
import { openDetails, simplify, selectLastTabs, setMode, togglePanels, violations } from './axe';
import { overflow, smallTargets } from './fit';
import { open, sharesOf, sitemap } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const setSize = (page: Page, width: number, height = 800) =>
  page.setViewportSize({ width, height });

/** Loads a page once, and checks it wide and narrow, light and dark, zoomed, and with its first and last tabs. */
async function check(page: Page, path: string): Promise<void> {
  await setSize(page, 1280);
  await open(page, path);
  await openDetails(page);
  await simplify(page);
  const expectNothing = (found: string[], where: string) =>
    expect.soft(found, `${path}, ${where}`).toEqual([]);
  const guides = 'main article .markdown';

  await togglePanels(page);
  expectNothing(await violations(page, 'all'), 'wide, light');
  await togglePanels(page);
  expectNothing(await smallTargets(page, 'body', 24), 'wide, controls below 24 px');
  expectNothing(await smallTargets(page, guides, 44), 'wide, controls in the text below 44 px');
  await setMode(page, 'dark');
  expectNothing(await violations(page, 'colors'), 'wide, dark');

  await setSize(page, 360);
  await selectLastTabs(page);
  expectNothing(await violations(page, 'layout'), 'narrow, dark');
  expectNothing(await smallTargets(page, 'body', 24), 'narrow, controls below 24 px');
  expectNothing(await smallTargets(page, guides, 44), 'narrow, controls in the text below 44 px');
  await setMode(page, 'light');
  expectNothing(await violations(page, 'colors'), 'narrow, light');

  // WCAG 1.4.10: 320 px, which is also 1280 px at 400 percent.
  for (const height of [640, 256]) {
    await setSize(page, 320, height);
    expectNothing(await overflow(page), `320 by ${height} px`);
    const navbar = (await page.locator('.navbar').boundingBox())!;
    expect.soft(navbar.height, `navbar of ${path}`).toBeLessThan(height / 3);
  }
}

for (const [name, path] of Object.entries(samplePages)) {
  test(`a sample page fits, has large enough targets, and is accessible: ${name}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await check(page, path);
  });
}

for (const [name, paths] of sharesOf(sitemap(), 24)) {
  test(
    `every page fits, has large enough targets, and is accessible (${name})`,
    { tag: '@full' },
    async ({ page }) => {
      test.setTimeout(300_000);
      for (const path of paths) await check(page, path);
    },
  );
}
