import { transformSync } from 'esbuild';

/**
 * The inline script of every page. It starts the page's own scripts after the first paint when the browser is idle, or at
 * once on a pointer, touch, key or focus; with data-saver or on 2g only then. Clicks on buttons, and on the labels of
 * boxes, that come before the page is live are kept and carried out once each, when it is.
 */
function start(this: void, sources: string[], baseUrl: string): void {
  const root = document.documentElement;
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  const sparing = Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
  const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
  // Milliseconds that the page has to be painted in full, so that its scripts don't share the line with it.
  const lead = 200;
  let started = false;
  const kept = new Set<HTMLElement>();

  // The files of the page are not where the page expects them: most often a wrong baseUrl in the site's configuration.
  const explain = (source: string) => {
    if (location.pathname !== baseUrl && root.className.indexOf('docs-doc-id-index') === -1) return;
    fetch(source).then(
      (answer) => {
        if (answer.ok || document.getElementById('base-url-banner')) return;
        const banner = document.createElement('div');
        banner.id = 'base-url-banner';
        banner.setAttribute('role', 'alert');
        const path = location.pathname.replace(/[^/]*$/, '');
        banner.textContent =
          `Your Docusaurus site did not load properly. A very common reason is a wrong site baseUrl configuration. ` +
          `Current configured baseUrl = ${baseUrl}${path === baseUrl ? '' : ` We suggest trying baseUrl = ${path}`}`;
        document.body.prepend(banner);
      },
      () => undefined,
    );
  };

  const isLive = () => root.getAttribute('data-has-hydrated') === 'true';

  const run = () => {
    if (started) return;
    started = true;
    // A server that hangs: what waits for the scripts is shown as it is without them. src/client/markLive.ts takes it back.
    setTimeout(() => isLive() || root.removeAttribute('data-js'), 20_000);
    // What can wait for the scripts (plugins/light/rewrite.ts).
    const late = document.querySelector('noscript[data-late]');
    if (late) late.outerHTML = late.textContent;
    for (const source of sources) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onerror = () => explain(source);
      document.head.append(script);
    }
  };

  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      'button,label,[role=tab],[role=button]',
    );
    if (!button || isLive()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.add(button);
  };

  // A box that the page itself has ticked since, from what the device keeps, is as the reader wants it.
  const carryOut = (button: HTMLElement) => {
    const box = (button as HTMLLabelElement).control as HTMLInputElement | undefined;
    if (button.isConnected && !box?.checked) button.click();
  };

  addEventListener('click', keep, true);
  for (const name of intents)
    addEventListener(name, run, { capture: true, once: true, passive: true });

  new MutationObserver((_, observer) => {
    if (!isLive()) return;
    observer.disconnect();
    removeEventListener('click', keep, true);
    // After the effects that make the page live have all run.
    setTimeout(() => kept.forEach(carryOut));
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });

  if (sparing) return;
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(() => idle(run, { timeout: 2000 }), lead)),
  );
}

/** The text of the inline script for a page with these scripts. */
export function loaderScript(sources: string[], baseUrl: string): string {
  const code = `(${start.toString()})(${JSON.stringify(sources)},${JSON.stringify(baseUrl)})`;
  // esbuild, because what stands in every page should be short; it is the minifier of the offline worker as well.
  return transformSync(code, { minify: true, target: 'es2020' }).code.trim();
}
