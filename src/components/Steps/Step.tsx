import { useContext, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { StepsContext } from './context';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the step, such as `reset-3`. From plugins/steps, as the number. */
  id: string;
  number: string;
  children: ReactNode;
}

/** One step: what to do, then a box to tick. */
export default function Step({ id, number, children }: Props): ReactNode {
  const { live, ticks, toggle } = useContext(StepsContext);
  useBrokenLinks().collectAnchor(id);
  const done = ticks.has(Number(number));
  return (
    <li id={id} className={clsx(styles.step, done && styles.done)}>
      <div className={styles.content}>{children}</div>
      <label className={styles.tick} data-beside>
        <input
          type="checkbox"
          checked={done}
          disabled={!live}
          onChange={() => toggle(Number(number))}
        />
        Step {number} done
      </label>
    </li>
  );
}
