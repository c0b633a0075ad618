import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

interface Props {
  /** What happened, in one sentence. */
  title: string;
  /** Label of the button that runs `onAction`. */
  action?: string;
  onAction?: () => void;
  /** Whether the button was pressed and the result isn't there yet. */
  busy?: boolean;
  /** What it means for the reader. */
  children: ReactNode;
  /** Shown collapsed, for a report. */
  error?: unknown;
}

const newIssue = 'https://github.com/functionland/docs/issues/new';

/** A page that could not be shown: what happened, one thing to try, and the ways out (home, search, report). */
export default function PageProblem({
  title,
  action,
  onAction,
  busy,
  children,
  error,
}: Props): ReactNode {
  const { pathname } = useLocation();
  // The not-found page is rendered once for all addresses.
  const where = useIsBrowser() ? ` ${pathname}` : '';
  const report = `${newIssue}?title=${encodeURIComponent(title + where)}`;
  return (
    <div className={styles.problem}>
      <h1>{title}</h1>
      <p>{children}</p>
      {onAction && (
        <p>
          {/* Stays enabled while busy, so that it keeps the keyboard's focus. */}
          <button
            type="button"
            className="btn main"
            aria-disabled={busy}
            onClick={busy ? undefined : onAction}
          >
            {action}
          </button>{' '}
          <span role="status">{busy && 'Trying again…'}</span>
        </p>
      )}
      <p className="row-wrap">
        <Link to="/search" className={onAction ? 'btn' : 'btn main'}>
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
