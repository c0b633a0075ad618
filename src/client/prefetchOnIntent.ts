/** The route a link on this site leads to; undefined for all other links. */
function routeOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin && !link.target ? link.pathname : undefined;
}

/**
 * Docusaurus fetches the page behind every link that scrolls into view, and the page under the pointer or finger. Here the
 * first is switched off, and keyboard focus is added to the second. Nothing is fetched on 2g or with data-saver: that is
 * in `preload` itself.
 */
export function onRouteDidUpdate({ previousLocation }: { previousLocation: unknown }): void {
  if (previousLocation) return;
  // The object is frozen, so it is replaced; `preload` stays the one of Docusaurus.
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  document.addEventListener('focusin', (event) => {
    const route = routeOf(event.target);
    if (route) void window.docusaurus.preload(route);
  });
}
