import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** The anchors of sections that used to be on the page, with their new addresses. */
  moved: Readonly<Record<string, string>>;
}

/**
 * Where sections of the page have moved. A link from another site to such a section goes on to its new address by
 * src/client/revealHash.ts; without JavaScript, it shows a line that leads there.
 */
export default function MovedSections({ moved }: Props): ReactNode {
  return Object.entries(moved).map(([anchor, to]) => (
    <p key={anchor} id={anchor} className={styles.line} data-moved data-not-content>
      This section has moved to <Link to={to}>{to}</Link>.
    </p>
  ));
}
