import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from './revealHash';

/** Live region: a screen reader announces its text when it changes. */
let region: HTMLElement | undefined;

/** The hash target, or else the h1. */
function start(): HTMLElement | null {
  const target = hashTarget();
  // A collapsed element can't have the focus.
  return target && target.getClientRects().length > 0 ? target : document.querySelector('h1');
}

/** Moves focus without scrolling, because Docusaurus scrolls. */
export function focus(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element?.focus({ preventScroll: true });
}

/** Moves focus to the hash target, or else to the h1. */
export const focusStart = (): void => focus(start());

/** Moves focus into a new page, and announces the page's title. */
export function announce(): void {
  requestAnimationFrame(() => {
    // A page that's still loading has no heading yet. src/theme/Loading calls again.
    if (!start()) return;
    focusStart();
    // React sets the document's title a frame after the content.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (region) region.textContent = document.title;
      }),
    );
  });
}

/** Skips the first load, where the browser does this, and in-page navigation. */
const announceRoute: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      region = document.createElement('div');
      region.className = 'sr-only';
      region.dataset.announcement = '';
      region.setAttribute('aria-live', 'polite');
      document.body.append(region);
    } else if (location.pathname !== previousLocation.pathname) announce();
  },
};

export default announceRoute;
