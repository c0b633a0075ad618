import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from './revealHash';

/** What a screen reader says when it changes. */
let region: HTMLElement | undefined;

/** What the address points at, or else the start of the page. */
function start(): HTMLElement | null {
  const target = hashTarget();
  // What is collapsed can't have the focus.
  return target && target.getClientRects().length > 0 ? target : document.querySelector('h1');
}

/** Moves the focus without scrolling, which Docusaurus does. */
export function focus(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element?.focus({ preventScroll: true });
}

/** Puts keyboard and screen reader on what the address points at, or else at the start of the page. */
export const focusStart = (): void => focus(start());

/** Moves the focus into a new page, and has a screen reader say the page's title. */
export function announce(): void {
  requestAnimationFrame(() => {
    // A page that did not load has no heading yet: src/theme/Loading calls again.
    if (!start()) return;
    focusStart();
    // The title of the document follows its content by a frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (region) region.textContent = document.title;
      }),
    );
  });
}

/** Not on the first page, where the browser does this, nor on moves within a page. */
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
