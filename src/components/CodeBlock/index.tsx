import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { copyText, useCopy } from '../useCopy';
import { useMarkup } from '../useMarkup';
import styles from './styles.module.css';

interface Props {
  /** Markup with a `.line` for each line, colored by src/markdown/highlight.ts when the page is built. */
  html: string;
  /** The word behind the fence, such as `bash`. */
  language: string;
  /** Number of lines, to reserve the height of a block that isn't rendered yet. */
  lines: string;
  /** Words over the block, such as a file name. */
  title?: string;
  /** `yes` where lines are numbered. */
  numbered?: string;
}

/** A code block with its title, a button that copies it and one that wraps long lines. */
export default function CodeBlock({ html, language, lines, title, numbered }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const markup = useMarkup(html);
  const [wrapped, setWrapped] = useState(false);
  const [outcome, note] = useCopy();
  return (
    <figure
      className={styles.block}
      data-language={language}
      style={{ '--lines': lines } as CSSProperties}
    >
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? language}</span>
        <span data-not-content>
          <span role="status">{outcome}</span>
          <button
            type="button"
            className="btn-text"
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            Wrap<span className="sr-only"> long lines</span>
          </button>
          <button
            type="button"
            className="btn-text"
            onClick={() => note(copyText(code.current!.textContent.replace(/\n$/, '')))}
          >
            Copy<span className="sr-only"> this code</span>
          </button>
        </span>
      </figcaption>
      {/* Long lines scroll, and a keyboard has to be able to scroll them. */}
      <pre
        tabIndex={0}
        aria-label={`${title ?? language}, code`}
        role="group"
        className={clsx(styles.pre, wrapped && styles.wrapped, numbered && styles.numbered)}
      >
        <code ref={code} dangerouslySetInnerHTML={markup} />
      </pre>
    </figure>
  );
}
