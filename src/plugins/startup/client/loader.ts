/** Set by the build: the site's baseUrl. */
declare const BASE_URL: string;

/**
 * Loads the page's scripts and the whole stylesheet when the browser is idle after the first paint, or at once on a pointer,
 * touch, key, or focus event. With data saver or on 2G, it waits for such an event. Clicks on buttons and checkboxes before
 * hydration are repeated once each after it.
 */
const root = document.documentElement;
const { scripts = '', styles = '' } = (document.currentScript as HTMLScriptElement).dataset;
const { saveData, effectiveType = '' } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** Milliseconds between the first paint and the first script, for which the page has the connection to itself. */
const paintMs = 200;
/** After this time without hydration, the page is shown as without scripts. */
const hydrationTimeoutMs = 20_000;

const keptClicks = new Set<HTMLElement>();
let started = false;

const isLive = () => root.dataset.hasHydrated === 'true';

/** Says that files are missing, most often because of a wrong baseUrl in the site's configuration. */
async function explain(source: string): Promise<void> {
  if (location.pathname !== BASE_URL && !root.className.includes('docs-doc-id-index')) return;
  const answer = await fetch(source).catch(() => undefined);
  if (!answer || answer.ok || document.getElementById('base-url-banner')) return;
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  const path = location.pathname.replace(/[^/]*$/, '');
  banner.textContent =
    'Your Docusaurus site did not load properly. A very common reason is a wrong site baseUrl configuration. ' +
    `Current configured baseUrl = ${BASE_URL}${path === BASE_URL ? '' : ` We suggest trying baseUrl = ${path}`}`;
  document.body.prepend(banner);
}

function start(): void {
  if (started) return;
  started = true;
  // Restored below if the page hydrates later.
  setTimeout(() => isLive() || root.removeAttribute('data-js'), hydrationTimeoutMs);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
  for (const source of scripts.split(' ')) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    script.onerror = () => void explain(source);
    document.head.append(script);
  }
}

function keepClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>(
    'button,label,input,[role=tab],[role=button]',
  );
  // A click by a script comes from the page itself, which can answer it.
  if (!button || !event.isTrusted || isLive()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keptClicks.add(button);
}

/** Repeats a click, unless the checkbox has been restored from storage since. */
function carryOut(button: HTMLElement): void {
  const box = button instanceof HTMLLabelElement ? button.control : button;
  if (button.isConnected && !(box as HTMLInputElement | null)?.checked) button.click();
}

addEventListener('click', keepClick, true);
/** Ignores the move that a browser reports at the start for a pointer that rests. */
function startOn(event: Event): void {
  if (event.type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX === 0 && movementY === 0) return;
  }
  start();
}
for (const name of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'])
  addEventListener(name, startOn, { capture: true, passive: true });

new MutationObserver((_, observer) => {
  if (!isLive()) return;
  observer.disconnect();
  root.setAttribute('data-js', '');
  removeEventListener('click', keepClick, true);
  // After all effects of hydration have run.
  setTimeout(() => keptClicks.forEach(carryOut));
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

addEventListener('DOMContentLoaded', () => {
  // Buttons that are disabled until hydration may be clicked.
  for (const button of document.querySelectorAll<HTMLButtonElement>('.navbar button:disabled'))
    button.disabled = false;
  if (saveData || effectiveType.includes('2g')) return;
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  requestAnimationFrame(() => setTimeout(() => idle(start, { timeout: 2000 }), paintMs));
});

// Makes this file a module.
export {};
