import { defineConfig } from '@playwright/test';
import { findBrowser, flags } from './scripts/browser';

const port = Number(process.env.TEST_PORT ?? 4173);

/** The browser tests run on the production build, served as GitHub Pages serves it. */
export default defineConfig<{ connection: 'fast' | 'slow' }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Without the name of a system: the pictures are the same on any machine.
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Generous, because a slow machine is no fault of the site; what must be quick is measured in the page itself.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    // Only the tests of offline reading let a worker answer.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: flags,
    },
  },
  projects: [
    { name: 'fast' },
    {
      // What the contract promises holds on a slow connection as well; what stands in a page is the same on any.
      name: 'slow',
      testMatch: /(early|layout|navigation|preferences|trouble)\.spec\.ts$/,
      use: { connection: 'slow' },
    },
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
