import type { Browser } from '@playwright/test';

export interface Weight {
  /** Requests of a first visit, the page itself included. */
  requests: number;
  /** Bytes over the wire, compressed, headers included. */
  bytes: number;
  /** Those of them that were fetched ahead, for a page that may be next. */
  aheadBytes: number;
  /** The same for scripts alone. */
  scriptBytes: number;
}

/** Weighs a first visit: everything that is fetched until the page is live and has been quiet for a second. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const ahead = new Set<string>();
  const weight: Weight = { requests: 0, bytes: 0, aheadBytes: 0, scriptBytes: 0 };
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What a data: address holds is in the page already.
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (Object.keys(request.headers).some((name) => /^(sec-)?purpose$/i.test(name)))
      ahead.add(requestId);
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => kinds.delete(requestId));
  client.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId);
    if (!kind) return;
    weight.requests += 1;
    weight.bytes += event.encodedDataLength;
    if (kind === 'Script') weight.scriptBytes += event.encodedDataLength;
    if (ahead.has(event.requestId)) weight.aheadBytes += event.encodedDataLength;
  });
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await context.close();
  return weight;
}
