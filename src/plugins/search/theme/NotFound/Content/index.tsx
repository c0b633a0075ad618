// Ejected: what happened, the pages that the address may mean, and ways out. In this folder, because it searches.
import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import PageProblem from '@site/src/components/PageProblem';
import type { FoundPage } from '../../../engine/SearchEngine';
import { loadEngine } from '../../SearchBar/load';
import { likelyPages } from '../../SearchBar/pages';
import styles from '../../SearchBar/styles.module.css';

const maxMatches = 3;

/** The words of the last part of an address, which says most about the page. */
const addressWordsOf = (path: string): string =>
  path
    .replace(/(\.(html?|md))?\/*$/, '')
    .replace(/.*\//, '')
    .replace(/%[\da-f]{2}|[^\p{L}\p{N}]+/giu, ' ');

/** The best matches; where there are too few, the address probably means none of them. */
const guessesOf = (found: readonly FoundPage[]): readonly FoundPage[] =>
  found.length < maxMatches ? likelyPages : found.slice(0, maxMatches);

/** Pages that the address may mean, best first. */
function Matches(): ReactNode {
  const { pathname } = useLocation();
  const [matches, setMatches] = useState<readonly FoundPage[]>();
  useEffect(() => {
    loadEngine().then(
      (engine) => setMatches(guessesOf(engine.search(addressWordsOf(pathname)).pages)),
      () => setMatches(likelyPages),
    );
  }, [pathname]);
  return (
    <div className={`js-only ${styles.matches}`} aria-live="polite">
      {matches === undefined && <p className="quiet">Looking for similar pages…</p>}
      {matches !== undefined && matches.length > 0 && (
        <>
          <h2>Is it one of these?</h2>
          <ul className="bare">
            {matches.map((page) => (
              <li key={page.route}>
                <Link to={page.route}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export default function NotFoundContent(): ReactNode {
  return (
    <main>
      <PageMetadata title="Not found" />
      <PageProblem title="Page not found" more={<Matches />}>
        There is no page at this address. It may have moved, or the link may have a typo.
      </PageProblem>
    </main>
  );
}
