import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/** The link that a page of this site is behind, which opens without loading a document; none for all others. */
function pageLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.closest('[data-static-html]') || link.origin !== window.location.origin)
    return undefined;
  // Files, such as a feed, have an ending; pages have none.
  const isPage = !link.target && !link.hasAttribute('download') && !/\.\w+$/.test(link.pathname);
  return isPage ? link : undefined;
}

/**
 * What the theme's own links do, for links in the ready-made HTML of plugins/static-html: the page opens
 * without loading a document, and is fetched when it is pointed at. Links that React made have done so before.
 */
export function usePlainLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey)
        return;
      const link = pageLink(event);
      if (!link) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      const { pathname, search, hash } = history.location;
      if (to === pathname + search + hash) history.replace(to);
      else history.push(to);
    };
    const fetchAhead = (event: Event) => {
      const link = pageLink(event);
      if (link) void window.docusaurus.preload(link.pathname);
    };
    document.addEventListener('click', open);
    document.addEventListener('pointerover', fetchAhead);
    document.addEventListener('touchstart', fetchAhead, { passive: true });
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('touchstart', fetchAhead);
    };
  }, [history]);
}
