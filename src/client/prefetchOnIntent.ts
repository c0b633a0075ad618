/** Fetches the page of this site that a link leads to. */
function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin && !link.target)
    void window.docusaurus.preload(link.pathname);
}

/**
 * Docusaurus fetches the page behind every link that scrolls into view. Here that is switched off, and a page is fetched
 * when a link to it is pointed at, touched, or focused. On 2g or with data-saver nothing is fetched: `preload` sees to that.
 */
export function onRouteDidUpdate({ previousLocation }: { previousLocation: unknown }): void {
  if (previousLocation) return;
  // The object is frozen, so it is replaced; `preload` stays the one of Docusaurus.
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, fetchAhead, { passive: true });
}
