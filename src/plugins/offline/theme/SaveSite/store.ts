import { useSyncExternalStore } from 'react';
import { unsupportedReason, type UnsupportedReason } from '../../copy/device';
import { cachePrefix, workerFile, type SiteList } from '../../copy/names';
import { fetchList, failureReason, saveSite, Stopped, type StopReason } from '../../copy/saveSite';
import { readCopies, removeAll, type Copy } from '../../copy/stored';

/** Why nothing can be saved, or why the last attempt failed. */
export type Problem = UnsupportedReason | StopReason;

export interface State {
  phase: 'looking' | 'impossible' | 'ready' | 'saving' | 'removing';
  /** Whether another tab has to finish first. */
  isWaiting?: boolean;
  problem?: Problem | undefined;
  /** The site as the server has it now; undefined if it can't be reached. */
  latest?: SiteList | undefined;
  /** The newest copy on this device, complete or not. */
  copy?: Copy | undefined;
  /** What came of the reader's last attempt to remove what was saved. */
  removal?: 'done' | 'failed' | undefined;
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

/** Checks what this browser can store, what it has stored, and what the server has. */
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
    // In private windows, some browsers have the API but reject its use.
    set({ phase: 'impossible', problem: 'refused' });
  }
}

/** After this time, the connection counts as lost. The worker needs a few hundred kilobytes to start. */
const workerTimeoutMs = 60_000;

/** Starts the worker and waits until it can answer. Throws `Stopped`, or the reason of the signal. */
async function startWorker(signal: AbortSignal): Promise<void> {
  const start = async (): Promise<unknown> => {
    const { installing } = await navigator.serviceWorker
      .register(workerFile, { updateViaCache: 'none' })
      .catch((error: unknown) => {
        throw new Stopped(error instanceof TypeError ? 'network' : 'refused');
      });
    const failure = new Promise<never>((_, reject) => {
      installing?.addEventListener('statechange', () => {
        // The worker couldn't download what it needs to start.
        if (installing.state === 'redundant') reject(new Stopped('network'));
      });
    });
    return Promise.race([navigator.serviceWorker.ready, failure]);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    timer = setTimeout(() => reject(new Stopped('network')), workerTimeoutMs);
  });
  await Promise.race([start(), stop]).finally(() => clearTimeout(timer));
}

/** Works on the copy once no other tab does. */
async function withLock(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  const name = `${cachePrefix}copy`;
  const { held = [] } = await navigator.locks.query();
  set({ isWaiting: held.some((lock) => lock.name === name) });
  const start = () => {
    set({ isWaiting: false });
    return work();
  };
  await navigator.locks.request(name, { ...(signal && { signal }) }, start);
}

/** Saves the site, or the missing part of it. Starts the worker first, because only the worker can serve the copy. */
export async function save(): Promise<void> {
  if (saving) return;
  saving = new AbortController();
  const { signal } = saving;
  set({ phase: 'saving', problem: undefined, removal: undefined });
  try {
    await startWorker(signal);
    // Asks the browser not to evict the copy. It may refuse, which the page explains.
    void navigator.storage?.persist?.().catch(() => false);
    await withLock(() => saveSite((copy) => set({ copy, latest: copy }), signal), signal);
    set({ phase: 'ready' });
  } catch (error) {
    // Older browsers reject a request for a lock with an error of their own.
    const problem = failureReason(signal.aborted ? signal.reason : error);
    // The first failure aborts the other downloads.
    saving.abort();
    if (problem === 'failed') console.error(error);
    set({ phase: problem === 'refused' ? 'impossible' : 'ready', isWaiting: false, problem });
  }
  saving = undefined;
}

export const pause = (): void => saving?.abort(new Stopped('paused'));

export async function remove(): Promise<void> {
  set({ phase: 'removing', problem: undefined, removal: undefined });
  try {
    await withLock(removeAll);
    set({ phase: 'ready', copy: undefined, removal: 'done' });
  } catch (error) {
    console.error(error);
    set({ phase: 'ready', isWaiting: false, removal: 'failed' });
  }
}

/** Resumes after a network failure. Otherwise, another tab may have saved or removed the copy. */
function resume(): void {
  if (document.visibilityState !== 'visible') return;
  if (state.problem === 'network') void save();
  else if (state.phase === 'ready') void refresh();
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
}
