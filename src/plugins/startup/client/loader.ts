/**
 * Loads the page's scripts after the first frame that has the whole page, when the browser is idle, so that they don't compete
 * with it. A key, a touch, or a click starts them at once, as soon as the whole page is there; with data saver or on 2G, nothing
 * else does. Links work all the time. If a script fails to load, or hydration takes too long, controls do what they do without
 * JavaScript.
 */
import { prefersReducedData } from '../../offline/device';

/** Set by the build: the site's baseUrl. */
declare const BASE_URL: string;

const root = document.documentElement;

/** A network that never answers reports no error, so after this time, the page falls back, too. */
const hydrationTimeoutMs = 20_000;

/** The longest wait for an idle browser after the first frame, and the wait where it can't say so, as in Safari. */
const idleTimeoutMs = 2000;
const withoutIdleMs = 200;

const isHydrated = () => root.dataset.hasHydrated === 'true';

/** Also shows what only scripts could reveal. Undone if the page hydrates after all. */
function fallBack(): void {
  if (!isHydrated()) root.removeAttribute('data-js');
}

/** On the start page, says that scripts are missing on the server, which is usually due to a wrong baseUrl. */
async function showBaseUrlBanner(source: string): Promise<void> {
  if (location.pathname !== BASE_URL && !root.className.includes('docs-doc-id-index')) return;
  const response = await fetch(source).catch(() => undefined);
  if (!response || response.ok || document.getElementById('base-url-banner')) return;
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  const path = location.pathname.replace(/[^/]*$/, '');
  banner.textContent =
    'Your Docusaurus site did not load properly. A very common reason is a wrong site baseUrl configuration. ' +
    `Current configured baseUrl = ${BASE_URL}${path === BASE_URL ? '' : ` We suggest trying baseUrl = ${path}`}`;
  document.body.prepend(banner);
}

let started = false;

function start(): void {
  // Half a page can't hydrate.
  if (started || document.readyState === 'loading') return;
  started = true;
  setTimeout(fallBack, hydrationTimeoutMs);
  const { content } = document.querySelector<HTMLMetaElement>('meta[name=scripts]')!;
  for (const source of content.split(' ')) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    script.onerror = () => void showBaseUrlBanner(source);
    document.head.append(script);
  }
}

for (const name of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(name, start, { capture: true, passive: true });

addEventListener(
  'error',
  ({ target, filename }) => {
    // A script that didn't load, or one that can't run.
    if (target instanceof HTMLScriptElement || /\/assets\/js\//.test(filename)) fallBack();
  },
  true,
);

new MutationObserver(() => {
  if (isHydrated()) root.setAttribute('data-js', '');
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

addEventListener('DOMContentLoaded', () => {
  if (prefersReducedData()) return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: idleTimeoutMs })
      : setTimeout(start, withoutIdleMs);
  requestAnimationFrame(() => setTimeout(whenIdle));
});
