import {
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import Failed from './Failed';
import Marked from './Marked';
import { addressOf, likelyPages, resultsPage } from './places';
import type { AnswerPage } from './protocol';
import { forget, recentSearches, remember } from './recent';
import State from './State';
import { useSearch } from './useSearch';
import styles from './styles.module.css';

/** What the field has to say of its list. */
export interface Combobox {
  expanded: boolean;
  list?: string;
  /** Id of the option that Enter opens. */
  active?: string;
}

export interface PanelProps {
  query: string;
  setQuery: (query: string) => void;
  /** Closes the dialog and goes there. */
  visit: (address: string) => void;
  setCombobox: (combobox: Combobox) => void;
  /** The panel puts its keys here; the field calls them. */
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
}

interface Option {
  /** Where it leads; a recent search leads to its results, and is searched for here. */
  address: string;
  recent?: string;
  body: ReactNode;
}

interface Group {
  title: ReactNode;
  /** The page that the title names, for readers who click it. */
  address?: string;
  options: Option[];
}

const limits = { pages: 6, places: 2 };

const allResults = (query: string): string => `${resultsPage}?q=${encodeURIComponent(query)}`;

const likely: Group = {
  title: 'Pages that help most readers',
  options: likelyPages.map(({ route, title }) => ({ address: route, body: title })),
};

const groupOf = (page: AnswerPage): Group => ({
  title: (
    <>
      <Marked stretches={page.title} /> <State state={page.state} />
    </>
  ),
  address: page.route,
  options: page.places.map((place) => ({
    address: addressOf(page, place),
    body: (
      <>
        <span className={styles.heading}>
          {place.heading.length > 0 ? <Marked stretches={place.heading} /> : 'Overview'}
        </span>
        <span className={styles.excerpt}>
          <Marked stretches={place.excerpt ?? page.description} />
        </span>
      </>
    ),
  })),
});

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The list under the search field: results by page; recent searches and likely pages where there are none. */
export default function Panel({
  query: typed,
  setQuery,
  visit,
  setCombobox,
  onKey,
}: PanelProps): ReactNode {
  const query = typed.trim();
  const list = useId();
  const [recent, setRecent] = useState(recentSearches);
  const { answer, failed, retry } = useSearch(query, limits);
  const pages = query ? answer?.pages : undefined;

  const groups = useMemo((): Group[] => {
    if (pages && pages.length > 0) {
      const all = {
        title: 'More',
        options: [{ address: allResults(query), body: `All results for "${query}"` }],
      };
      return [...pages.map(groupOf), all];
    }
    if (pages) return [likely];
    if (query) return [];
    const before = recent.map((each) => ({ address: allResults(each), recent: each, body: each }));
    return before.length > 0 ? [{ title: 'Recent searches', options: before }, likely] : [likely];
  }, [pages, query, recent]);
  const options = groups.flatMap((group) => group.options);

  // The first result is chosen at once; without a question, nothing is.
  const [active, setActive] = useState(-1);
  const found = pages !== undefined && pages.length > 0;
  useLayoutEffect(() => setActive(found ? 0 : -1), [found, query]);
  const idOf = (at: number) => `${list}-${at}`;
  const shown = active < options.length ? active : -1;

  useLayoutEffect(() => {
    setCombobox({
      expanded: options.length > 0,
      list,
      active: shown >= 0 ? `${list}-${shown}` : undefined,
    });
  }, [setCombobox, list, shown, options.length]);

  const move = (to: number) => {
    setActive(to);
    document.getElementById(idOf(to))?.scrollIntoView({ block: 'nearest' });
  };

  // Before the list is painted: a key pressed as soon as the list is seen must not get lost.
  useLayoutEffect(() => {
    onKey.current = (event) => {
      const count = options.length;
      if (
        count === 0 ||
        event.nativeEvent.isComposing ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      if (event.key === 'ArrowDown') move((shown + 1) % count);
      else if (event.key === 'ArrowUp') move(shown <= 0 ? count - 1 : shown - 1);
      else if (event.key === 'Home' && shown >= 0 && !event.shiftKey) move(0);
      else if (event.key === 'End' && shown >= 0 && !event.shiftKey) move(count - 1);
      else if (event.key === 'Enter' && shown >= 0) document.getElementById(idOf(shown))?.click();
      else return;
      event.preventDefault();
    };
    return () => {
      onKey.current = undefined;
    };
  });

  const choose = (event: MouseEvent, option: Option) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (option.recent !== undefined) {
      setQuery(option.recent);
      return;
    }
    if (query) remember(query);
    visit(option.address);
  };

  let status = '';
  if (query && !failed) {
    const places = pages?.reduce((sum, page) => sum + page.places.length, 0) ?? 0;
    if (!pages || answer?.query !== query) status = 'Searching…';
    else if (found) status = `${plural(places, 'result')} in ${plural(pages.length, 'page')}`;
    else status = `No results for "${query}"`;
  }

  let next = 0;
  return (
    <div className={styles.panel}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {failed && query && <Failed retry={retry} />}
      {pages && !found && (
        <p className={styles.message}>
          Nothing was found. Try fewer or other words, such as the color of the light or the words
          on the button. One of these pages may help, or the people behind them.
        </p>
      )}
      {options.length > 0 && (
        <div role="listbox" id={list} aria-label="Search results" className={styles.list}>
          {groups.map((group, groupAt) => (
            <div
              role="group"
              key={group.address ?? groupAt}
              aria-labelledby={`${list}-group-${groupAt}`}
            >
              <div
                role="presentation"
                id={`${list}-group-${groupAt}`}
                className={clsx(styles.group, group.address && styles.page)}
                onClick={group.address ? () => visit(group.address!) : undefined}
              >
                {group.title}
              </div>
              {group.options.map((option) => {
                const at = next;
                next += 1;
                return (
                  <a
                    key={option.address}
                    id={idOf(at)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === shown}
                    className={styles.option}
                    href={option.address}
                    onMouseMove={() => setActive(at)}
                    onClick={(event) => choose(event, option)}
                  >
                    {option.body}
                  </a>
                );
              })}
            </div>
          ))}
        </div>
      )}
      {!query && recent.length > 0 && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forget();
            setRecent([]);
          }}
        >
          Clear recent searches
        </button>
      )}
      <p className={styles.hints} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
    </div>
  );
}
