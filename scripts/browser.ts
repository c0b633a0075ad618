/**
 * The Chromium that the browser tests drive: the one that `CHROME_PATH` names, Debian's, or Playwright's own. Run as a command,
 * as `npm test` does first, it installs Debian's if there is none and it may.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell needs a third less CPU time. */
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Undefined for Playwright's own, which says how to install it where it's missing. */
export const browserPath = process.env.CHROME_PATH ?? debians.find((path) => existsSync(path));

/** Start the browser as root, and without a graphics card. */
export const flags = ['--no-sandbox', '--disable-gpu'];

const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

if (require.main === module && !browserPath && !existsSync(chromium.executablePath()) && isRoot) {
  const install = 'apt-get install --yes --no-install-recommends';
  spawnSync(`apt-get update && (${install} chromium-headless-shell || ${install} chromium)`, {
    shell: true,
    stdio: 'inherit',
  });
}
