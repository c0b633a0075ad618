import { memo, useMemo, useState, type ReactNode } from 'react';
import type { IndexedPage, Section } from '../../engine/document';
import type { Highlighter } from '../../engine/Highlighter';
import type { SearchResult } from '../../engine/SearchEngine';
import type { Option, OptionGroup } from './OptionList';
import {
  addressOfPlace,
  countOf,
  Excerpt,
  likelyPages,
  Marked,
  PageTitle,
  resultsFor,
} from './parts';
import { useRecentSearches } from './useRecentSearches';
import { useSections } from './useSections';
import styles from './styles.module.css';

/** Pages in the list, and as many of the archive. */
export const maxPages = 8;

interface PageOptionProps {
  page: IndexedPage;
  place: Section | undefined;
  highlighter: Highlighter;
}

/** A page with the place in it that fits best. */
const PageOption = memo(({ page, place, highlighter }: PageOptionProps) => (
  <>
    <span className={styles.title}>
      <PageTitle page={page} highlighter={highlighter} />
    </span>
    <span className={styles.excerpt}>
      {place?.heading && (
        <>
          <b>
            <Marked text={place.heading} highlighter={highlighter} />
          </b>{' '}
          ·{' '}
        </>
      )}
      <Excerpt page={page} place={place} highlighter={highlighter} />
    </span>
  </>
));

interface Actions {
  /** Closes the dialog and goes there. */
  visit: (address: string) => void;
  /** Searches for this. */
  ask: (query: string) => void;
  /** Moves to an option. */
  choose: (key: string) => void;
}

interface Options {
  groups: OptionGroup[];
  /** Forgets the recent searches. Undefined where they aren't in the list. */
  clearRecent?: () => void;
}

/** What the list offers: the pages that were found, or before that, recent searches and likely pages. */
export function useOptions(
  query: string,
  result: SearchResult | undefined,
  { visit, ask, choose }: Actions,
): Options {
  const { recent, remember, clear } = useRecentSearches();
  /** The result whose archived pages are shown. */
  const [openArchive, setOpenArchive] = useState<SearchResult>();
  const isArchiveOpen = result !== undefined && result === openArchive;
  const pages = useMemo(() => result?.pages.slice(0, maxPages) ?? [], [result]);
  const archived = useMemo(() => result?.archived.slice(0, maxPages) ?? [], [result]);
  const shown = useMemo(
    () => (isArchiveOpen ? [...pages, ...archived] : pages),
    [pages, archived, isArchiveOpen],
  );
  const sections = useSections(shown);

  const link = (key: string, address: string, body: ReactNode): Option => ({
    key,
    address,
    body,
    select() {
      if (query) remember(query);
      visit(address);
    },
  });

  const recentSearch = (search: string, at: number): Option => ({
    key: `recent-${at}`,
    address: resultsFor(search),
    body: search,
    select: () => ask(search),
  });

  const likely: OptionGroup = {
    name: 'Pages that help most readers',
    options: likelyPages.map(({ route, title }) => link(route, route, title)),
  };

  if (!query)
    return recent.length > 0
      ? {
          groups: [{ name: 'Recent searches', options: recent.map(recentSearch) }, likely],
          clearRecent: clear,
        }
      : { groups: [likely] };
  if (!result) return { groups: [] };
  if (pages.length === 0) return { groups: [likely] };

  const pageOption = (page: IndexedPage): Option => {
    const known = sections.get(page.file);
    const place = known && result.highlighter.places(page.title, known)[0];
    const body = <PageOption page={page} place={place} highlighter={result.highlighter} />;
    return link(page.route, addressOfPlace(page, place), body);
  };

  const best = archived.length < result.archived.length ? `the best ${maxPages} of ` : '';
  const archiveOption: Option = {
    key: 'archive',
    address: resultsFor(query),
    body: `Show ${best}${countOf(result.archived, 'archived page')}`,
    select() {
      setOpenArchive(result);
      choose(archived[0]!.route);
    },
  };

  const archive: OptionGroup = {
    name: 'Archived pages',
    options: isArchiveOpen ? archived.map(pageOption) : [archiveOption],
  };

  return {
    groups: [
      { name: 'Pages', options: pages.map(pageOption) },
      ...(archived.length > 0 ? [archive] : []),
      { name: 'More', options: [link('all', resultsFor(query), `All results for "${query}"`)] },
    ],
  };
}
