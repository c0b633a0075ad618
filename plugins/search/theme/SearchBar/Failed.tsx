import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Search could not be loaded: what it may be, and a button that tries again. */
export default function Failed({ retry }: { retry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>
        <strong>Search did not load.</strong> Your device could not fetch the index. You may be
        offline, for example on the Wi-Fi of a Blox. Check the connection, then try again.
      </p>
      <button type="button" className={styles.retry} onClick={retry}>
        Retry
      </button>
    </div>
  );
}
