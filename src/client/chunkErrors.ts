import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';

interface LoadableComponent {
  preload?: () => Promise<unknown>;
}

let firstPageIsLive = false;

/**
 * Docusaurus answers a page chunk that fails to load with `window.location.reload()`, which without a network loses
 * the page for the browser's own error screen. Here a failed preload ends like a finished one, so the router goes on to
 * the page and its Loading component says what happened and offers to retry. The very first page is left as it is: when
 * its chunk fails, React does not start and the text from the server stays readable.
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
