import type { Browser, Page } from '@playwright/test';

const queries = ['led reset', 'wallet password', 'nvme drive', 'join pool', 'metamsk', 'pin a cid'];

/** Slow 4G as the tools of Chromium have it, which is slower than that of Lighthouse. */
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
    return performance.now() - start;
  }, query);

export interface SearchTimes {
  /** Milliseconds from the key that opens the box to the first result. */
  first: number;
  /** Milliseconds of each question after it. */
  later: number[];
}

/** What a first and later searches take on a processor four times slower and Slow 4G. */
export async function timeSearch(browser: Browser, origin: string): Promise<SearchTimes> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/functionyard/support`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    const client = await context.newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', slow4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      addEventListener('keydown', ({ timeStamp }) => Object.assign(window, { opened: timeStamp }), {
        capture: true,
        once: true,
      });
    });
    await page.keyboard.press('/');
    await page.waitForSelector('dialog input');
    await ask(page, queries[0]!);
    const first = await page.evaluate(
      () => performance.now() - (window as unknown as { opened: number }).opened,
    );
    const later: number[] = [];
    for (const query of queries.slice(1)) later.push(await ask(page, query));
    return { first, later };
  } finally {
    await context.close();
  }
}
