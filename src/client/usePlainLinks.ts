import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/** The internal link in pre-rendered HTML that was selected, if any. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.closest('[data-static-html]') || link.origin !== window.location.origin)
    return undefined;
  // Files, such as a feed, have an extension. Pages have none.
  const isPage = !link.target && !link.hasAttribute('download') && !/\.\w+$/.test(link.pathname);
  return isPage ? link : undefined;
}

/** Makes links in the pre-rendered HTML of src/markdown/staticHtml.ts navigate through the router, as the theme's links do. */
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
