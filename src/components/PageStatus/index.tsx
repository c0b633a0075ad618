import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { longDate } from '../dates';
import styles from './styles.module.css';

type Status = 'current' | 'legacy' | 'history' | 'draft';

interface Props {
  /** How far the page still holds. From the page's front matter, as all that follows. */
  status: Status;
  /** The day its facts were last compared with their sources, as YYYY-MM-DD. */
  checked: string;
  /** Where the facts come from. */
  sources: readonly string[];
  /** Route of what is current, for pages that are not. */
  replacedBy?: string;
}

const words: Record<Status, { badge: string; note: string }> = {
  current: { badge: 'Current', note: '' },
  legacy: { badge: 'Legacy', note: 'This page is about something that has been replaced.' },
  history: { badge: 'History', note: 'This page tells the past.' },
  draft: { badge: 'Draft', note: 'This page describes an idea that is not settled.' },
};

/** Says in the first screen how far a page can be trusted, and on any page that is not current what to read instead. */
export default function PageStatus({ status, checked, sources, replacedBy }: Props): ReactNode {
  return (
    <div className={styles.status} data-beside>
      <p className={styles.line}>
        <span className={clsx(styles.badge, styles[status])}>{words[status].badge}</span>
        <span>
          Facts checked <time dateTime={checked}>{longDate(checked)}</time>
        </span>
      </p>
      <details className={styles.sources}>
        <summary>Sources</summary>
        <ul>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
      {replacedBy && (
        <p className={clsx(styles.notice, styles[status])}>
          {words[status].note} <Link to={replacedBy}>Read what is current instead</Link>.
        </p>
      )}
    </div>
  );
}
