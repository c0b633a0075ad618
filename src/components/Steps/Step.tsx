import { createContext, useContext, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { Ticks } from './ticks';
import styles from './styles.module.css';

export const StepsContext = createContext<{
  ticks: Ticks;
  /** Missing until the page hydrates: the boxes can't be ticked yet. */
  toggle?: ((step: number) => void) | undefined;
}>({ ticks: new Set() });

interface Props {
  /** Anchor of the step, such as `reset-3`. From plugins/steps, as the number. */
  id: string;
  number: string;
  children: ReactNode;
}

/** One step: its number, which a tap checks off, and what to do. */
export default function Step({ id, number, children }: Props): ReactNode {
  const { ticks, toggle } = useContext(StepsContext);
  useBrokenLinks().collectAnchor(id);
  const done = ticks.has(Number(number));
  return (
    <li id={id} className={clsx(styles.step, done && styles.done)}>
      {/* The label receives clicks while the box is disabled; they are carried out once the page is live. */}
      <label className={clsx('js-only', styles.tick)} title={`Mark step ${number} as done`}>
        <input
          type="checkbox"
          aria-label={`Step ${number} done`}
          checked={done}
          disabled={!toggle}
          onChange={() => toggle?.(Number(number))}
        />
      </label>
      <div className={styles.content}>{children}</div>
    </li>
  );
}
