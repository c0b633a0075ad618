import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { copyText, useCopy } from '../useCopy';
import { useMarkup } from '../useMarkup';
import styles from './styles.module.css';

interface Props {
  /** Markup with a `.line` for each line, colored by src/markdown/highlight.ts when the page is built. */
  html: string;
  /** The language in the fence, such as `bash`. */
  language: string;
  /** Number of lines, to reserve the height of a block that isn't rendered yet. */
  lines: number;
  /** Title of the block, such as a file name. */
  title?: string;
  /** Whether lines are numbered. */
  numbered?: boolean;
}

/** A code block with a title, a copy button, and a button that wraps long lines. A single line is wrapped from the start. */
export default function CodeBlock({ html, language, lines, title, numbered }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const markup = useMarkup(html);
  const [wrapped, setWrapped] = useState(lines === 1);
  const [result, report] = useCopy();
  return (
    <figure
      className={styles.block}
      data-language={language}
      style={{ '--lines': lines } as CSSProperties}
    >
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? language}</span>
        <span data-not-content>
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
            className={clsx('btn-text', styles.copy)}
            onClick={() => report(copyText(code.current!.textContent.replace(/\n$/, '')))}
          >
            {result || 'Copy'}
            <span className="sr-only"> this code</span>
          </button>
          <span role="status" className="sr-only">
            {result}
          </span>
        </span>
      </figcaption>
      {/* Always a keyboard stop: the width of a block that isn't laid out yet is unknown. */}
      <pre
        tabIndex={0}
        role="group"
        aria-label={`${title ?? language}, code`}
        className={clsx(styles.pre, wrapped && styles.wrapped, numbered && styles.numbered)}
      >
        <code ref={code} dangerouslySetInnerHTML={markup} />
      </pre>
    </figure>
  );
}
