import type { ReactNode, RefObject } from 'react';
import type { IndexedPage, PageText, Section } from '../../engine/document';
import type { Highlighter } from '../../engine/Highlighter';
import type { SearchResult } from '../../engine/SearchEngine';
import type { Search } from './useSearch';
import styles from './styles.module.css';

/** Pages that help most readers, offered where nothing was found or asked. */
export const likelyPages = [
  { route: '/getting-started-testnet', title: 'Set up your Blox' },
  { route: '/functionyard/troubleshooting', title: 'Fix a problem' },
  { route: '/functionyard', title: 'All guides' },
  { route: '/api-intro', title: 'Build on Functionland' },
  { route: '/functionyard/support', title: 'Get help' },
] as const;

/** The page with all results of a query. */
export const resultsFor = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

export const addressOfPlace = ({ route }: IndexedPage, place?: Section): string =>
  place?.anchor ? `${route}#${encodeURIComponent(place.anchor)}` : route;

/** What the fields of the dialog and of the results page have in common. */
export const fieldProps = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 200,
  placeholder: 'Search the documentation',
  'aria-label': 'Search the documentation',
} as const;

/** Empties a field. */
export const ClearButton = ({
  field,
  clear,
}: {
  field: RefObject<HTMLInputElement | null>;
  clear: () => void;
}): ReactNode => (
  <button
    type="button"
    className={`btn-text ${styles.clear}`}
    aria-label="Clear"
    onClick={() => {
      clear();
      field.current!.focus();
    }}
  >
    <span aria-hidden="true">✕</span>
  </button>
);

/** For example: 1 page, 2 pages. */
export const countOf = (things: readonly unknown[], name: string): string =>
  `${things.length} ${name}${things.length === 1 ? '' : 's'}`;

/** Says how many pages were found, for a list that shows so many. */
export function statusText(
  { query, pages }: SearchResult,
  shown: number,
  archive?: SearchResult,
): string {
  const apart = archive ? `, and ${countOf(archive.pages, 'archived page')}` : '';
  if (pages.length === 0) return `No results for "${query}"${apart}`;
  const best = shown < pages.length ? `, the best ${shown} shown` : '';
  return `${countOf(pages, 'page')} found${best}${apart}`;
}

interface TextProps {
  text: string;
  highlighter: Highlighter;
}

/** Text with the words that were searched for marked. */
export const Marked = ({ text, highlighter }: TextProps): ReactNode =>
  highlighter
    .mark(text)
    .map(([part, isMarked], at) => (isMarked ? <mark key={at}>{part}</mark> : part));

interface PageProps {
  page: IndexedPage;
  highlighter: Highlighter;
}

/** The title of a page, with its status where it isn't current. */
export const PageTitle = ({ page, highlighter }: PageProps): ReactNode => (
  <>
    <Marked text={page.title} highlighter={highlighter} />{' '}
    {page.status !== 'current' && <span className={styles.state}>{page.status}</span>}
  </>
);

interface ExcerptProps extends PageProps {
  text: PageText | undefined;
  place: Section | undefined;
}

/** The best part of a place; without a place, the description of the page. */
export const Excerpt = ({ page, text, place, highlighter }: ExcerptProps): ReactNode => (
  <Marked
    text={
      place?.text ? highlighter.excerpt(place.text) : (text?.description ?? page.description ?? '')
    }
    highlighter={highlighter}
  />
);

interface ProblemProps extends Pick<Search, 'problem' | 'retry'> {
  query: string;
}

/** Says why there's no search, and what to do. */
export const SearchProblem = ({ problem, retry, query }: ProblemProps): ReactNode =>
  problem && (
    <div role="alert" className={styles.message}>
      {problem === 'no-index' && (
        <p>
          <strong>Search needs the production build.</strong> Run <code>npm run build</code>, and
          then <code>npm run serve</code>.
        </p>
      )}
      {problem === 'outdated' && (
        <>
          <p>
            <strong>Search didn't load.</strong> A newer version of this site was published after
            you opened the page.
          </p>
          {/* The router would stay in this version. */}
          <a className="btn" href={resultsFor(query)}>
            Search the new version
          </a>
        </>
      )}
      {problem === 'network' && (
        <>
          <p>
            <strong>Search didn't load.</strong> You may be offline, for example on the Wi-Fi of a
            Blox. Check the connection, and then try again.
          </p>
          <button type="button" className="btn" onClick={retry}>
            Retry
          </button>
        </>
      )}
    </div>
  );
