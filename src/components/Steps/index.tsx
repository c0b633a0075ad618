import { useMemo, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useEvent } from '@docusaurus/theme-common';
import { useStored } from '../useStored';
import { StepsContext } from './Step';
import { keyOf, parse, stringify } from './ticks';
import styles from './styles.module.css';

interface Props {
  /** Unique on the page. Part of the storage key. */
  id: string;
  /** What the ticks of the steps are stored by, in order, separated by spaces. From src/markdown/steps.ts. */
  keys: string;
  /** The steps, made by src/markdown/steps.ts from a numbered list. */
  children: ReactNode;
}

/**
 * A procedure whose steps readers can check off. The state stays on their device, or in memory where storage is blocked.
 * Without JavaScript, it's a numbered list.
 */
export default function Steps({ id, keys, children }: Props): ReactNode {
  const [stored, store] = useStored(keyOf(useLocation().pathname, id));
  const steps = useMemo(() => keys.split(' '), [keys]);
  const ticks = useMemo(() => parse(stored, steps), [stored, steps]);
  const toggle = useEvent((step: string) => {
    const next = new Set(ticks);
    if (!next.delete(step)) next.add(step);
    store(stringify(next));
  });
  // Memoized, so that a route change, which renders this component, doesn't render every step.
  const context = useMemo(() => ({ ticks, toggle }), [ticks, toggle]);

  return (
    <div className={styles.steps}>
      {/* Safari drops the role of a list without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className="bare">
        <StepsContext value={context}>{children}</StepsContext>
      </ol>
      <div className="row-wrap quiet js-only" data-not-content>
        <span role="status">
          {ticks.size} of {steps.length} done
        </span>
        <button type="button" className="btn-text" onClick={() => store(null)}>
          Start over<span className="sr-only">: uncheck these steps</span>
        </button>
      </div>
    </div>
  );
}
