import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** How long a page may take until the bar is shown. */
const delayMs = 1000;

nprogress.configure({
  showSpinner: false,
  // The default bar has an invalid role. Screen readers get src/client/announceRoute.ts instead.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** A bar at the top while the next page loads, for pages that take longer than a second. */
const routeProgress: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => nprogress.start(), delayMs);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    nprogress.done();
  },
};

export default routeProgress;
