import { useEffect, useState } from 'react';
import type { IndexedPage, Section } from '../../engine/document';
import { loadSections } from './load';

/** The texts of results that are gone with the next letter aren't fetched. */
const pauseMs = 150;

/** The sections of these pages, by the address of their file, as they arrive. A page whose sections don't come is missing. */
export function useSections(pages: readonly IndexedPage[]): ReadonlyMap<string, Section[]> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Section[]>>(new Map());
  useEffect(() => {
    const load = () => {
      for (const { file } of pages)
        loadSections(file).then(
          (sections) => setLoaded((before) => new Map(before).set(file, sections)),
          () => undefined,
        );
    };
    const timer = setTimeout(load, pauseMs);
    return () => clearTimeout(timer);
  }, [pages]);
  return loaded;
}
