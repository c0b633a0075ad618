import { createStorageSlot } from '@docusaurus/theme-common';

const most = 5;
const longest = 80;

// Not at the top level: there's no storage while pages are rendered on the server.
const slot = () => createStorageSlot('search.recent');

/** The last searches on this device, newest first, one a line; empty where the browser keeps nothing. */
export const recentSearches = (): string[] =>
  (slot().get() ?? '').split('\n').filter(Boolean).slice(0, most);

export function remember(query: string): void {
  const kept = query.slice(0, longest);
  const others = recentSearches().filter((each) => each !== kept);
  slot().set([kept, ...others].slice(0, most).join('\n'));
}

export const forget = (): void => slot().del();
