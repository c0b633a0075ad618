import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
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

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A date such as 2026-11-20 in words. By hand: a browser takes as long for its first date as for half of the page. */
function day(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${months[month! - 1]} ${dayOfMonth}, ${year}`;
}

/** Says in the first screen how far a page can be trusted, and on any page that is not current what to read instead. */
export default function PageStatus({ status, checked, sources, replacedBy }: Props): ReactNode {
  return (
    <div className={styles.status} data-beside>
      <p className={styles.line}>
        <span className={clsx(styles.badge, styles[status])}>{words[status].badge}</span>
        <span>
          Facts checked <time dateTime={checked}>{day(checked)}</time>
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
