import type { ReactNode } from 'react';
import styles from './styles.module.css';

export const resultsFor = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

/** What the fields of the dialog and of the page with all results have in common. */
export const fieldProps = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 200,
  placeholder: 'Search the documentation',
  'aria-label': 'Search the documentation',
} as const;

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
