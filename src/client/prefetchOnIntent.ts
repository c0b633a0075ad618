/** Fetches the page of this site that a link leads to. Docusaurus fetches nothing on 2G or with data saver. */
function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin && !link.target)
    void window.docusaurus.preload(link.pathname);
}

/** The link to the next page: the one that its front matter names, or else its neighbor in the sidebar. */
const isNext = (link: Element) => link.matches('.pagination-nav__link--next');

let inView: IntersectionObserver | undefined;

/** Docusaurus's own, which only warms the browser's cache: if it fails, a later click tries again. */
let prefetch: typeof window.docusaurus.prefetch | undefined;

/**
 * Docusaurus fetches the page behind every link that scrolls into view. Here, only the next page is fetched that way, when the
 * browser is idle, and any other when a link to it is pointed at, touched, or focused.
 */
export function onRouteDidUpdate({ previousLocation }: { previousLocation: unknown }): void {
  prefetch ??= window.docusaurus.prefetch;
  inView?.disconnect();
  inView = new IntersectionObserver((links) => {
    const seen = links.find(({ isIntersecting }) => isIntersecting)?.target as HTMLAnchorElement;
    const idle = window.requestIdleCallback ?? setTimeout;
    if (seen) idle(() => void prefetch?.(seen.pathname));
  });
  for (const link of document.querySelectorAll('main a')) if (isNext(link)) inView.observe(link);

  if (previousLocation) return;
  // The object is frozen, so it's replaced.
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, fetchAhead, { passive: true });
}
