import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Obstacle } from '../../copy/device';
import { offlinePage } from '../../copy/names';
import type { StopReason } from '../../copy/siteCopy';
import {
  getState,
  initialState,
  pause,
  refresh,
  remove,
  save,
  subscribe,
  type State,
} from './store';
import styles from './styles.module.css';

const megabytes = (bytes: number) => `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`;

const day = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'long' });

const obstacles: Record<Obstacle, string> = {
  insecure:
    'This copy of the site came over plain http. Browsers keep pages only from an https address: open docs.fx.land to save the site.',
  'no-worker':
    'This browser cannot keep pages here. In a private window, open a normal one. An old browser needs an update.',
  refused:
    'This browser refused to keep anything. A private window or blocked site data is the usual cause: open a normal window, or allow site data for this address.',
};

const stops: Record<StopReason, string> = {
  paused: 'Saving is paused.',
  network:
    'Saving stopped because the network did not answer. It goes on by itself when the network is back.',
  full: 'There is not enough room for the copy on this device. Free some space, then continue.',
  changed: 'The site was published anew while it was being saved. Wait a minute, then continue.',
  refused:
    'The browser refused to keep the pages. A private window or blocked site data is the usual cause.',
};

/** What is on the device and what could be, in one or two sentences. */
function situation({ phase, obstacle, offer, copy, progress, stopped, removed }: State): string {
  if (phase === 'looking') return 'Looking at what is saved on this device…';
  if (phase === 'impossible') return obstacles[obstacle!];
  if (phase === 'removing') return 'Removing the saved pages…';
  if (phase === 'saving') return 'Saving the whole site. You can read on meanwhile.';
  if (progress) {
    const { files, of } = progress;
    return `${stopped ? stops[stopped] : 'An earlier save was interrupted.'} ${files} of ${of.files} files are on this device.`;
  }
  if (stopped) return stops[stopped];
  if (copy) {
    const saved = `Saved on ${day(copy.savedAt)}: ${copy.files} files, ${megabytes(copy.size)}.`;
    if (!offer) return `${saved} Whether there is a newer version shows when the network is back.`;
    return offer.version === copy.version
      ? `${saved} It is up to date.`
      : `${saved} A newer version is ready.`;
  }
  const gone = removed ? 'The saved pages are removed from this device. ' : '';
  if (!offer)
    return `${gone}The site does not answer, so nothing can be saved now. Connect to the internet, then try again.`;
  return `${gone}The whole site takes ${megabytes(offer.size)} to download and on this device.`;
}

function Bar({ progress }: { progress: NonNullable<State['progress']> }): ReactNode {
  const id = useId();
  const { size, files, of } = progress;
  return (
    <p className={styles.progress}>
      <label htmlFor={id}>
        {files} of {of.files} files, {megabytes(size)} of {megabytes(of.size)}
      </label>
      <progress id={id} max={of.size} value={size} />
    </p>
  );
}

/** The word on the button that saves; none where there is nothing to save. */
function saveWord({ offer, copy, progress, stopped }: State): string | undefined {
  if (progress || stopped) return 'Continue saving';
  if (!offer) return undefined;
  if (!copy) return 'Save the whole site';
  return offer.version === copy.version ? undefined : 'Update the copy';
}

interface Action {
  word: string;
  act: () => void | Promise<void>;
  main?: boolean;
}

/** What the reader can do now. */
function actions(state: State): Action[] {
  if (state.phase === 'saving') return [{ word: 'Pause', act: pause }];
  if (state.phase !== 'ready') return [];
  const word = saveWord(state);
  const first: Action[] = word
    ? [{ word, act: save, main: true }]
    : state.offer
      ? []
      : [{ word: 'Try again', act: refresh }];
  return state.copy || state.progress ? [...first, { word: 'Remove', act: remove }] : first;
}

interface Props {
  /** In guides: takes the focus when it appears in place of a link, and links to the page that says more. */
  compact?: boolean;
  /** What a reader without JavaScript can do instead. */
  children?: ReactNode;
}

/** 'Save the whole site': what it takes, how far it is, what is on the device; to save, pause, continue, update, and remove. */
export default function SaveSite({ compact, children }: Props): ReactNode {
  const state = useSyncExternalStore(subscribe, getState, () => initialState);
  const control = useRef<HTMLDivElement>(null);
  const acted = useRef(compact);
  useEffect(() => void refresh(), []);
  useEffect(() => {
    // A button that has gone takes the focus with it; the words beside it are the next best place.
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
        <p role="status">{situation(state)}</p>
        {state.phase === 'saving' && state.progress && <Bar progress={state.progress} />}
        <p className="row-wrap" data-not-content>
          {actions(state).map(({ word, act, main }, at) => (
            <button
              key={at}
              type="button"
              className={main ? 'btn main' : 'btn'}
              onClick={() => {
                acted.current = true;
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
