import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import { Failed, fieldProps, resultsFor } from '../SearchBar/parts';
import { addressOf, Excerpt, likelyPages, Marked, Title } from '../SearchBar/results';
import { useSearch } from '../SearchBar/useSearch';
import styles from '../SearchBar/styles.module.css';

const mostPages = 20;

const queryOf = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, 200);

/** All results of a search at an address that can be kept and shared. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const { search } = useLocation();
  // The query isn't known on the server, so it isn't used in the first render either.
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(queryOf(search)), [search]);
  const query = typed.trim();
  const { answer, status, failed, retry } = useSearch(query, mostPages);
  const found = answer !== undefined && answer.pages.length > 0;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
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
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="btn-text">
            Search
          </button>
        </form>
        <p className="no-js">
          Search runs in your browser and needs JavaScript. Switch it on, or start from one of the
          pages below: each shows the menu of its section.
        </p>
        <p role="status" className={`quiet ${styles.status}`}>
          {status}
        </p>
        {failed && <Failed retry={retry} />}
        {found ? (
          <ol className="bare">
            {answer.pages.slice(0, mostPages).map(({ page, places }) => (
              <li key={page.route}>
                <h2>
                  <Link to={page.route}>
                    <Title page={page} terms={answer.terms} />
                  </Link>
                </h2>
                <ul className="bare">
                  {places.map((place) => (
                    <li key={place.section}>
                      {place.heading && (
                        <Link to={addressOf(page, place)} className={styles.place}>
                          <Marked text={place.heading} terms={answer.terms} />
                        </Link>
                      )}
                      <p className={styles.excerpt}>
                        <Excerpt page={page} place={place} terms={answer.terms} />
                      </p>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
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
