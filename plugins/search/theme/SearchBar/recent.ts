import { createStorageSlot } from '@docusaurus/theme-common';

const most = 5;
const longest = 80;

// Made when it is needed: storage does not exist while pages are rendered on the server.
const slot = () => createStorageSlot('search.recent');

/** What this reader searched for last, newest first. Kept on the device; empty where the browser keeps nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(slot().get() ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((each): each is string => typeof each === 'string' && each !== '')
      .slice(0, most);
  } catch {
    return [];
  }
}

export function remember(query: string): void {
  const kept = query.trim().slice(0, longest);
  if (!kept) return;
  const others = recentSearches().filter((each) => each !== kept);
  slot().set(JSON.stringify([kept, ...others].slice(0, most)));
}

export function forget(): void {
  slot().del();
}
