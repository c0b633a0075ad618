/**
 * Loads the page's scripts after the first frame that has the whole page, when the browser is idle. On a phone with slow 4G,
 * the page is painted in 1.0 s instead of 1.9 s, because they don't compete with it (Lighthouse, largest paint).
 * A key, a touch, or a click starts them at once, as soon as the whole page is there; with data saver or on 2G, nothing else
 * does. Until the page has hydrated, clicks on controls are captured, and then each control gets one. Links work all the time.
 * If a script fails to load, or hydration takes too long, controls do what they do without JavaScript.
 */
import { prefersReducedData } from '../../offline/copy/device';

/** Set by the build: the site's baseUrl. */
declare const BASE_URL: string;

const root = document.documentElement;

/** A network that never answers reports no error, so after this time, the page falls back, too. */
const hydrationTimeoutMs = 20_000;

/**
 * The longest wait for an idle browser after the first frame. Largest paint in Lighthouse on four kinds of pages: 893, 901, 1055,
 * and 902 ms with the wait, and 1127, 1053, 1101, and 906 ms without (medians of 3). Throttled real loads show no difference.
 */
const idleTimeoutMs = 2000;

/** The wait where there's no `requestIdleCallback`, as in Safari. */
const withoutIdleMs = 200;

const isHydrated = () => root.dataset.hasHydrated === 'true';

const captured = new Set<HTMLElement>();

function capture(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(
    'button,label,input,[role=tab],[role=button]',
  );
  // A click by a script comes from the page itself, which can handle it.
  if (!control || !event.isTrusted || isHydrated() || !root.hasAttribute('data-js')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  captured.add(control);
  // Shows that the click counts; see src/css/components.css.
  control.setAttribute('aria-busy', 'true');
}

function replay(): void {
  for (const control of captured) {
    control.removeAttribute('aria-busy');
    const box = control instanceof HTMLLabelElement ? control.control : control;
    // A checkbox may have been restored from storage since.
    if (control.isConnected && !(box as HTMLInputElement | null)?.checked) control.click();
  }
  captured.clear();
}

/** Also shows what only scripts could reveal. Undone if the page hydrates after all. */
function fallBack(): void {
  if (isHydrated()) return;
  root.removeAttribute('data-js');
  replay();
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

addEventListener('click', capture, true);
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

new MutationObserver((_, observer) => {
  if (!isHydrated()) return;
  observer.disconnect();
  root.setAttribute('data-js', '');
  removeEventListener('click', capture, true);
  // After all effects of hydration have run.
  setTimeout(replay);
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

addEventListener('DOMContentLoaded', () => {
  if (captured.size > 0) start();
  if (prefersReducedData()) return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: idleTimeoutMs })
      : setTimeout(start, withoutIdleMs);
  requestAnimationFrame(() => setTimeout(whenIdle));
});
