import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';

interface LoadableComponent {
  preload?: () => Promise<unknown>;
}

let firstPageIsLive = false;

/**
 * When a page chunk fails to load, Docusaurus calls `window.location.reload()`, which leads to the browser's own error page if
 * there's no network. Here a failed preload counts as finished, so the router moves on to the page, where src/theme/Loading says
 * what happened and offers to retry. The first page is an exception: if its chunk fails, React doesn't start, and the HTML
 * from the server stays readable.
 */
function keepFailuresOnPage(list: RouteConfig[]): void {
  for (const { component, routes: children } of list) {
    const loadable = component as LoadableComponent | undefined;
    const preload = loadable?.preload;
    if (loadable && preload) {
      loadable.preload = () =>
        preload().catch((error: unknown) => {
          if (!firstPageIsLive) throw error;
        });
    }
    if (children) keepFailuresOnPage(children);
  }
}

keepFailuresOnPage(routes as RouteConfig[]);

/** Called by Docusaurus after each page is on screen. */
export function onRouteDidUpdate(): void {
  firstPageIsLive = true;
}
