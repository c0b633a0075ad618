import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** How long a page may take before the reader is shown that it is on its way, in milliseconds. */
const delay = 1000;

nprogress.configure({
  showSpinner: false,
  // Its own bar has a role that does not exist; the announcement of the new page is src/client/announceRoute.ts.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** A bar at the top while the next page loads, for pages that take longer than a second. */
const routeProgress: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => nprogress.start(), delay);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    nprogress.done();
  },
};

export default routeProgress;
