import { createContext } from 'react';
import type { Ticks } from './storage';

export interface StepsState {
  /** False on the server and until the page is live: the boxes stand there, but cannot be ticked. */
  live: boolean;
  ticks: Ticks;
  toggle: (step: number) => void;
}

export const StepsContext = createContext<StepsState>({
  live: false,
  ticks: new Set(),
  toggle: () => undefined,
});
