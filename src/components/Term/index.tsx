import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** One plain sentence. From src/data/glossary.ts. */
  definition: string;
  /** Route of the page that explains the term in full. */
  page: string;
  /** Punctuation that follows the term; WebKit would let it wrap onto the next line. */
  after?: string;
  /** The words of the sentence that name the term. */
  children: ReactNode;
}

/**
 * A glossary term that explains itself on hover, focus and touch, without JavaScript too: the definition is in the page
 * and shown by CSS. Escape hides it, and on a phone, where it's a sheet, a button does (src/client/dismissTips.ts). In print,
 * there is only the term.
 */
export default function Term({ definition, page, after, children }: Props): ReactNode {
  const id = useId();
  return (
    <span className={styles.term} data-term="">
      <button type="button" className={styles.word} aria-describedby={id}>
        {children}
      </button>
      {after}
      <span role="note" className={styles.tip}>
        <span className={styles.head}>
          <b>{children}</b>
          <button type="button" className="btn-text js-only" aria-label="Close">
            <span aria-hidden="true">✕</span>
          </button>
        </span>
        <span id={id}>{definition}</span> <Link to={page}>Full explanation</Link>
      </span>
    </span>
  );
}
