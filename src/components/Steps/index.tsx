import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { createStorageSlot, useEvent } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { useStored } from '../useStored';
import { StepsContext } from './Step';
import { changeProgress, nextStep, progressKey, type Progress } from './progress';
import { keyOf, pagePath, parse, stringify, type Ticks } from './ticks';
import styles from './styles.module.css';

interface Props {
  /** Unique on the page. Part of the storage key. */
  id: string;
  /** What the ticks of the steps are stored by, in order, separated by spaces. From src/markdown/steps.ts. */
  keys: string;
  /** Whether it says what the numbers are for, as the first list that a reader sees does. From src/markdown/steps.ts. */
  explained?: boolean;
  /** The steps, made by src/markdown/steps.ts from a numbered list. */
  children: ReactNode;
}

/** The heading above a list. */
function headingAbove(list: Element): string | undefined {
  const above = [...document.querySelectorAll('.markdown :is(h2, h3)')].filter(
    (heading) => heading.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above.at(-1)?.textContent.replace('\u200b', '');
}

/** Where the reader is in a list. Nowhere, if it's the last one of the page and done, or if nothing is checked off. */
function placeIn(list: HTMLElement, path: string, done: readonly boolean[]): Progress | undefined {
  const lists = [...document.querySelectorAll('[data-steps]')].filter(
    (each) => each.getClientRects().length > 0,
  );
  const next = nextStep(done);
  if (!done.includes(true) || (next === undefined && lists.at(-1) === list)) return undefined;
  const step = next ?? done.length;
  return {
    path,
    title: document.querySelector('h1')?.textContent ?? path,
    part: lists.length > 1 ? headingAbove(list) : undefined,
    done: done.filter(Boolean).length,
    of: done.length,
    step,
    anchor: list.children[step - 1]!.id,
  };
}

/** Remembers where the reader is on a page, or forgets the page. */
function storePlace(path: string, place: Progress | undefined): void {
  const slot = createStorageSlot(progressKey);
  const value = changeProgress(slot.get(), path, place);
  if (value === null) slot.del();
  else slot.set(value);
}

/**
 * A procedure whose steps readers can check off. The state stays on their device, or in memory where storage is blocked.
 * Without JavaScript, it's a numbered list.
 */
export default function Steps({ id, keys, explained, children }: Props): ReactNode {
  const path = pagePath(useLocation().pathname);
  const list = useRef<HTMLOListElement>(null);
  const [stored, store] = useStored(keyOf(path, id));
  /** What was checked off before the reader started over, until the next tick. */
  const [before, setBefore] = useState<Ticks>();
  const steps = useMemo(() => keys.split(' '), [keys]);
  const ticks = useMemo(() => parse(stored, steps), [stored, steps]);
  const change = (next: Ticks, undo?: Ticks) => {
    store(stringify(next));
    setBefore(undo);
    const done = steps.map((step) => next.has(step));
    storePlace(path, placeIn(list.current!, path, done));
  };
  const toggle = useEvent((step: string) => {
    const next = new Set(ticks);
    if (!next.delete(step)) next.add(step);
    change(next);
  });
  // Memoized, so that a route change, which renders this component, doesn't render every step.
  const context = useMemo(() => ({ list: id, ticks, toggle }), [id, ticks, toggle]);

  return (
    <div className={styles.steps}>
      {explained && (
        <p className="quiet js-only" data-not-content>
          Select a number to check off its step.
        </p>
      )}
      {/* Safari drops the role of a list without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol ref={list} role="list" className="bare" data-steps="">
        <StepsContext value={context}>{children}</StepsContext>
      </ol>
      <div className="row-wrap quiet js-only" data-not-content>
        <span role="status">
          {ticks.size} of {steps.length} done
        </span>
        {/* One button, so that it keeps the focus. */}
        <button
          type="button"
          className={clsx('btn-text', ticks.size === 0 && !before && styles.unused)}
          onClick={() => (before ? change(before) : change(new Set(), ticks))}
        >
          {before ? 'Undo' : 'Start over'}
          <span className="sr-only">
            {before ? ': check off these steps again' : ': uncheck these steps'}
          </span>
        </button>
      </div>
    </div>
  );
}
