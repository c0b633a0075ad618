import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** Time until the bar appears. */
const delayMs = 1000;

nprogress.configure({
  showSpinner: false,
  // The default bar has an invalid role. Screen readers get src/client/announceRoute.ts instead.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** A progress bar at the top for pages that take longer than a second to load. */
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
