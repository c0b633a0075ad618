import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import type { SearchEngine, SearchResult } from '../../engine/SearchEngine';
import { Lens } from './Lens';
import { loadEngine } from './load';
import Option from './Option';
import { addressOfQuery, fieldProps, likelyPages } from './pages';
import styles from './styles.module.css';

/** Pages in the list. The text of each is fetched. */
const maxPages = 8;

const noResult: SearchResult = { pages: [], typedTerms: new Set() };

function statusText(query: string, result: SearchResult | undefined): string {
  if (!query) return 'Pages that help most readers';
  if (!result) return 'Searching…';
  const { pages } = result;
  if (pages.length === 0) return `No results for "${query}"`;
  if (pages.length > maxPages) return `The ${maxPages} best answers`;
  return pages.length === 1 ? '1 answer found' : `${pages.length} answers found`;
}

/** Tells a screen reader only what isn't gone with the next letter. */
function Announcement({ text }: { text: string }): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 700);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

interface Props {
  isOpen: boolean;
  typed: string;
  setTyped: (typed: string) => void;
  close: () => void;
  /** Closes the dialog and goes there. */
  visit: (address: string) => void;
}

/** The search field with the list below it. The keyboard stays in the field. */
export default function SearchBox({ isOpen, typed, setTyped, close, visit }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [engine, setEngine] = useState<SearchEngine>();
  const [problem, setProblem] = useState<string>();
  const load = () => {
    setProblem(undefined);
    loadEngine().then(setEngine, ({ message }: Error) => setProblem(message));
  };
  useEffect(() => {
    if (!isOpen) return;
    load();
    // After a wrong page, the same words are there to be changed, or written over.
    field.current!.select();
  }, [isOpen]);

  const query = typed.trim();
  const { pathname } = useLocation();
  const result = query ? engine?.search(query, pathname) : undefined;
  const isFound = result !== undefined && result.pages.length > 0;
  const shown = isFound ? result.pages.slice(0, maxPages) : query && !result ? [] : likelyPages;
  const count = shown.length;
  /** The option that the reader has moved to, until the query changes. At first, it's the best page. */
  const [choice, setChoice] = useState({ query, at: -1 });
  const at = choice.query === query && choice.at < count ? choice.at : isFound ? 0 : -1;
  const option = (each: number) => ({
    id: `${id}-${each}`,
    isActive: each === at,
    result: result ?? noResult,
    visit,
  });

  const status = problem ? '' : statusText(query, result);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowDown') setChoice({ query, at: at + 1 < count ? at + 1 : 0 });
    else if (event.key === 'ArrowUp') setChoice({ query, at: at > 0 ? at - 1 : count - 1 });
    else if (event.key === 'Enter') document.getElementById(option(at).id)?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.content}>
      <div role="search" className={styles.field}>
        <Lens />
        <input
          {...fieldProps}
          ref={field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-activedescendant={at < 0 ? undefined : option(at).id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {typed && (
          <button
            type="button"
            className="btn-text"
            aria-label="Clear"
            onClick={() => {
              setTyped('');
              field.current!.focus();
            }}
          >
            <span aria-hidden="true">✕</span>
          </button>
        )}
        <button type="button" className="btn-text" onClick={close}>
          Close
        </button>
      </div>
      {isOpen && (
        <>
          <p aria-hidden="true" className={clsx('quiet', styles.message)}>
            {status}
          </p>
          <Announcement text={status} />
          {problem && (
            <div role="alert" className={styles.message}>
              <p>
                <strong>Search didn't load.</strong> {problem}
              </p>
              <p className="row-wrap">
                <button type="button" className="btn" onClick={load}>
                  Retry
                </button>
                {/* The router would stay in this version of the site. */}
                <a className="btn" href={addressOfQuery(query)}>
                  Search on a new page
                </a>
              </p>
            </div>
          )}
          {result && !isFound && (
            <p className={styles.message}>
              Try fewer or different words, such as the color of the light or the words on the
              button. One of these pages may help, or the people behind them.
            </p>
          )}
          <div role="listbox" id={id} aria-label="Search results" className={styles.list}>
            {shown.map((found, each) => (
              <Option key={found.route} {...option(each)} found={found} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
