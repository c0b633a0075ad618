import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { createStorageSlot, useEvent } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { useStored } from '../useStored';
import { StepsContext } from './Step';
import { changeProgress, nextStep, progressKey, type Progress } from './progress';
import { pageRoute } from '@site/src/pages-schema/routes';
import { keyOf, parse, stringify, type Ticks } from './ticks';
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

const isList = (element: Element): boolean => element.matches('[data-steps]');

/**
 * Where the reader is: in a list or, if it's done, at the heading of the next one. Nowhere, if nothing is checked off, or if the
 * last list of the page is done.
 */
function placeIn(list: HTMLElement, path: string, done: readonly boolean[]): Progress | undefined {
  if (!done.includes(true)) return undefined;
  const outline = [...document.querySelectorAll('.markdown :is(h2, h3, [data-steps])')].filter(
    (each) => each.getClientRects().length > 0,
  );
  const step = nextStep(done);
  const here = step ? list : outline.slice(outline.indexOf(list) + 1).find(isList);
  if (!here) return undefined;
  const above = outline.slice(0, outline.indexOf(here));
  const heading = above.findLast((each) => !isList(each));
  const isNewPart = !step && heading && above.indexOf(heading) > above.indexOf(list);
  return {
    path,
    title: document.querySelector('h1')?.textContent ?? path,
    part:
      outline.filter(isList).length > 1 ? heading?.textContent.replace('\u200b', '') : undefined,
    done: step ? done.filter(Boolean).length : 0,
    of: here.children.length,
    step: step ?? 1,
    anchor: (isNewPart ? heading : here.children[(step ?? 1) - 1]!).id,
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
  const path = pageRoute(useLocation().pathname);
  const list = useRef<HTMLOListElement>(null);
  const [stored, store] = useStored(keyOf(path, id));
  /** What was checked off before the reader started over, until the next tick. */
  const [before, setBefore] = useState<Ticks>();
  const steps = useMemo(() => keys.split(' '), [keys]);
  const ticks = useMemo(() => parse(stored, steps), [stored, steps]);
  const isDone = ticks.size === steps.length;
  const [isEnd, setEnd] = useState(false);
  useEffect(() => {
    setEnd(isDone && !placeIn(list.current!, path, Array<boolean>(steps.length).fill(true)));
  }, [isDone, path, steps]);
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
          {ticks.size} of {steps.length} done{isEnd && '. That was the last step.'}
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
