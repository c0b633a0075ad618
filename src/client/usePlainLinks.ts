import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/** The link of ready-made HTML to a page of this site that an event belongs to, if any. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.closest('[data-static-html]') || link.origin !== window.location.origin)
    return undefined;
  // Files, such as a feed, have an ending; pages have none.
  const isPage = !link.target && !link.hasAttribute('download') && !/\.\w+$/.test(link.pathname);
  return isPage ? link : undefined;
}

/** Links in the ready-made HTML of src/markdown/staticHtml.ts open their page without loading a document, as the theme's do. */
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
      if (link.href === window.location.href) history.replace(to);
      else history.push(to);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [history]);
}
