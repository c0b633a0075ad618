/**
 * Finds the Chromium that the browser tests drive. Usage: tsx scripts/browser.ts prints its path; where there is none, it
 * installs one on Debian as root (on a CI machine by sudo as well), and elsewhere says how to get one and exits 1.
 * `CHROME_PATH` names a browser of yours.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Names that Chromium and Chrome have on a PATH. */
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];

function installed(): string[] {
  const { PATH = '', PROGRAMFILES, LOCALAPPDATA } = process.env;
  const programFiles86 = process.env['PROGRAMFILES(X86)'];
  const ending = process.platform === 'win32' ? '.exe' : '';
  const onPath = PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name + ending)),
  );
  const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
    ['/Applications', join(homedir(), 'Applications')].map((folder) =>
      join(folder, `${app}.app`, 'Contents/MacOS', app),
    ),
  );
  const windowsApps = [PROGRAMFILES, programFiles86, LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Chromium/Application/chrome.exe'),
          join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ]
      : [],
  );
  return [...onPath, ...macApps, ...windowsApps];
}

/** Browsers that `npx playwright install chromium` has put into Playwright's cache, newest first. */
function cached(): string[] {
  const folders: Partial<Record<NodeJS.Platform, string>> = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    folders[process.platform] ??
    join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  const revision = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0);
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => [
      join(cache, name, 'chrome-linux64/chrome'),
      join(cache, name, 'chrome-linux/chrome'),
      join(
        cache,
        name,
        'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      ),
      join(
        cache,
        name,
        'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      ),
      join(cache, name, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
      join(cache, name, 'chrome-win64/chrome.exe'),
      join(cache, name, 'chrome-win/chrome.exe'),
    ]);
}

/** The path of a browser on this machine; undefined where there is none. Throws where CHROME_PATH names no file. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isFile(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which is no file. Correct it or unset it.`);
  }
  return [...installed(), ...cached()].find(isFile);
}

/** How apt-get is called here: as root, or on a CI machine by a sudo that asks nothing. Undefined where it may not be. */
function aptGet(): string[] | undefined {
  if (process.platform !== 'linux' || !isFile('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const sudo = ['sudo', '--non-interactive', 'apt-get'];
  if (process.env.CI && spawnSync('sudo', ['--non-interactive', 'true']).status === 0) return sudo;
  return undefined;
}

/** Installs Debian's package `chromium`, where that is allowed. */
function installOnDebian(): boolean {
  const [command, ...before] = aptGet() ?? [];
  if (!command) return false;
  console.error('No Chromium found: installing the package "chromium" with apt-get.');
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
    // One source of several may be down; whether the package is to be had, the next call tells.
    console.error('apt-get could not renew all its lists.');
  }
  try {
    apt('install', '--yes', '--no-install-recommends', 'chromium');
  } catch (error) {
    console.error(`apt-get could not install it: ${(error as Error).message}`);
    return false;
  }
  return true;
}

/**
 * Features of Chromium that tests and measurements do without. The first two load pages of the browser's own beside each page,
 * for the popup below an address bar that nobody sees: half of the processor's time. The third keeps a process ready for a page
 * that never comes. The others are those that Playwright and Lighthouse switch off themselves; they stand here because the last
 * such list is the one that counts.
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

/** How a browser is started: in a container, without a graphics card, and without asking other hosts for anything. */
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

const help = `No Chromium found, which the browser tests need. Do one of these, then start again:
  any system      npx playwright install chromium
  Debian          sudo apt-get update && sudo apt-get install chromium
  Ubuntu          sudo snap install chromium
  macOS           brew install --cask chromium
  Windows         winget install Google.Chrome
or set CHROME_PATH to the program file of a Chrome, Chromium or Edge that you have.`;

/** The path of a browser; installs one where it may, and ends the process with advice where it may not. */
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
