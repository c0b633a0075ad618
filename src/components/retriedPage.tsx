import { createContext, useContext, useRef, type ReactNode, type RefObject } from 'react';

const RetriedPage = createContext<RefObject<string | undefined>>({ current: undefined });

/**
 * The page that the reader pressed "Retry" on. It outlives the message: when the outer route has loaded, the inner route shows
 * its own, and retries by itself.
 */
export const useRetriedPage = (): RefObject<string | undefined> => useContext(RetriedPage);

export function RetriedPageProvider({ children }: { children: ReactNode }): ReactNode {
  return <RetriedPage value={useRef<string>(undefined)}>{children}</RetriedPage>;
}
