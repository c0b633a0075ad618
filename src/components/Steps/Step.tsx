import { createContext, useContext, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { Ticks } from './ticks';
import styles from './styles.module.css';

export const StepsContext = createContext<{
  /** ID of the list. */
  list: string;
  ticks: Ticks;
  toggle: (step: string) => void;
}>({ list: '', ticks: new Set(), toggle: () => undefined });

interface Props {
  /** Anchor of the step, if it has a name. */
  id?: string;
  /** What its tick is stored by. */
  tick: string;
  number: string;
  children: ReactNode;
}

/** One step: its number, which doubles as its checkbox, and what to do. From src/markdown/steps.ts. */
export default function Step({ id, tick, number, children }: Props): ReactNode {
  const { list, ticks, toggle } = useContext(StepsContext);
  const { collectAnchor } = useBrokenLinks();
  if (id) collectAnchor(id);
  const done = ticks.has(tick);
  return (
    // Pages link only to steps with a name. The other IDs are for the reader's own place.
    <li id={id ?? `${list}-${tick}`} className={clsx(styles.step, done && styles.done)}>
      <label
        className={clsx('js-only', styles.tick)}
        title={`Mark step ${number} as done`}
        data-not-content
      >
        <input
          type="checkbox"
          aria-label={`Step ${number} done`}
          // Firefox would restore the state from before a reload.
          autoComplete="off"
          checked={done}
          onChange={() => toggle(tick)}
        />
      </label>
      <div className={styles.content}>{children}</div>
    </li>
  );
}
