import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { pageRoute } from '../../pages-schema/routes';
import { canKeepPages, prefersReducedData } from './device';
import { keptFile } from './kept';
import { workerFile } from './names';

/** Time before the worker is registered, so that it doesn't delay what a reader does first. */
const startMs = 4000;

/**
 * Requests what the worker didn't see, so that it's kept: the first page of a visit, which loads before the worker, with its
 * files, and the HTML of pages reached by a link, which load as scripts.
 */
function keepPage(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // A script that's still loading has no entry, and was requested before the worker could see it.
  loaded.push(...Array.from(document.scripts, ({ src }) => src));
  const files = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  // To the end, because a worker that's still sending can't give way to a newer one.
  const read = async (address: string) => (await fetch(address)).blob();
  for (const address of new Set([location.pathname, ...files]))
    void read(address).catch(() => undefined);
}

/**
 * Saves the whole site again where a worker before December 2026 saved it, in a form that's no longer read. Delete this when no
 * device can have such a site any more, by the end of 2027.
 */
async function renewSavedSite(): Promise<void> {
  const names = await caches.keys();
  if (!names.some((name) => /^docs-(site|copy)-/.test(name))) return;
  const { fetchOffer, saveSite } = await import('./saveSite');
  await saveSite(await fetchOffer());
}

/** Registers the worker. With data saver on, only if it was registered before. */
async function start(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (prefersReducedData()) {
    if (!(await workers.getRegistration())) return;
  } else if (!workers.controller) {
    workers.addEventListener('controllerchange', keepPage, { once: true });
  }
  await workers.register(workerFile, { updateViaCache: 'none' });
  if (!prefersReducedData()) await renewSavedSite();
}

/** The page on screen; undefined until the first one is. */
let shown: string | undefined;

/**
 * When the scripts of the next page fail to load, usually because they belong to another build than the saved one, loads the
 * page from the device instead. If it isn't there, the page shows its own error message.
 */
function showKeptPage({ target }: Event): void {
  const wanted = location.pathname;
  if (!(target instanceof HTMLScriptElement) || shown === undefined || wanted === shown) return;
  void keptFile(pageRoute(wanted)).then(
    (kept) => kept && wanted === location.pathname && location.reload(),
  );
}

// `npm start` has no worker.
if (ExecutionEnvironment.canUseDOM && canKeepPages() && process.env.NODE_ENV === 'production') {
  setTimeout(() => void start().catch(() => undefined), startMs);
  window.addEventListener('error', showKeptPage, true);
}

const offlineClient: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    shown = pathname;
    if (!previousLocation || previousLocation.pathname === pathname) return;
    if (navigator.serviceWorker?.controller && !prefersReducedData()) keepPage();
  },
};

export default offlineClient;
