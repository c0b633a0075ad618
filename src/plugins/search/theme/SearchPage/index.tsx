import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Layout from '@theme/Layout';
import { addressOfQuery, fieldProps, likelyPages, searchPage } from '../SearchBar/pages';
import styles from '../SearchBar/styles.module.css';

/**
 * The address of a search, for links and for the time before scripts have loaded: SearchBar opens the dialog on it. The field is
 * React's only after that, so it isn't controlled, and what was typed before goes into the address.
 */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current!.value) history.replace(addressOfQuery(field.current!.value));
  }, [history]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    history.push(addressOfQuery(field.current!.value));
  };
  return (
    <Layout
      title="Search"
      description="Search all guides, references and news of the Functionland documentation."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`container ${styles.page}`}>
        <h1>Search</h1>
        <form
          role="search"
          action={searchPage}
          className={`js-only ${styles.field}`}
          onSubmit={onSubmit}
        >
          {/* Without a submit button, so that Enter works before hydration, too. */}
          <input {...fieldProps} ref={field} name="q" />
        </form>
        <p className="no-js">
          Search runs in your browser and needs JavaScript. Turn it on, or start from one of the
          pages below: each shows the menu of its section.
        </p>
        <p className="row-wrap">
          {likelyPages.map(({ route, title }) => (
            <Link key={route} to={route} className="btn">
              {title}
            </Link>
          ))}
        </p>
      </main>
    </Layout>
  );
}
