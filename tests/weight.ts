import type { Browser } from '@playwright/test';

export interface Weight {
  /** Requests of a first visit, the page itself included. */
  requests: number;
  /** Bytes over the wire, compressed, headers included. */
  bytes: number;
  /** The same for scripts alone. */
  scriptBytes: number;
}

/** Weighs a first visit: everything that is fetched until the page is live and has been quiet for a second. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight: Weight = { requests: 0, bytes: 0, scriptBytes: 0 };
  await client.send('Network.enable');
  client.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
  client.on('Network.loadingFinished', (event) => {
    weight.requests += 1;
    weight.bytes += event.encodedDataLength;
    if (kinds.get(event.requestId) === 'Script') weight.scriptBytes += event.encodedDataLength;
  });
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await context.close();
  return weight;
}
