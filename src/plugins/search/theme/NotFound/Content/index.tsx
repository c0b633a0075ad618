// Ejected: what happened, the pages that the address may mean, and ways out. In this folder, because it searches.
import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import PageProblem from '@site/src/components/PageProblem';
import type { IndexedPage } from '../../../engine/document';
import { loadEngine } from '../../SearchBar/load';
import { usePageTexts } from '../../SearchBar/usePageTexts';
import styles from '../../SearchBar/styles.module.css';

const maxMatches = 3;
const none: IndexedPage[] = [];

/** The last part of an address says most about the page: the words of that part, and of all parts. */
function queriesOf(path: string): string[] {
  const parts = path
    .replace(/\.(html?|md)$/, '')
    .split('/')
    .map((part) => part.replace(/%[\da-f]{2}|[^\p{L}\p{N}]+/giu, ' ').trim())
    .filter(Boolean);
  return [parts.at(-1) ?? '', parts.join(' ')];
}

/** Pages that an address may mean, best first; undefined until the search is over. */
function useMatches(path: string): IndexedPage[] | undefined {
  const [matches, setMatches] = useState<IndexedPage[]>();
  useEffect(() => {
    let isCurrent = true;
    const show = (pages: IndexedPage[]) => isCurrent && setMatches(pages);
    loadEngine().then(
      (engine) => {
        const found = queriesOf(path).flatMap((query) => engine.search(query).pages);
        const byRoute = new Map(found.map((page) => [page.route, page]));
        show([...byRoute.values()].slice(0, maxMatches));
      },
      () => show([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return matches;
}

function Matches(): ReactNode {
  const matches = useMatches(useLocation().pathname);
  const texts = usePageTexts(matches ?? none);
  return (
    <div className={`js-only ${styles.matches}`} aria-live="polite">
      {matches === undefined && <p className="quiet">Looking for similar pages…</p>}
      {matches !== undefined && matches.length > 0 && (
        <>
          <h2>Is it one of these?</h2>
          <ul className="bare">
            {matches.map(({ route, title, file, description }) => (
              <li key={route}>
                <Link to={route}>{title}</Link>
                <p className={styles.excerpt}>{texts.get(file)?.description ?? description}</p>
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
