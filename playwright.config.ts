import { defineConfig } from '@playwright/test';
import { browserPath, flags } from './scripts/browser';

const port = Number(process.env.TEST_PORT ?? 4173);
const inCi = Boolean(process.env.CI);

/** The browser tests run on the production build, served as GitHub Pages serves it. */
export default defineConfig<{ connection: 'fast' | 'slow' }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Without the name of the system, because the pictures are the same on any machine.
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  // A retry records a trace, for failures in CI.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  reporter: inCi ? [['list'], ['html', { open: 'never' }]] : 'list',
  // Generous, because slow machines shouldn't fail the tests. What must be fast is measured in the page.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Only the tests of offline reading let a worker answer.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: browserPath,
      args: flags,
    },
  },
  projects: [
    { name: 'fast', grepInvert: /@(full|slow)/ },
    // What can fail on a slow connection.
    { name: 'slow', grep: /@slow/, use: { connection: 'slow' } },
    // Every page, width, and state: npm run test:all.
    { name: 'full', grep: /@full/ },
  ],
  webServer: {
    command: `npm run serve -- --no-request-logging --listen ${port}`,
    url: `http://localhost:${port}/`,
    env: { NO_UPDATE_CHECK: 'true' },
  },
});
