import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { routeOf } from './copy/address';
import { isSparing, obstacle } from './copy/device';
import { cacheNames, workerFile, type KeepMessage } from './copy/names';
import { savedFile } from './copy/stored';

/** How long a page has to be open, without input, until the worker starts and the page is stored. */
const inactiveMs = 4000;

/** The page on screen; undefined until the first one is. */
let shown: string | undefined;

/** Tells the worker which files this page has used, and which page to store for a reload. */
async function tell(page?: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = used.filter(({ origin }) => origin === location.origin);
  const files = ours.map(({ pathname }) => pathname);
  active?.postMessage({ page, files } satisfies KeepMessage);
}

/** Starts the worker when a visit has become one, and not against the wish for little data. */
async function start(): Promise<void> {
  if (obstacle()) return;
  const known = await navigator.serviceWorker.getRegistration();
  if (!known && isSparing()) return;
  const unseen = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register(workerFile, { updateViaCache: 'none' });
  await tell(unseen && !isSparing() ? location.pathname : undefined);
}

function startWhenInactive(): void {
  const started = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      started.abort();
      void start().catch(() => undefined);
    }, inactiveMs);
  };
  for (const event of ['pointerover', 'pointerdown', 'keydown', 'scroll'])
    window.addEventListener(event, wait, { passive: true, signal: started.signal });
  wait();
}

async function isKept(path: string): Promise<boolean> {
  const route = routeOf(path);
  const visited = await caches.match(route, { cacheName: cacheNames.pages, ignoreVary: true });
  return Boolean(visited ?? (await savedFile(route)));
}

/**
 * A page whose scripts cannot be had, most often because they belong to another build than what is on the device, is shown
 * as it is kept. Anything else is left to the page's own message.
 */
function showKeptPage({ target }: Event): void {
  const wanted = location.pathname;
  if (
    !(target instanceof HTMLScriptElement) ||
    shown === undefined ||
    wanted === shown ||
    obstacle()
  )
    return;
  void isKept(wanted).then((kept) => kept && wanted === location.pathname && location.reload());
}

/** The bar of the browser has the color of the page, in both color modes. */
function colorBrowser(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', color);
}

/** Added late: Chromium would fetch the manifest and its icons before it paints the page. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

if (ExecutionEnvironment.canUseDOM) {
  // With the next frame, for which the browser works out the styles anyway.
  requestAnimationFrame(colorBrowser);
  linkManifest();
  new MutationObserver(colorBrowser).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  // There is no worker while the site is being written.
  if (process.env.NODE_ENV === 'production') {
    startWhenInactive();
    window.addEventListener('error', showKeptPage, true);
  }
}

const offlineClient: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    shown = pathname;
    if (!previousLocation || previousLocation.pathname === pathname) return;
    if (navigator.serviceWorker?.controller && !isSparing()) void tell(pathname);
  },
};

export default offlineClient;
