import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { IndexedPage, Section } from '../../engine/document';
import type { SearchResult } from '../../engine/SearchEngine';
import {
  addressOfPlace,
  Excerpt,
  fieldProps,
  likelyPages,
  Marked,
  PageTitle,
  resultsFor,
  SearchProblem,
  statusText,
} from '../SearchBar/parts';
import { useSearch } from '../SearchBar/useSearch';
import { useSections } from '../SearchBar/useSections';
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
  const sections = useSections(pages);
  const item = (page: IndexedPage, place?: Section) => (
    <li key={place?.anchor ?? ''}>
      {place?.heading && (
        <Link to={addressOfPlace(page, place)} className={styles.place}>
          <Marked text={place.heading} highlighter={highlighter} />
        </Link>
      )}
      <p className={styles.excerpt}>
        <Excerpt page={page} place={place} highlighter={highlighter} />
      </p>
    </li>
  );
  return (
    <ol className="bare">
      {pages.map((page) => {
        const known = sections.get(page.file);
        const places = known ? highlighter.places(page.title, known) : [];
        return (
          <li key={page.route}>
            <h2>
              <Link to={page.route}>
                <PageTitle page={page} highlighter={highlighter} />
              </Link>
            </h2>
            <ul className="bare">
              {places.length > 0 ? places.map((place) => item(page, place)) : item(page)}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** Pages of the archive, collapsed. Their texts aren't fetched before the reader opens it. */
function Archive({ result }: Pick<ResultsProps, 'result'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Archived pages ({result.archived.length})</summary>
      {isOpen && <Results pages={result.archived} result={result} />}
    </details>
  );
}

/** All results of a search, at an address that can be kept and shared. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
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
            name="q"
            value={typed}
            onChange={(event) => setEdit({ asked, typed: event.target.value })}
          />
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
          <>
            <Results pages={pages} result={result} />
            {result.archived.length > 0 && <Archive key={result.query} result={result} />}
          </>
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
      </main>
    </Layout>
  );
}
