import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { StepsContext } from './context';
import { keyOf, readTicks, watchTicks, writeTicks, type Ticks } from './storage';
import styles from './styles.module.css';

interface Props {
  /** Unique on the page; the steps' anchors and the kept ticks are named after it. */
  id: string;
  /** How many steps there are. From plugins/steps. */
  count: string;
  /** The steps, made by plugins/steps from a numbered list. */
  children: ReactNode;
}

const none: Ticks = new Set();

/**
 * A long procedure whose steps a reader can tick. The ticks stay on this device, and where it cannot keep them they last
 * as long as the page is open. Without JavaScript it is a numbered list.
 */
export default function Steps({ id, count: countText, children }: Props): ReactNode {
  const count = Number(countText);
  const key = keyOf(useLocation().pathname, id);
  const [live, setLive] = useState(false);
  const [ticks, setTicks] = useState(none);

  useIsomorphicLayoutEffect(() => {
    setTicks(readTicks(key, count));
    setLive(true);
  }, [key, count]);
  useEffect(() => watchTicks(key, count, setTicks), [key, count]);

  const state = useMemo(() => {
    const change = (next: Ticks) => {
      setTicks(next);
      writeTicks(key, count, next);
    };
    return {
      live,
      ticks,
      toggle: (step: number) => {
        const next = new Set(ticks);
        if (!next.delete(step)) next.add(step);
        change(next);
      },
      reset: () => change(none),
    };
  }, [live, ticks, key, count]);

  return (
    <div className={styles.steps}>
      {/* Safari drops the role of a list without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={styles.list}>
        <StepsContext value={state}>{children}</StepsContext>
      </ol>
      <div className={styles.bar} data-not-content>
        <span role="status" className={styles.count}>
          {ticks.size} of {count} done
        </span>
        <button type="button" className={styles.reset} disabled={!live} onClick={state.reset}>
          Start over<span className="sr-only">: untick these steps</span>
        </button>
      </div>
    </div>
  );
}
