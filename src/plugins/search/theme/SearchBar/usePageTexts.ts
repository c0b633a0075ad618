import { useEffect, useState } from 'react';
import type { IndexedPage, PageText } from '../../engine/document';
import { loadText } from './load';

/** The texts of results that are gone with the next letter aren't fetched. */
const pauseMs = 150;

/** The texts of these pages, by the address of their file, as they arrive. A page whose text doesn't come is missing. */
export function usePageTexts(
  pages: readonly IndexedPage[],
): ReadonlyMap<string | undefined, PageText> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string | undefined, PageText>>(new Map());
  useEffect(() => {
    const load = () => {
      for (const { file } of pages) {
        if (!file) continue;
        loadText(file).then(
          (text) => setLoaded((before) => new Map(before).set(file, text)),
          () => undefined,
        );
      }
    };
    const timer = setTimeout(load, pauseMs);
    return () => clearTimeout(timer);
  }, [pages]);
  return loaded;
}
