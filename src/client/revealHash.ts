import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** The element that the hash points at; none if the hash is empty or unknown. */
export const hashTarget = (): HTMLElement | null =>
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** Opens a collapsed section or a hidden tab. @returns whether it was closed */
function open(part: HTMLElement): boolean {
  if (part instanceof HTMLDetailsElement) {
    const closed = !part.open;
    part.open = true;
    return closed;
  }
  if (part.getAttribute('role') !== 'tabpanel') return false;
  const tab = document.getElementById(part.getAttribute('aria-labelledby')!)!;
  if (tab.getAttribute('aria-selected') === 'true') return false;
  tab.click();
  return true;
}

/**
 * Opens the tabs and sections around what the hash points at, and scrolls there if one was closed. If the section has moved, it
 * goes on to its new address.
 */
function reveal(): void {
  const found = hashTarget();
  const moved = found?.matches('[data-moved]') ? found.querySelector('a') : null;
  if (moved) {
    window.location.replace(moved.href);
    return;
  }
  let opened = false;
  for (let part = found; part; part = part.parentElement) opened = open(part) || opened;
  if (opened) requestAnimationFrame(() => found?.scrollIntoView());
}

/** Keeps the group that a reader opens in the address, so that Back from one of its pages finds it open. */
function remember({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const heading = target.querySelector(':scope > summary > [id]');
  if (heading) window.history.replaceState(window.history.state, '', `#${heading.id}`);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('toggle', remember, true);

const revealHash: ClientModule = {
  onRouteDidUpdate() {
    requestAnimationFrame(reveal);
  },
};

export default revealHash;
