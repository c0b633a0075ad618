import type { ReactNode } from 'react';
import styles from './styles.module.css';

export const resultsFor = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

/** Says that search could not be loaded, with a button that tries again. */
export const Failed = ({ retry }: { retry: () => void }): ReactNode => (
  <div role="alert" className={styles.message}>
    <p>
      <strong>Search did not load.</strong> Your device could not fetch the index. You may be
      offline, for example on the Wi-Fi of a Blox. Check the connection, then try again.
    </p>
    <button type="button" className="btn" onClick={retry}>
      Retry
    </button>
  </div>
);
