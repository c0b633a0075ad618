import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { links } from '../../data/links';
import styles from './styles.module.css';

interface Props {
  /** What happened, in one sentence. */
  title: string;
  /** The main button. */
  action?: { label: string; run: () => void };
  /** What it means for the reader. */
  children: ReactNode;
  /** Shown before the links. */
  more?: ReactNode;
  /** Shown collapsed, for a report. */
  error?: unknown;
}

/** A page that can't be shown: what happened, one thing to try, and links to home, search, and a report. */
export default function PageProblem({ title, action, children, more, error }: Props): ReactNode {
  return (
    <div className={styles.problem}>
      <h1>{title}</h1>
      <p>{children}</p>
      {action && (
        <p>
          <button type="button" className="btn main" onClick={action.run}>
            {action.label}
          </button>
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
        <Link to={`${links.issues_docs}/new`} className="btn-text">
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
