/** Fetches the page of this site that a link leads to. */
function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin && !link.target)
    void window.docusaurus.preload(link.pathname);
}

/**
 * Docusaurus fetches the page behind every link that scrolls into view. Here, only the next page is fetched that way, when the
 * browser is idle, and any other when a link to it is pointed at, touched, or focused. Docusaurus fetches nothing on 2G or with
 * data saver.
 */
export function onRouteDidUpdate({ previousLocation }: { previousLocation: unknown }): void {
  if (previousLocation) return;
  const { prefetch } = window.docusaurus;
  const idle = window.requestIdleCallback ?? setTimeout;
  const prefetchNext = (path: string) => {
    const next = document.querySelector('.pagination-nav__link--next');
    if (next?.getAttribute('href') === path) idle(() => void prefetch(path));
    return false as const;
  };
  // The object is frozen, so it's replaced.
  window.docusaurus = { ...window.docusaurus, prefetch: prefetchNext };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, fetchAhead, { passive: true });
}
