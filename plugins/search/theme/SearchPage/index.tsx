import { useEffect, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import Failed from '../SearchBar/Failed';
import Marked from '../SearchBar/Marked';
import { addressOf, go, likelyPages, resultsPage } from '../SearchBar/places';
import State from '../SearchBar/State';
import { useSearch } from '../SearchBar/useSearch';
import styles from '../SearchBar/styles.module.css';

const limits = { pages: 20, places: 3 };

const queryOf = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, 200);

/** All results of a search at an address that can be kept and shared. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const { search } = useLocation();
  // On the server, and so in the first render, no question is known.
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(queryOf(search)), [search]);
  const query = typed.trim();
  const { answer, failed, retry } = useSearch(query, limits);
  const pages = query ? answer?.pages : undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    history.push(`${resultsPage}?q=${encodeURIComponent(query)}`);
  };
  const link = (address: string) => ({
    href: address,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(history, address);
    },
  });

  let status = '';
  if (query && !failed) {
    if (!answer || answer.query !== query) status = 'Searching…';
    else if (answer.found === 0) status = `No results for "${query}"`;
    else if (answer.found === 1) status = '1 page found';
    else {
      const shown =
        answer.pages.length < answer.found ? `, the best ${answer.pages.length} shown` : '';
      status = `${answer.found} pages found${shown}`;
    }
  }

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
        <form role="search" action={resultsPage} className={styles.field} onSubmit={onSubmit}>
          <input
            type="text"
            name="q"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            aria-label="Search the documentation"
            placeholder="Search the documentation"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className={styles.close}>
            Search
          </button>
        </form>
        <p className={styles.withoutScript}>
          Search runs in your browser and needs JavaScript. Switch it on, or start from one of the
          pages below: each shows the menu of its section.
        </p>
        <p role="status" className={styles.status}>
          {status}
        </p>
        {failed && query && <Failed retry={retry} />}
        {pages && pages.length > 0 && (
          <ol>
            {pages.map((page) => (
              <li key={page.route}>
                <h2>
                  <a {...link(page.route)}>
                    <Marked stretches={page.title} />
                  </a>{' '}
                  <State state={page.state} />
                </h2>
                <ul>
                  {page.places.map((place) => (
                    <li key={place.section}>
                      {place.heading.length > 0 && (
                        <a {...link(addressOf(page, place))} className={styles.place}>
                          <Marked stretches={place.heading} />
                        </a>
                      )}
                      <p className={styles.excerpt}>
                        <Marked stretches={place.excerpt ?? page.description} />
                      </p>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
        {!(pages && pages.length > 0) && (
          <>
            <h2>Pages that help most readers</h2>
            <ul className={styles.ways}>
              {likelyPages.map(({ route, title }) => (
                <li key={route}>
                  <Link to={route}>{title}</Link>
                </li>
              ))}
              <li>
                <Link to="/">All sections</Link>
              </li>
            </ul>
          </>
        )}
      </main>
    </Layout>
  );
}
