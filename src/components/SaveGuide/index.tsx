import type { ReactNode } from 'react';
import Opener from '@theme/SaveSite/Opener';
import styles from './styles.module.css';

interface Props {
  /** What more this guide has to say before that step. */
  children?: ReactNode;
}

/**
 * For guides that send a reader to a Wi-Fi without internet: stands before the step that does so, with the button that saves
 * the site. Without JavaScript the words say how to keep the page, and the button is a link to the page that says more.
 */
export default function SaveGuide({ children }: Props): ReactNode {
  return (
    <div className={styles.box} role="group" aria-label="Save this guide first">
      <p>
        <strong>Save this guide first.</strong> The next part puts your phone or computer on a Wi-Fi
        without internet. Save the site while you are online, and this page opens there too.
      </p>
      <Opener className={styles.button}>Save for offline reading</Opener>
      <p className={styles.withoutScript}>
        JavaScript does not run here, so the site cannot be saved: leave this page open in a tab of
        its own and do not reload it, or print it.
      </p>
      <p className={styles.stay}>
        Phones leave a Wi-Fi that has no internet. Turn mobile data and VPN off, and when the phone
        asks, choose to stay connected.
      </p>
      {children}
    </div>
  );
}
