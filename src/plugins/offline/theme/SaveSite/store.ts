import { useSyncExternalStore } from 'react';
import { unsupportedReason, type UnsupportedReason } from '../../copy/device';
import { workerFile, type SiteList } from '../../copy/names';
import { fetchList, failureReason, saveSite, Stopped, type StopReason } from '../../copy/saveSite';
import { readCopies, removeAll, type Copy } from '../../copy/stored';

/** Why nothing can be kept, or why the last attempt ended before its end. */
export type Problem = UnsupportedReason | StopReason;

export interface State {
  phase: 'looking' | 'impossible' | 'ready' | 'saving' | 'removing';
  problem?: Problem | undefined;
  /** The site as the server has it now; undefined if it can't be reached. */
  latest?: SiteList | undefined;
  /** The newest copy on this device, complete or not. */
  copy?: Copy | undefined;
  /** Whether the reader has just removed what was saved. */
  removed?: boolean;
}

const initialState: State = { phase: 'looking' };
let state = initialState;
let saving: AbortController | undefined;
const listeners = new Set<() => void>();

function set(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSaving = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  );

/** Finds out what this browser can keep, what it keeps and what the server has. */
export async function refresh(): Promise<void> {
  if (state.phase === 'saving' || state.phase === 'removing') return;
  const problem = unsupportedReason();
  if (problem) {
    set({ phase: 'impossible', problem });
    return;
  }
  try {
    const [copy] = await readCopies();
    set({ copy });
    set({ phase: 'ready', latest: await fetchList().catch(() => undefined) });
  } catch {
    // Some browsers have the interface in a private window and refuse its use.
    set({ phase: 'impossible', problem: 'refused' });
  }
}

/** Starts the worker and waits until it can answer. Throws `Stopped`. */
async function startWorker(): Promise<void> {
  const { installing } = await navigator.serviceWorker
    .register(workerFile, { updateViaCache: 'none' })
    .catch((error: unknown) => {
      throw new Stopped(error instanceof TypeError ? 'network' : 'refused');
    });
  const failure = new Promise<never>((_, reject) => {
    installing?.addEventListener('statechange', () => {
      // What the worker needs for its start could not be had.
      if (installing.state === 'redundant') reject(new Stopped('network'));
    });
  });
  await Promise.race([navigator.serviceWorker.ready, failure]);
}

/** Saves the site, or what is missing of it. The worker is started first: without it the copy could not be shown. */
export async function save(): Promise<void> {
  if (saving) return;
  saving = new AbortController();
  set({ phase: 'saving', problem: undefined, removed: false });
  try {
    await startWorker();
    // Asks the browser not to clear the copy by itself; it may say no, which the page explains.
    void navigator.storage?.persist?.().catch(() => false);
    await saveSite((copy) => set({ copy, latest: copy }), saving.signal);
    set({ phase: 'ready' });
  } catch (error) {
    // The first failure also ends what else is under way.
    saving.abort();
    const problem = failureReason(error);
    if (problem === 'failed') console.error(error);
    set({ phase: problem === 'refused' ? 'impossible' : 'ready', problem });
  }
  saving = undefined;
}

export const pause = (): void => saving?.abort(new Stopped('paused'));

export async function remove(): Promise<void> {
  set({ phase: 'removing', problem: undefined });
  await removeAll().catch(() => undefined);
  set({ phase: 'ready', copy: undefined, removed: true });
}

/** Continues by itself where only the network was missing. */
function resume(): void {
  if (state.problem === 'network' && document.visibilityState === 'visible') void save();
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
}
