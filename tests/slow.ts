import type { Page } from '@playwright/test';

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** Gives a page the connection of a phone with poor reception, and a processor so many times slower than this one. */
export async function slowDown(page: Page, cpu = 1): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4G);
  if (cpu > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
