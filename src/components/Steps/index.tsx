import { useMemo, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useEvent } from '@docusaurus/theme-common';
import { useStored } from '../useStored';
import { StepsContext } from './Step';
import { keyOf, parse, stringify } from './ticks';
import styles from './styles.module.css';

interface Props {
  /** Unique on the page; the steps' anchors and the kept ticks are named after it. */
  id: string;
  /** How many steps there are. From src/markdown/steps.ts. */
  count: string;
  /** The steps, made by src/markdown/steps.ts from a numbered list. */
  children: ReactNode;
}

/**
 * A long procedure whose steps a reader can tick. The ticks stay on this device, and where it cannot keep them they last
 * as long as the page is open. Without JavaScript it is a numbered list.
 */
export default function Steps({ id, count: countText, children }: Props): ReactNode {
  const count = Number(countText);
  const [stored, store] = useStored(keyOf(useLocation().pathname, id));
  const ticks = useMemo(() => parse(stored, count), [stored, count]);
  const toggle = useEvent((step: number) => {
    const next = new Set(ticks);
    if (!next.delete(step)) next.add(step);
    store(stringify(next, count));
  });
  // The same until a tick changes: every click on a link renders this component again, and it needn't render its steps.
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
          {ticks.size} of {count} done
        </span>
        <button type="button" className="btn-text" onClick={() => store(null)}>
          Start over<span className="sr-only">: untick these steps</span>
        </button>
      </div>
    </div>
  );
}
