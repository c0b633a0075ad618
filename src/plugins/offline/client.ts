import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { pageRoute } from '../../pages-schema/routes';
import { hashedFilesIn } from './address';
import { canKeepPages, prefersReducedData } from './device';
import { keptFile } from './kept';
import { workerFile } from './names';

/** Time before the worker is registered, so that it doesn't delay what a reader does first. */
const startMs = 4000;

/** The page on screen; undefined until the first one is. */
let shown: string | undefined;

/**
 * Requests what the worker didn't see, so that it's kept: the first page of a visit, which loads before the worker, with its
 * files, and the HTML of pages reached by a link, which load as scripts. The search index isn't needed for most visits.
 */
async function keepPage(): Promise<void> {
  const html = await (await fetch(location.pathname)).text();
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = used.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(assets|img)\//.test(pathname),
  );
  const named = hashedFilesIn(html).filter((file) => !file.endsWith('.json'));
  const files = new Set([...ours.map(({ pathname }) => pathname), ...named]);
  // To the end, because a worker that's still sending can't give way to a newer one.
  const read = async (file: string) => (await fetch(file)).blob();
  await Promise.allSettled([...files].map(read));
}

/**
 * Saves the whole site again where a worker before December 2026 saved it, in a form that's no longer read. Delete this when no
 * device can have such a copy any more, by the end of 2027.
 */
async function renewSavedSite(): Promise<void> {
  const names = await caches.keys();
  if (!names.some((name) => /^docs-(site|copy)-/.test(name))) return;
  const { fetchWholeSite, saveSite } = await import('./saveSite');
  await saveSite(await fetchWholeSite());
}

const keepQuietly = () => void keepPage().catch(() => undefined);

/** Registers the worker. With data saver on, only if it was registered before. */
async function start(): Promise<void> {
  if (!canKeepPages()) return;
  const workers = navigator.serviceWorker;
  if (prefersReducedData()) {
    if (!(await workers.getRegistration())) return;
  } else if (!workers.controller) {
    workers.addEventListener('controllerchange', keepQuietly, { once: true });
  }
  await workers.register(workerFile, { updateViaCache: 'none' });
  if (!prefersReducedData()) await renewSavedSite();
}

/**
 * When the scripts of the next page fail to load, usually because they belong to another build than the saved one, loads the
 * page from the device instead. If it isn't there, the page shows its own error message.
 */
function showKeptPage({ target }: Event): void {
  const wanted = location.pathname;
  const isScript = target instanceof HTMLScriptElement;
  if (!isScript || shown === undefined || wanted === shown || !canKeepPages()) return;
  void keptFile(pageRoute(wanted)).then(
    (kept) => kept && wanted === location.pathname && location.reload(),
  );
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
    setTimeout(() => void start().catch(() => undefined), startMs);
    window.addEventListener('error', showKeptPage, true);
  }
}

const offlineClient: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    shown = pathname;
    if (!previousLocation || previousLocation.pathname === pathname) return;
    if (navigator.serviceWorker?.controller && !prefersReducedData()) keepQuietly();
  },
};

export default offlineClient;
