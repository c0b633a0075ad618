/**
 * Every page is loaded once: it hydrates, its console is quiet, and it asks only this site for files that are there. What its
 * HTML alone can show is checked without a browser, in build/published-files.test.ts, and its accessibility in samples.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { misplaced, open, sharesOf, sitemap } from './site';

for (const [name, paths] of sharesOf(sitemap(), 4)) {
  test(`every page is quiet (${name})`, async ({ page, baseURL }) => {
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
    // Otherwise, each page would also fetch what its links lead to.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      }),
    );
    for (const path of paths) {
      noise.length = 0;
      await open(page, path);
      await expect.soft(page.getByText(misplaced), path).toHaveCount(0);
      expect.soft(noise, path).toEqual([]);
    }
  });
}
