import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { canonicalRoute } from './copy/address';
import { prefersReducedData, unsupportedReason } from './copy/device';
import { cacheNames, workerFile, type KeepMessage } from './copy/names';
import { savedFile } from './copy/stored';

/** Time without input before the worker is registered and the page is stored, so that neither delays what a reader does. */
const inactiveMs = 4000;

/** The page on screen; undefined until the first one is. */
let shown: string | undefined;

/** Reports the files that this page has used, and optionally a page to store. */
async function postToWorker(page?: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = used.filter(({ origin }) => origin === location.origin);
  const files = ours.map(({ pathname }) => pathname);
  active?.postMessage({ page, files } satisfies KeepMessage);
}

/** Registers the worker. With data saver on, only if it was registered before. */
async function start(): Promise<void> {
  if (unsupportedReason()) return;
  const known = await navigator.serviceWorker.getRegistration();
  if (!known && prefersReducedData()) return;
  const unseen = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register(workerFile, { updateViaCache: 'none' });
  await postToWorker(unseen && !prefersReducedData() ? location.pathname : undefined);
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
  const route = canonicalRoute(path);
  const visited = await caches.match(route, { cacheName: cacheNames.pages, ignoreVary: true });
  return Boolean(visited ?? (await savedFile(route)));
}

/**
 * When the scripts of the next page fail to load, usually because they belong to another build than the saved one, loads the
 * stored page instead. If there's none, the page shows its own error message.
 */
function showKeptPage({ target }: Event): void {
  const wanted = location.pathname;
  if (
    !(target instanceof HTMLScriptElement) ||
    shown === undefined ||
    wanted === shown ||
    unsupportedReason()
  )
    return;
  void isKept(wanted).then((kept) => kept && wanted === location.pathname && location.reload());
}

/** Matches the color of the browser's bar to the color mode. */
function colorBrowser(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', color);
}

/** Added late, because Chromium would fetch the manifest and its icons before the first paint. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

if (ExecutionEnvironment.canUseDOM) {
  // In the next frame, when styles are computed anyway.
  requestAnimationFrame(colorBrowser);
  linkManifest();
  new MutationObserver(colorBrowser).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  // `npm start` has no worker.
  if (process.env.NODE_ENV === 'production') {
    startWhenInactive();
    window.addEventListener('error', showKeptPage, true);
  }
}

const offlineClient: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    shown = pathname;
    if (!previousLocation || previousLocation.pathname === pathname) return;
    if (navigator.serviceWorker?.controller && !prefersReducedData()) void postToWorker(pathname);
  },
};

export default offlineClient;
