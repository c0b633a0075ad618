import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { copyText, useCopy } from '../useCopy';
import { useMarkup } from '../useMarkup';
import styles from './styles.module.css';

interface Props {
  /** Markup with a `.line` for each line, colored by src/markdown/highlight.ts when the page is built. */
  html: string;
  /** The language in the fence, such as `bash`. */
  language: string;
  oneLine?: boolean;
  /** Title of the block, such as a file name. */
  title?: string;
}

/** A code block with a title and a copy button. A single line wraps; others scroll. */
export default function CodeBlock({ html, language, oneLine, title }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const markup = useMarkup(html);
  const [result, report] = useCopy();
  return (
    <figure className={styles.block} data-language={language}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? language}</span>
        <span data-not-content>
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
      <pre
        tabIndex={0}
        role="group"
        aria-label={`${title ?? language}, code`}
        className={clsx(styles.pre, oneLine && styles.wrapped)}
      >
        <code ref={code} dangerouslySetInnerHTML={markup} />
      </pre>
    </figure>
  );
}
