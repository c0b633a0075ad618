/**
 * What a first search costs a phone: kilobytes on the wire and milliseconds from opening the box to the first result,
 * at a processor four times slower and Slow 4G, then the same for later questions. Needs a build.
 * Usage: npx tsx scripts/bench-search.ts
 */
import { chromium, type Page } from '@playwright/test';
import { serve } from '../tests/server';
import { needBrowser } from './browser';

const port = 3219;
const queries = ['led reset', 'wallet password', 'nvme drive', 'join pool', 'metamsk', 'pin a cid'];
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** Types a question and answers with the milliseconds until its results are there, by the clock of the page. */
const ask = (page: Page, query: string): Promise<number> =>
  page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>('dialog input')!;
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    do await new Promise(requestAnimationFrame);
    while (!/^\d+ result/.test(document.querySelector('dialog [role=status]')?.textContent ?? ''));
    return Math.round(performance.now() - start);
  }, query);

async function bench(): Promise<void> {
  const server = await serve('build', port, 11);
  const browser = await chromium.launch({
    executablePath: needBrowser(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`http://localhost:${port}/functionyard/support`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForLoadState('networkidle');
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(
      request
        .sizes()
        .then((size) => [request.url(), size.responseBodySize + size.responseHeadersSize]),
    ),
  );
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', slow4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.press('/');
  console.log(`first result: ${await ask(page, queries[0]!)} ms`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  for (const [url, size] of await Promise.all(sizes))
    console.log(`  ${(size / 1000).toFixed(1).padStart(6)} KB  ${url.replace(/^.*\d\//, '')}`);
  const total = (await Promise.all(sizes)).reduce((sum, [, size]) => sum + size, 0);
  console.log(`first question: ${(total / 1000).toFixed(1)} KB in ${sizes.length} requests`);
  for (const query of queries.slice(1)) console.log(`${query}: ${await ask(page, query)} ms`);
  await browser.close();
  server.close();
}

void bench();
