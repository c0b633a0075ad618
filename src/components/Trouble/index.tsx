import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import styles from './styles.module.css';

interface Props {
  /** What happened, in one sentence: the heading of the page. */
  title: string;
  /** The words of the button that may mend it; no button without `onAction`. */
  action?: string;
  onAction?: () => void;
  /** Whether the button was pressed and the answer is not there yet. */
  busy?: boolean;
  /** What it means for the reader. */
  children: ReactNode;
  /** The error in its own words, for a report; folded. */
  details?: ReactNode;
}

const newIssue = 'https://github.com/functionland/docs/issues/new';

// Asked when shown: this module is loaded before the routes are.
const hasSearch = () => routes.some(({ path }) => path === '/search');

/** A page that could not be shown: what happened, one thing to try, and the ways out (home, search, report). */
export default function Trouble({
  title,
  action,
  onAction,
  busy,
  children,
  details,
}: Props): ReactNode {
  const { pathname } = useLocation();
  // The server draws the not-found page once for all addresses.
  const where = useIsBrowser() ? ` ${pathname}` : '';
  const report = `${newIssue}?title=${encodeURIComponent(title + where)}`;
  return (
    <div className={styles.trouble}>
      <h1>{title}</h1>
      <p>{children}</p>
      {onAction && (
        <p>
          {/* Stays enabled while busy, so that it keeps the keyboard's focus. */}
          <button
            type="button"
            className={styles.action}
            aria-disabled={busy}
            onClick={busy ? undefined : onAction}
          >
            {action}
          </button>{' '}
          <span role="status">{busy && 'Trying again…'}</span>
        </p>
      )}
      <ul className={styles.ways}>
        <li>
          <Link to="/">Go to the start page</Link>
        </li>
        {hasSearch() && (
          <li>
            <Link to="/search">Search these pages</Link>
          </li>
        )}
        <li>
          <Link to={report}>Report the problem on GitHub</Link>
        </li>
      </ul>
      {details && (
        <details>
          <summary>What went wrong, for a report</summary>
          {details}
        </details>
      )}
    </div>
  );
}
