import { memo, useMemo, useState, type ReactNode } from 'react';
import type { IndexedPage, PageText } from '../../engine/document';
import type { Highlighter } from '../../engine/Highlighter';
import type { SearchResult } from '../../engine/SearchEngine';
import { loadArchive } from './load';
import type { Option, OptionGroup } from './OptionList';
import { addressOfPlace, Excerpt, likelyPages, Marked, PageTitle, resultsFor } from './parts';
import { useRecentSearches } from './useRecentSearches';
import { usePageTexts } from './usePageTexts';
import styles from './styles.module.css';

/** Pages in the list, and as many of the archive. The text of each is fetched. */
export const maxPages = 6;

interface PageOptionProps {
  page: IndexedPage;
  text: PageText | undefined;
  highlighter: Highlighter;
}

/** A page can be in both lists. */
const archiveKey = 'archive ';

/** A page with the place in it that fits best. */
const PageOption = memo(({ page, text, highlighter }: PageOptionProps) => {
  const [place] = text ? highlighter.places(page.title, text.sections) : [];
  return (
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
        <Excerpt page={page} text={text} place={place} highlighter={highlighter} />
      </span>
    </>
  );
});

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
  /** What the archive has, once the reader has asked for it. */
  archive?: SearchResult | undefined;
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
  const [lastArchive, setLastArchive] = useState<SearchResult>();
  const archive = lastArchive?.query === query ? lastArchive : undefined;
  const pages = useMemo(() => result?.pages.slice(0, maxPages) ?? [], [result]);
  const archived = useMemo(() => archive?.pages.slice(0, maxPages) ?? [], [archive]);
  const shown = useMemo(() => [...pages, ...archived], [pages, archived]);
  const texts = usePageTexts(shown);

  const toResults = () => visit(resultsFor(query));

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

  const pageOption =
    ({ highlighter }: SearchResult, name = '') =>
    (page: IndexedPage): Option => {
      const text = texts.get(page.file);
      const [place] = text ? highlighter.places(page.title, text.sections) : [];
      const body = <PageOption page={page} text={text} highlighter={highlighter} />;
      return link(name + page.route, addressOfPlace(page, place), body);
    };

  const archiveOption: Option = {
    key: 'archive',
    address: resultsFor(query),
    body: 'Search archived pages',
    select() {
      void loadArchive().then((engine) => {
        const found = engine.search(query);
        setLastArchive(found);
        if (found.pages[0]) choose(archiveKey + found.pages[0].route);
      }, toResults);
    },
  };

  const archiveGroup: OptionGroup =
    archive && archived.length === 0
      ? { name: 'No archived page has these words', options: [] }
      : {
          name: 'Archived pages',
          options: archive ? archived.map(pageOption(archive, archiveKey)) : [archiveOption],
        };

  if (pages.length === 0) return { archive, groups: [likely, archiveGroup] };
  return {
    archive,
    groups: [
      { name: 'Pages', options: pages.map(pageOption(result)) },
      archiveGroup,
      { name: 'More', options: [link('all', resultsFor(query), `All results for "${query}"`)] },
    ],
  };
}
