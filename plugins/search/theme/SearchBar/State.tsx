import type { ReactNode } from 'react';
import type { PageState } from '../../engine/index-file';
import styles from './styles.module.css';

/** Says of a page that is not current how far it holds, so that readers choose before they open it. */
export default function State({ state }: { state: PageState }): ReactNode {
  return state === 'current' ? null : <span className={styles.state}>{state}</span>;
}
