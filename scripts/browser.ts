/**
 * Finds the Chromium that the browser tests drive: the one that `CHROME_PATH` names, Playwright's own, or the system's, in this
 * order. Usage: `tsx scripts/browser.ts` prints its path. If there is none, it installs Debian's when run as root;
 * elsewhere it says how to get one and exits with 1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { chromium } from '@playwright/test';

/** Names on the PATH of Linux. The headless shell comes first: it needs a third less CPU time. */
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'microsoft-edge'];

/** Where macOS has programs. */
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Paths below the folders for programs of Windows, which has no browser on the PATH. */
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where a system may have Chromium, Chrome, or Edge. */
export function systemBrowsers(system = process.platform, env = process.env): string[] {
  if (system === 'darwin') return macApps;
  if (system === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return windowsPrograms.flatMap((program) =>
      folders.flatMap((folder) => (folder ? [win32.join(folder, program)] : [])),
    );
  }
  const folders = (env.PATH ?? '').split(posix.delimiter);
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/** The headless shell or the full browser of `npx playwright install`. */
function playwrightsOwn(): string[] {
  const full = chromium.executablePath();
  const folder = full.replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const shells = files.filter((name) => /headless[-_]shell(\.exe)?$/.test(name));
  return [...shells.map((shell) => join(folder, shell)), full];
}

/** The path of a browser on this machine; undefined if there is none. Throws if CHROME_PATH names no file. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROME_PATH is "${chosen}", which doesn't exist. Correct it or unset it.`);
  return chosen || [...playwrightsOwn(), ...systemBrowsers()].find((path) => existsSync(path));
}

/**
 * Features that the tests turn off. The first two load the browser's own pages for an address bar that nobody sees; the third
 * keeps a process ready for a page that never comes. Playwright turns off the others too; they're repeated because only the
 * last such list counts.
 */
const features = `
  WebUIOmniboxPopup WebUIOmniboxAimPopup SpareRendererForSitePerProcess
  AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
  HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
  PaintHolding PreconnectToSearch TcpPortRandomizationWin ThirdPartyStoragePartitioning Translate`;

/** Start the browser in a container, without a graphics card, and without requests to other hosts. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${features.trim().split(/\s+/).join(',')}`,
];

const help = `The browser tests need Chromium, and none was found. Do one of these, then try again:
  any system   npx playwright install chromium-headless-shell
  Debian       sudo apt-get update && sudo apt-get install chromium-headless-shell
or set CHROME_PATH to the program file of a Chrome, Chromium, or Edge that you have.`;

/** The path of a browser. Installs one as root on Debian; otherwise ends the process with advice. */
export function needBrowser(): string {
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('No Chromium found: installing it with apt-get.');
    const install = 'apt-get install --yes --no-install-recommends';
    spawnSync(`apt-get update; ${install} chromium-headless-shell || ${install} chromium`, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const found = findBrowser();
  if (found) return found;
  console.error(help);
  process.exit(1);
}

if (require.main === module) console.log(needBrowser());
