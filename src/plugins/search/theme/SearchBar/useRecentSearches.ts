import { useStorageSlot } from '@docusaurus/theme-common';

const maxSearches = 5;
const maxLetters = 80;

interface RecentSearches {
  /** Newest first. Empty where the browser keeps nothing. */
  recent: string[];
  remember: (query: string) => void;
  clear: () => void;
}

/** The last searches on this device. The browser's storage has one per line. */
export function useRecentSearches(): RecentSearches {
  const [stored, slot] = useStorageSlot('search.recent');
  const recent = (stored ?? '').split('\n').filter(Boolean).slice(0, maxSearches);
  return {
    recent,
    remember(query) {
      const kept = query.slice(0, maxLetters);
      const others = recent.filter((each) => each !== kept);
      slot.set([kept, ...others].slice(0, maxSearches).join('\n'));
    },
    clear: () => slot.del(),
  };
}
