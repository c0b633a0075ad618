import type { ReactNode } from 'react';
import type { Stretch } from '../../engine/excerpt';
import type { AnswerPage, AnswerPlace } from './protocol';
import styles from './styles.module.css';

export const resultsFor = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

export const addressOf = ({ route }: AnswerPage, { anchor }: AnswerPlace): string =>
  anchor ? `${route}#${encodeURIComponent(anchor)}` : route;

/** Pages that help most readers, offered where nothing was found or asked. */
export const likelyPages = [
  { route: '/getting-started-testnet', title: 'Set up your Blox' },
  { route: '/functionyard/troubleshooting', title: 'Fix a problem' },
  { route: '/functionyard/fxblox-app', title: 'The FxBlox web app' },
  { route: '/api-intro', title: 'Build on Functionland' },
  { route: '/functionyard/support', title: 'Get help' },
] as const;

/** Text with the words that were searched for marked. */
export const Marked = ({ stretches }: { stretches: readonly Stretch[] }): ReactNode =>
  stretches.map(([text, marked], at) => (marked ? <mark key={at}>{text}</mark> : text));

/** The title of a page, with its status where it isn't current. */
export const Title = ({ page: { title, state } }: { page: AnswerPage }): ReactNode => (
  <>
    <Marked stretches={title} />{' '}
    {state !== 'current' && <span className={styles.state}>{state}</span>}
  </>
);

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
