import { obstacle, type Obstacle } from '../../copy/device';
import { workerFile, type Summary } from '../../copy/names';
import {
  readCopy,
  readOffer,
  readProgress,
  removeCopy,
  saveSite,
  Stopped,
  type Progress,
  type SavedCopy,
  type StopReason,
} from '../../copy/siteCopy';

export interface State {
  phase: 'looking' | 'impossible' | 'ready' | 'saving' | 'removing';
  /** Why nothing can be kept. */
  obstacle?: Obstacle;
  /** What the server has now; none where it does not answer. */
  offer?: Summary;
  /** The complete copy on this device. */
  copy?: SavedCopy;
  /** How far a copy is that is not complete. */
  progress?: Progress;
  /** Why the last attempt ended before its end. */
  stopped?: StopReason;
  /** Whether the reader has just removed what was saved. */
  removed?: boolean;
}

let state: State = { phase: 'looking' };
let saving: AbortController | undefined;
const listeners = new Set<() => void>();

function set(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const initialState = state;
export const getState = (): State => state;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Finds out what this browser can keep, what it keeps and what the server has. */
export async function refresh(): Promise<void> {
  if (state.phase === 'saving' || state.phase === 'removing') return;
  const reason = obstacle();
  if (reason) {
    set({ phase: 'impossible', obstacle: reason });
    return;
  }
  try {
    const [copy, progress] = await Promise.all([readCopy(), readProgress()]);
    set({ copy, progress });
    set({ phase: 'ready', offer: await readOffer() });
  } catch {
    // Some browsers have the interface in a private window and refuse its use.
    set({ phase: 'impossible', obstacle: 'refused' });
  }
}

/** Starts the worker and waits until it can answer. Throws `Stopped`. */
async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker
    .register(workerFile, { updateViaCache: 'none' })
    .catch((error: unknown) => {
      throw new Stopped(error instanceof TypeError ? 'network' : 'refused');
    });
  const { installing } = registration;
  if (registration.active || !installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve();
      // What the worker needs for its start could not be had.
      if (installing.state === 'redundant') reject(new Stopped('network'));
    });
  });
}

/** Saves the site, or what is missing of it. The worker is started first: without it the copy could not be shown. */
export async function save(): Promise<void> {
  if (saving) return;
  saving = new AbortController();
  set({ phase: 'saving', stopped: undefined, removed: false });
  try {
    await startWorker();
    // Asks the browser not to clear the copy by itself; it may say no, which the page explains.
    void navigator.storage?.persist?.().catch(() => false);
    await saveSite((progress) => set({ progress }), saving.signal);
    const copy = await readCopy();
    set({ copy, offer: copy, progress: undefined });
  } catch (error) {
    set({ stopped: error instanceof Stopped ? error.reason : 'network' });
  }
  saving = undefined;
  set({ phase: 'ready' });
}

export const pause = (): void => saving?.abort();

export async function remove(): Promise<void> {
  set({ phase: 'removing', stopped: undefined, removed: false });
  await removeCopy().catch(() => undefined);
  set({ phase: 'ready', copy: undefined, progress: undefined, removed: true });
}

/** Continues by itself where only the network was missing. */
function resume(): void {
  if (state.stopped === 'network' && document.visibilityState === 'visible') void save();
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
}
