import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { offlinePage } from '../../copy/names';
import { totalSize } from '../../copy/saveSite';
import { isComplete, type Copy } from '../../copy/stored';
import { pause, refresh, remove, save, useSaving, type Problem, type State } from './store';
import styles from './styles.module.css';

const megabytes = (bytes: number) => `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`;

const day = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'long' });

const problems: Record<Problem, string> = {
  insecure:
    'This copy of the site came over plain http, and browsers save pages only from https addresses. Open docs.fx.land to save the site.',
  'no-worker':
    "This browser can't save pages here. If this is a private window, use a regular one. If the browser is old, update it.",
  refused:
    'This browser refused to save anything, usually because of a private window or blocked site data. Open a regular window, or allow site data for this address.',
  paused: 'Saving is paused.',
  network:
    'Saving paused because there is no connection. It resumes automatically when the connection is back.',
  full: "There isn't enough room for the copy on this device. Free up some space, then continue.",
  changed: 'A new version was published during the save. Wait a minute, then continue.',
  failed: 'Saving failed because of an error in this page. Reload the page, then try again.',
};

/** What is on the device and what could be, in one or two sentences. */
function situation({ phase, isWaiting, problem, latest, copy, removal }: State): string {
  if (phase === 'looking') return 'Checking what is saved on this device…';
  if (isWaiting) return 'Waiting, because pages are being saved or removed in another tab.';
  if (phase === 'removing') return 'Removing the saved pages…';
  if (phase === 'saving') return 'Saving the whole site. You can keep reading.';
  if (removal === 'failed')
    return "Not everything could be removed from this device. Try again, or remove the site's data in the settings of your browser.";
  const why = problem && problems[problem];
  if (copy && !isComplete(copy)) {
    const [there, all] = [totalSize(copy.stored), totalSize(copy.bundles)];
    return `${why ?? 'An earlier save was interrupted.'} ${there.files} of ${all.files} files are on this device.`;
  }
  if (why) return why;
  if (copy) {
    const { files, bytes } = totalSize(copy.bundles);
    const saved = `Saved on ${day(copy.savedAt)}: ${files} files, ${megabytes(bytes)}.`;
    if (!latest)
      return `${saved} When the connection is back, you can see here whether there's a newer version.`;
    return latest.version === copy.version
      ? `${saved} It is up to date.`
      : `${saved} A newer version is ready.`;
  }
  const gone = removal ? 'The saved pages were removed from this device. ' : '';
  if (!latest)
    return `${gone}There's no connection to the site, so nothing can be saved now. Connect to the internet, then try again.`;
  return `${gone}The whole site takes ${megabytes(totalSize(latest.bundles).bytes)} to download and on this device.`;
}

function Bar({ copy }: { copy: Copy }): ReactNode {
  const id = useId();
  const [there, all] = [totalSize(copy.stored), totalSize(copy.bundles)];
  return (
    <p className={styles.progress}>
      <label htmlFor={id}>
        {there.files} of {all.files} files, {megabytes(there.bytes)} of {megabytes(all.bytes)}
      </label>
      <progress id={id} max={all.bytes} value={there.bytes} />
    </p>
  );
}

type Action = [word: string, act: () => void | Promise<void>];

/** What the reader can do about a copy that is missing, incomplete, or old. */
function toSave({ problem, latest, copy }: State): Action[] {
  if (problem || (copy && !isComplete(copy))) return [['Continue saving', save]];
  if (!latest) return [['Try again', refresh]];
  if (!copy) return [['Save the whole site', save]];
  return latest.version === copy.version ? [] : [['Update the copy', save]];
}

/** What the reader can do now. `ask` makes sure of a removal first. */
function actions(state: State, ask: () => void): Action[] {
  if (state.phase === 'saving') return [['Pause', pause]];
  if (state.phase !== 'ready') return [];
  return [...toSave(state), ...(state.copy ? [['Remove', ask] satisfies Action] : [])];
}

const question =
  "Remove all saved pages from this device, with the pages that you've read? To save them again, you need internet.";

interface Props {
  /** In guides: takes the focus when it appears in place of a link, and links to the page that says more. */
  compact?: boolean;
  /** What a reader without JavaScript can do instead. */
  children?: ReactNode;
}

/** Shows how much the whole site takes and how much of it is saved, with buttons to save, pause, continue, update, and remove. */
export default function SaveSite({ compact, children }: Props): ReactNode {
  const state = useSaving();
  const { phase, copy } = state;
  const [wantsRemoval, setWantsRemoval] = useState(false);
  const isAsking = wantsRemoval && phase === 'ready' && copy !== undefined;
  const answers: Action[] = [
    ['Remove them', remove],
    ['Keep them', () => undefined],
  ];
  const shown = isAsking ? answers : actions(state, () => setWantsRemoval(true));
  const control = useRef<HTMLDivElement>(null);
  const acted = useRef(compact);
  useEffect(() => void refresh(), []);
  useEffect(() => {
    // When a button disappears, the focus is lost. The control is the next best place.
    if (acted.current && document.activeElement === document.body) control.current?.focus();
  });
  return (
    <>
      {children && <div className="no-js">{children}</div>}
      <div
        ref={control}
        className={clsx('js-only', styles.control, !compact && 'box')}
        role="group"
        aria-label="Save the whole site"
        tabIndex={-1}
      >
        <p role="status">{isAsking ? question : situation(state)}</p>
        {phase === 'saving' && copy && !isComplete(copy) && <Bar copy={copy} />}
        <p className={clsx('row-wrap', !compact && 'margin-bottom--none')} data-not-content>
          {shown.map(([word, act], at) => (
            <button
              // Another element, so that a second press of a key doesn't answer the question.
              key={isAsking ? word : at}
              type="button"
              className={act === save ? 'btn main' : 'btn'}
              onClick={() => {
                acted.current = true;
                setWantsRemoval(false);
                void act();
              }}
            >
              {word}
            </button>
          ))}
          {compact && <Link to={offlinePage}>How reading without internet works</Link>}
        </p>
      </div>
    </>
  );
}
