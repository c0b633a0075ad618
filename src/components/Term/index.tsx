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
 * A glossary term. Selecting it shows its definition in a popover, which the browser closes by Escape or a click elsewhere. It
 * works without JavaScript, too. In print, there is only the term.
 */
export default function Term({ definition, page, after, children }: Props): ReactNode {
  const id = useId();
  return (
    <span className={styles.term} data-term="">
      <button
        type="button"
        className={styles.word}
        popoverTarget={id}
        aria-describedby={`${id}definition`}
      >
        {children}
      </button>
      {after}
      <span role="note" id={id} popover="auto" className={styles.tip}>
        <span id={`${id}definition`}>{definition}</span> <Link to={page}>Full explanation</Link>
      </span>
    </span>
  );
}
