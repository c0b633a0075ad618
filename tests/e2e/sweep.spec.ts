/**
 * Every page is loaded once, in light mode on a wide screen: its console has to be quiet, and its structure has to be
 * accessible. What its HTML alone can show is checked without a browser, in build/published-files.test.ts.
 */
import { expect, test, type Page } from '@playwright/test';
import { loadAxe, openDetails, simplify, violations } from './axe';
import { misplaced, open, sharesOf, sitemap } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Shows every tab panel, and removes what surrounds the text, which is checked on the sample pages. */
const showTextOnly = (page: Page) =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]'))
      panel.hidden = false;
    for (const frame of document.querySelectorAll(
      'nav.navbar, .theme-doc-sidebar-container, .footer',
    ))
      frame.remove();
  });

for (const [name, paths] of sharesOf(sitemap(), 4)) {
  test(`every page is quiet and well formed (${name})`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const noise: string[] = [];
    page.on('console', (message) => {
      const blockedByTest = message.text().startsWith('Service Worker registration blocked');
      if (['error', 'warning'].includes(message.type()) && !blockedByTest)
        noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin: host } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && host !== baseURL)
        noise.push(`requested ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) noise.push(`${response.status()} for ${response.url()}`);
    });
    await loadAxe(page);
    for (const path of paths) {
      noise.length = 0;
      await open(page, path);
      await expect.soft(page.getByText(misplaced), path).toHaveCount(0);
      await openDetails(page);
      await showTextOnly(page);
      await simplify(page);
      expect.soft(await violations(page, 'structure'), path).toEqual([]);
      expect.soft(noise, path).toEqual([]);
    }
  });
}
