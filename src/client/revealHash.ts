import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** The element that the address points at, or none where the hash is empty, broken or unknown. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens one part of the page that hides something. Says whether it was closed. */
function open(part: HTMLElement): boolean {
  if (part instanceof HTMLDetailsElement) {
    const closed = !part.open;
    part.open = true;
    return closed;
  }
  if (part.getAttribute('role') === 'tabpanel') {
    const tab = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
    if (!tab || tab.getAttribute('aria-selected') === 'true') return false;
    tab.click();
    return true;
  }
  if (!part.hidden) return false;
  // What else is hidden belongs to a component, which listens for this and shows it.
  part.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
  return true;
}

/** Opens the tabs and folded parts round what the address points at, and scrolls there if something was closed. */
function reveal(): void {
  const found = target();
  let opened = false;
  for (let part = found; part; part = part.parentElement) opened = open(part) || opened;
  if (opened) requestAnimationFrame(() => found?.scrollIntoView());
}

/**
 * Docusaurus decodes the hash of the address after each move and lets a malformed one crash the page. Such a move goes
 * unheard here: this listener is older than the router's.
 */
function stopMalformed(event: PopStateEvent): void {
  try {
    decodeURIComponent(window.location.hash);
  } catch {
    event.stopImmediatePropagation();
  }
}

/** A link to where the address points already is no move, but what it points at may have been closed since. */
function revealAgain(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.hash && link.href === window.location.href) requestAnimationFrame(reveal);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', stopMalformed, true);
  window.addEventListener('click', revealAgain);
}

const revealHash: ClientModule = {
  onRouteDidUpdate() {
    requestAnimationFrame(reveal);
  },
};

export default revealHash;
