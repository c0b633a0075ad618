/**
 * Finds the Chromium that the browser tests drive: the one that `CHROME_PATH` names, Playwright's own, or one on the PATH, in
 * this order. Usage: `tsx tools/browser.ts` prints its path. Where there is none, it installs one on Debian as root (on a CI
 * machine with sudo as well), and elsewhere says how to get one and exits with 1.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Names of Chromium and Chrome on a PATH. The headless shell comes first: it needs a third less CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];

function onPath(): string[] {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

/** The headless shell or the full browser of `npx playwright install`. */
function playwrightsOwn(): string[] {
  const full = chromium.executablePath();
  const [folder] = /^.*chromium-\d+/.exec(full) ?? [];
  const shells = folder?.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1') ?? '';
  const files = existsSync(shells) ? readdirSync(shells, { recursive: true }).map(String) : [];
  const shell = files.find((name) => /headless[-_]shell(\.exe)?$/.test(name));
  return [...(shell ? [join(shells, shell)] : []), full];
}

/** The path of a browser on this machine; undefined if there is none. Throws if CHROME_PATH names no file. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isFile(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which is not a file. Correct it or unset it.`);
  }
  return [...playwrightsOwn(), ...onPath()].find(isFile);
}

/** How to run apt-get here: as root, or on a CI machine with a sudo that doesn't ask. Undefined where that isn't allowed. */
function aptGet(): string[] | undefined {
  if (process.platform !== 'linux' || !isFile('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const sudo = ['sudo', '--non-interactive', 'apt-get'];
  if (process.env.CI && spawnSync('sudo', ['--non-interactive', 'true']).status === 0) return sudo;
  return undefined;
}

/** Installs Debian's headless Chromium, or the full one where there is no such package. */
function installOnDebian(): boolean {
  const [command, ...before] = aptGet() ?? [];
  if (!command) return false;
  console.error('No Chromium found: installing it with apt-get.');
  const apt = (...args: string[]) =>
    execFileSync(
      command,
      [...before, '--option=Acquire::Retries=3', '--option=DPkg::Lock::Timeout=120', ...args],
      {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  try {
    apt('update');
  } catch {
    // One of several sources may be down; the next call shows whether the package is available.
    console.error('apt-get could not update all its lists.');
  }
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      apt('install', '--yes', '--no-install-recommends', name);
      return true;
    } catch (error) {
      console.error(`apt-get could not install ${name}: ${(error as Error).message}`);
    }
  }
  return false;
}

/**
 * Features that the tests turn off. The first two load the browser's own pages for an address bar that nobody sees; the third
 * keeps a process ready for a page that never comes. Playwright turns off the others too; they're repeated because only the
 * last such list counts.
 */
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Start the browser in a container, without a graphics card, and without requests to other hosts. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${features.join(',')}`,
];

const help = `The browser tests need Chromium, and none was found. Do one of these, then try again:
  any system   npx playwright install chromium-headless-shell
  Debian       sudo apt-get update && sudo apt-get install chromium-headless-shell
or set CHROME_PATH to the program file of a Chrome, Chromium, or Edge that you have.`;

/** The path of a browser; installs one where that's allowed, and otherwise ends the process with advice. */
export function needBrowser(): string {
  try {
    const found = findBrowser();
    if (found) return found;
    const fresh = installOnDebian() ? findBrowser() : undefined;
    if (fresh) {
      console.error(`Installed Chromium: ${fresh}`);
      return fresh;
    }
    console.error(help);
  } catch (error) {
    console.error((error as Error).message);
  }
  process.exit(1);
}

if (require.main === module) console.log(needBrowser());
