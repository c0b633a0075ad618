import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** Tests that run on a slow connection where they are tagged with @slow. */
export const test = base.extend<{ connection: 'fast' | 'slow' }>({
  connection: ['fast', { option: true }],
  page: async ({ page, connection }, use) => {
    if (connection === 'slow') {
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', slow4G);
    }
    await use(page);
  },
});
