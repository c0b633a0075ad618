// Ejected: only the link. The stock part also takes the focus after each navigation, which src/client/announceRoute.ts moves to
// the h1.
import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import { focus } from '@site/src/client/announceRoute';

const skip = (event: MouseEvent) => {
  event.preventDefault();
  focus(document.querySelector('main'));
};

export default function SkipToContent(): ReactNode {
  return (
    <a
      className={clsx(styles.skipToContent, 'skip-to-content')}
      href="#__docusaurus_skipToContent_fallback"
      onClick={skip}
    >
      Skip to main content
    </a>
  );
}
