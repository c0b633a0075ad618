import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What happened, in one sentence: the heading of the page. */
  title: string;
  /** The words of the button that may mend it; no button without `onAction`. */
  action?: string;
  onAction?: () => void;
  /** What it means for the reader. */
  children: ReactNode;
  /** The error in its own words, for a report; folded. */
  details?: ReactNode;
}

const report = 'https://github.com/functionland/docs/issues/new';

/** A page that could not be shown: what happened, one thing to try, and the ways out (home, search, report). */
export default function Trouble({ title, action, onAction, children, details }: Props): ReactNode {
  return (
    <main className={styles.trouble}>
      <h1>{title}</h1>
      <p>{children}</p>
      {onAction && (
        <button type="button" className={styles.action} onClick={onAction}>
          {action}
        </button>
      )}
      <ul className={styles.ways}>
        <li>
          <a href="/">Go to the start page</a>
        </li>
        <li>
          <a href="/search">
            Search these pages
          </a>
        </li>
        <li>
          <a href={`${report}?title=${encodeURIComponent(title)}`} rel="noopener noreferrer">
            Report the problem on GitHub
          </a>
        </li>
      </ul>
      {details && (
        <details>
          <summary>What went wrong, for a report</summary>
          {details}
        </details>
      )}
    </main>
  );
}
