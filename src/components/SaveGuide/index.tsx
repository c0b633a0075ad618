import type { ReactNode } from 'react';
import Opener from '@theme/SaveSite/Opener';
import styles from './styles.module.css';

interface Props {
  /** What more this guide has to say before that step. */
  children?: ReactNode;
}

/**
 * Goes before a step that puts the reader on a Wi-Fi without internet, with a button that saves the site. Without
 * JavaScript, it says how to keep the page, and the button is a link to the page about offline reading.
 */
export default function SaveGuide({ children }: Props): ReactNode {
  return (
    <div className={styles.box} role="group" aria-label="Save this guide first">
      <p>
        <strong>Save this guide first.</strong> The Wi-Fi of your Blox has no internet.
      </p>
      <Opener className="btn main">Save for offline reading</Opener>
      <p className={styles.withoutScript}>Leave this page open and don't reload it, or print it.</p>
      {children}
    </div>
  );
}
