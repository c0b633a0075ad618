import type { ClientModule } from '@docusaurus/types';

/** The words that a screen reader speaks when they change. */
let region: HTMLElement | undefined;

/** What a reader asked for last: the place to be, and the frame in which it is looked for. */
let wanted = 0;

/** The theme's block round 'Skip to main content', which takes the focus after a move, out of sight of the reader. */
const isSkipBlock = (element: EventTarget | null): boolean =>
  element instanceof Element &&
  element.matches('[role=region]') &&
  element.firstElementChild?.getAttribute('href') === '#__docusaurus_skipToContent_fallback';

/** Where the page begins, or what the address points at; none while the page is not there yet. */
function start(): HTMLElement | null {
  let target: HTMLElement | null = null;
  try {
    target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // A hash that cannot be read points at nothing.
  }
  // What is folded away cannot have the focus.
  return target && target.getClientRects().length > 0 ? target : document.querySelector('h1');
}

/** Moves the focus, so that the next key goes on from here. Where the page stands is left to Docusaurus. */
function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** How often the start of a page is looked for, in frames: about half a minute. */
const patience = 1800;

/** Puts keyboard and screen reader at the start of the page that has come, and says its title. */
export function announce(): void {
  cancelAnimationFrame(wanted);
  let left = patience;
  const look = () => {
    const element = start();
    left -= 1;
    if (!element) {
      if (left > 0) wanted = requestAnimationFrame(look);
      return;
    }
    focus(element);
    // The title of the document follows its content by a frame.
    wanted = requestAnimationFrame(() => {
      wanted = requestAnimationFrame(() => {
        if (region) region.textContent = document.title;
      });
    });
  };
  wanted = requestAnimationFrame(look);
}

function prepare(): void {
  region = document.createElement('div');
  region.className = 'sr-only';
  region.dataset.announcement = '';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!isSkipBlock(target)) return;
    // The way back only closes an open menu: the focus stays with the button that opened it.
    const toggle = relatedTarget instanceof HTMLElement && relatedTarget.matches('.navbar__toggle');
    const element = toggle ? relatedTarget : start();
    if (element) focus(element);
  });
}

/** Not on the first page, where the browser does all this, and not on moves inside a page. */
const announceRoute: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) prepare();
    else if (location.pathname !== previousLocation.pathname) announce();
  },
};

export default announceRoute;
