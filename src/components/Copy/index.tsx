import { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { copyText, useCopy } from '../useCopy';
import styles from './styles.module.css';

interface Props {
  /** The value, shown as code. Its text content is copied. */
  children: ReactNode;
}

/** A short value with a copy button. */
export default function Copy({ children }: Props): ReactNode {
  const id = useId();
  const value = useRef<HTMLElement>(null);
  const [result, report] = useCopy();
  return (
    <span className={styles.copy}>
      <code ref={value} id={`${id}value`}>
        {children}
      </code>
      <button
        type="button"
        className={clsx('btn-text', styles.button)}
        onClick={() => report(copyText(value.current!.textContent))}
        id={`${id}button`}
        aria-label="Copy"
        aria-labelledby={`${id}button ${id}value`}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          {result === 'Copied' ? (
            <path d="m3 8.5 3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="2" />
          ) : (
            <path
              d="M5.5 2.5h7v9h-7zM3.5 5v8.5h6.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
            />
          )}
        </svg>
      </button>
      <span role="status" className="sr-only">
        {result}
        {result === 'Not copied' && ': select the value and copy it manually'}
      </span>
    </span>
  );
}
