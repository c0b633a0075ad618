import type { ReactNode } from 'react';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import styles from './styles.module.css';

/** An error and what caused it, as text. */
export default function ErrorText({ error }: { error: Error }): ReactNode {
  return (
    <p className={styles.error}>
      {getErrorCausalChain(error)
        .map((e) => e.message)
        .join('\nCause: ')}
    </p>
  );
}
