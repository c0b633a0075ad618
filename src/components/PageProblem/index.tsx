import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { links } from '../../data/links';
import styles from './styles.module.css';

interface Props {
  /** What happened, in one sentence. */
  title: string;
  /** The main button. It's busy while its action is under way. */
  action?: { label: string; run: () => void; isBusy?: boolean };
  /** What it means for the reader. */
  children: ReactNode;
  /** Shown before the links. */
  more?: ReactNode;
  /** Shown collapsed, for a report. */
  error?: unknown;
}

/** A page that can't be shown: what happened, one thing to try, and links to home, search, and a report. */
export default function PageProblem({ title, action, children, more, error }: Props): ReactNode {
  const { pathname } = useLocation();
  // The not-found page is rendered once for all addresses.
  const where = useIsBrowser() ? ` ${pathname}` : '';
  const report = `${links.issues_docs}/new?title=${encodeURIComponent(title + where)}`;
  return (
    <div className={styles.problem}>
      <h1>{title}</h1>
      <p>{children}</p>
      {action && (
        <p>
          {/* Stays enabled while busy, so that it keeps the keyboard's focus. */}
          <button
            type="button"
            className="btn main"
            aria-disabled={action.isBusy}
            onClick={action.isBusy ? undefined : action.run}
          >
            {action.label}
          </button>{' '}
          <span role="status">{action.isBusy && 'Trying again…'}</span>
        </p>
      )}
      {more}
      <p className="row-wrap">
        <Link to="/search" className={action ? 'btn' : 'btn main'}>
          Search these pages
        </Link>
        <Link to="/" className="btn">
          Go to the start page
        </Link>
        <Link to={report} className="btn-text">
          Report the problem on GitHub
        </Link>
      </p>
      {error !== undefined && (
        <details>
          <summary>What went wrong, for a report</summary>
          <p className={styles.error}>{String(error)}</p>
        </details>
      )}
    </div>
  );
}
