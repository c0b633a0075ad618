import type { useHistory } from '@docusaurus/router';
import type { AnswerPage, AnswerPlace } from './protocol';

export const resultsPage = '/search';

export const addressOf = ({ route }: AnswerPage, { anchor }: AnswerPlace): string =>
  anchor ? `${route}#${encodeURIComponent(anchor)}` : route;

/** Pages that help most readers, offered where nothing was found or asked. */
export const likelyPages = [
  { route: '/getting-started-testnet', title: 'First start of your Blox' },
  { route: '/functionyard/troubleshooting', title: 'Troubleshooting' },
  { route: '/functionyard/fxblox-app', title: 'Set up and use the FxBlox app' },
  { route: '/api-intro', title: 'Build on the storage services' },
  { route: '/functionyard/support', title: 'Get help from people' },
] as const;

/** How long a page may take until its heading is there, in milliseconds. */
const patience = 5000;

/** Puts keyboard and screen reader on a heading once its page is there. */
function focusOn(path: string, id: string): void {
  const end = performance.now() + patience;
  const look = () => {
    const heading = location.pathname === path ? document.getElementById(id) : null;
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else if (performance.now() < end) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Goes to a place of the site, its heading included. */
export function go(history: ReturnType<typeof useHistory>, address: string): void {
  history.push(address);
  const { pathname, hash } = new URL(address, location.href);
  if (hash) focusOn(pathname, decodeURIComponent(hash.slice(1)));
}
