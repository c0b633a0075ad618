import { useLayoutEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Found } from '../../engine/engine';
import { Failed, resultsFor } from './parts';
import { forget, recentSearches, remember } from './recent';
import { addressOf, Excerpt, likelyPages, Marked, Title } from './results';
import { useSearch } from './useSearch';
import styles from './styles.module.css';

export interface PanelProps {
  /** Id of the list. */
  id: string;
  query: string;
  setQuery: (query: string) => void;
  /** Number of the chosen option, or -1. */
  active: number;
  setActive: (at: number) => void;
  /** Closes the dialog and goes there. */
  visit: (address: string) => void;
}

interface Option {
  address: string;
  /** Searches for this instead of going to the address. */
  query?: string;
  body: ReactNode;
}

interface Group {
  title: ReactNode;
  /** Where a click on the title leads. */
  address?: string;
  options: Option[];
}

const mostPages = 6;

const likely: Group = {
  title: 'Pages that help most readers',
  options: likelyPages.map(({ route, title }) => ({ address: route, body: title })),
};

const groupsOf = ({ pages, terms }: Found): Group[] =>
  pages.slice(0, mostPages).map(({ page, places }) => ({
    title: <Title page={page} terms={terms} />,
    address: page.route,
    options: places.map((place) => ({
      address: addressOf(page, place),
      body: (
        <>
          <span>{place.heading ? <Marked text={place.heading} terms={terms} /> : 'Overview'}</span>
          <span className={styles.excerpt}>
            <Excerpt page={page} place={place} terms={terms} />
          </span>
        </>
      ),
    })),
  }));

/** The list under the search field: results by page; recent searches and likely pages where there are none. */
export default function Panel({
  id,
  query,
  setQuery,
  active,
  setActive,
  visit,
}: PanelProps): ReactNode {
  const [recent, setRecent] = useState(recentSearches);
  const { answer, status, failed, retry } = useSearch(query, mostPages);
  const found = answer !== undefined && answer.pages.length > 0;

  const groups = useMemo((): Group[] => {
    if (found) {
      const all = { address: resultsFor(query), body: `All results for "${query}"` };
      return [...groupsOf(answer), { title: 'More', options: [all] }];
    }
    if (answer) return [likely];
    if (query) return [];
    const before = recent.map((each) => ({ address: resultsFor(each), query: each, body: each }));
    return before.length > 0 ? [{ title: 'Recent searches', options: before }, likely] : [likely];
  }, [found, answer, query, recent]);

  // The first result is chosen before the list is painted; without a question, nothing is.
  useLayoutEffect(() => setActive(found ? 0 : -1), [found, query, setActive]);

  const choose = (event: MouseEvent, option: Option) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (option.query) {
      setQuery(option.query);
      return;
    }
    if (query) remember(query);
    visit(option.address);
  };

  let next = 0;
  return (
    <div className={styles.panel}>
      <p role="status" className={clsx('quiet', styles.status)}>
        {status}
      </p>
      {failed && <Failed retry={retry} />}
      {answer && !found && (
        <p className={styles.message}>
          Nothing was found. Try fewer or other words, such as the color of the light or the words
          on the button. One of these pages may help, or the people behind them.
        </p>
      )}
      <div role="listbox" id={id} aria-label="Search results" className={styles.list}>
        {groups.map(({ title, address, options }, groupAt) => (
          <div role="group" key={address ?? groupAt} aria-labelledby={`${id}-group-${groupAt}`}>
            <div
              role="presentation"
              id={`${id}-group-${groupAt}`}
              className={clsx('quiet', styles.group, address && styles.page)}
              onClick={address ? () => visit(address) : undefined}
            >
              {title}
            </div>
            {options.map((option) => {
              const at = next;
              next += 1;
              return (
                <a
                  key={option.address}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
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
      {!query && recent.length > 0 && (
        <button
          type="button"
          className="btn-text"
          onClick={() => {
            forget();
            setRecent([]);
          }}
        >
          Clear recent searches
        </button>
      )}
      <p className={clsx('quiet', styles.hints)} aria-hidden="true">
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
