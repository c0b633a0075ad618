/** Put in by the build: the site's baseUrl. */
declare const BASE_URL: string;

/**
 * Starts the page's own scripts, and loads the whole stylesheet, after the first paint when the browser is idle, or at once
 * on a pointer, touch, key, or focus; with data-saver or on 2g only then. Clicks on buttons, and on the labels of boxes, that
 * come before the page is live are kept and carried out once each when it is.
 */
const root = document.documentElement;
const { scripts = '', styles = '' } = (document.currentScript as HTMLScriptElement).dataset;
const { saveData, effectiveType = '' } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** Milliseconds for which the complete page has been painted before its scripts share the connection with it. */
const paintMs = 200;
/** After this time without hydration, the page is shown as it is without scripts. */
const hydrationTimeoutMs = 20_000;

const keptClicks = new Set<HTMLElement>();
let started = false;

const isLive = () => root.dataset.hasHydrated === 'true';

/** The page's files are not where it expects them: most often a wrong baseUrl in the site's configuration. */
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
  // src/client/markLive.ts takes this back when the page comes alive later.
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
  if (!button || isLive()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keptClicks.add(button);
}

/** A box that the page has ticked since then, from what the device stores, is as the reader wants it. */
function carryOut(button: HTMLElement): void {
  const box = button instanceof HTMLLabelElement ? button.control : button;
  if (button.isConnected && !(box as HTMLInputElement | null)?.checked) button.click();
}

addEventListener('click', keepClick, true);
/** A browser reports a move at the start, too, where the pointer rests: only one that goes somewhere is the reader's. */
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
  removeEventListener('click', keepClick, true);
  // After the effects that make the page live have all run.
  setTimeout(() => keptClicks.forEach(carryOut));
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

addEventListener('DOMContentLoaded', () => {
  // What is disabled until the page is live may be clicked: the click is kept.
  const waiting = '.navbar button:disabled,[data-not-content]:disabled';
  for (const control of document.querySelectorAll<HTMLInputElement>(waiting))
    control.disabled = false;
  if (saveData || effectiveType.includes('2g')) return;
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  requestAnimationFrame(() => setTimeout(() => idle(start, { timeout: 2000 }), paintMs));
});

// A module, so that its names are its own.
export {};
