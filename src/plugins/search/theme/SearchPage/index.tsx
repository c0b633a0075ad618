import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { IndexedPage, PageText, Section } from '../../engine/document';
import type { SearchResult } from '../../engine/SearchEngine';
import {
  addressOfPlace,
  ClearButton,
  countOf,
  Excerpt,
  fieldProps,
  likelyPages,
  Marked,
  PageTitle,
  resultsFor,
  SearchProblem,
  statusText,
} from '../SearchBar/parts';
import { loadArchive } from '../SearchBar/load';
import { useSearch } from '../SearchBar/useSearch';
import { usePageTexts } from '../SearchBar/usePageTexts';
import styles from '../SearchBar/styles.module.css';

const maxPages = 20;

/** The query of the address. It isn't known on the server, so it isn't used in the first render either. */
function useQuery(): string {
  const { search } = useLocation();
  const query = useIsBrowser() ? new URLSearchParams(search).get('q') : null;
  return (query ?? '').slice(0, fieldProps.maxLength);
}

interface ResultsProps {
  pages: readonly IndexedPage[];
  result: SearchResult;
}

/** Pages, each with its best places. */
function Results({ pages, result: { highlighter } }: ResultsProps): ReactNode {
  const texts = usePageTexts(pages);
  const item = (page: IndexedPage, text?: PageText, place?: Section) => (
    <li key={place?.anchor ?? ''}>
      {place?.heading && (
        <Link to={addressOfPlace(page, place)} className={styles.place}>
          <Marked text={place.heading} highlighter={highlighter} />
        </Link>
      )}
      <p className={styles.excerpt}>
        <Excerpt page={page} text={text} place={place} highlighter={highlighter} />
      </p>
    </li>
  );
  return (
    <ol className="bare">
      {pages.map((page) => {
        const text = texts.get(page.file);
        const places = text ? highlighter.places(page.title, text.sections) : [];
        return (
          <li key={page.route}>
            <h2>
              <Link to={page.route}>
                <PageTitle page={page} highlighter={highlighter} />
              </Link>
            </h2>
            <ul className="bare">
              {places.length > 0
                ? places.map((place) => item(page, text, place))
                : item(page, text)}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** Pages of the archive, collapsed. They're searched when the reader opens it. */
function Archive({ query }: { query: string }): ReactNode {
  const [result, setResult] = useState<SearchResult>();
  const [failed, setFailed] = useState(false);
  return (
    <details
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        loadArchive().then(
          (engine) => setResult(engine.search(query)),
          () => setFailed(true),
        );
      }}
    >
      <summary>Archived pages</summary>
      <p role="status" className="quiet">
        {result && `${countOf(result.pages, 'archived page')} found`}
        {!result && failed && "The archive didn't load. Close this section, and open it again."}
      </p>
      {result && <Results pages={result.pages.slice(0, maxPages)} result={result} />}
    </details>
  );
}

/** All results of a search, at an address that can be kept and shared. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const asked = useQuery();
  /** What has been typed since the query of the address changed. */
  const [edit, setEdit] = useState<{ asked: string; typed: string }>();
  const typed = edit?.asked === asked ? edit.typed : asked;
  const query = typed.trim();
  const { result, problem, retry } = useSearch(query, query !== '');
  const pages = useMemo(() => result?.pages.slice(0, maxPages) ?? [], [result]);
  const status = result ? statusText(result, maxPages) : 'Searching…';

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setEdit(undefined);
    history.push(resultsFor(query));
  };

  return (
    <Layout
      title="Search"
      description="Search all guides, references and news of the Functionland documentation."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`container ${styles.results}`}>
        <h1>Search</h1>
        <form role="search" action="/search" className={styles.field} onSubmit={onSubmit}>
          <input
            {...fieldProps}
            ref={field}
            name="q"
            value={typed}
            onChange={(event) => setEdit({ asked, typed: event.target.value })}
          />
          {typed && <ClearButton field={field} clear={() => setEdit({ asked, typed: '' })} />}
          <button type="submit" className="btn-text">
            Search
          </button>
        </form>
        <p className="no-js">
          Search runs in your browser and needs JavaScript. Turn it on, or start from one of the
          pages below: each shows the menu of its section.
        </p>
        <p role="status" className={`quiet ${styles.status}`}>
          {query && !problem && status}
        </p>
        <SearchProblem problem={problem} retry={retry} query={query} />
        {result && pages.length > 0 ? (
          <Results pages={pages} result={result} />
        ) : (
          <>
            <h2 className="margin-vert--md">Pages that help most readers</h2>
            <p className="row-wrap">
              {likelyPages.map(({ route, title }) => (
                <Link key={route} to={route} className="btn">
                  {title}
                </Link>
              ))}
              <Link to="/" className="btn">
                All sections
              </Link>
            </p>
          </>
        )}
        {result && <Archive key={result.query} query={result.query} />}
      </main>
    </Layout>
  );
}
