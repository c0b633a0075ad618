import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';

interface LoadableComponent {
  preload?: () => Promise<unknown>;
}

/**
 * When the script of a page fails to load, Docusaurus reloads the document, which leads to the browser's own error page if there's
 * no network. Here the router goes on to the page, where src/theme/Loading offers to retry. On a first visit, the failure counts,
 * so that React doesn't start, and the HTML from the server stays readable.
 */
function keepFailures(list: RouteConfig[]): void {
  for (const { component, routes: children = [] } of list) {
    const loadable = component as LoadableComponent | undefined;
    const preload = loadable?.preload;
    if (preload)
      loadable.preload = () =>
        preload().catch((error: unknown) => {
          if (document.documentElement.dataset.hasHydrated !== 'true') throw error;
        });
    keepFailures(children);
  }
}

keepFailures(routes as RouteConfig[]);
