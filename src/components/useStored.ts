import { useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

type Stored = [value: string | null, store: (value: string | null) => void];

/**
 * What the browser's storage has under a key, the same in all components and browser tabs that use the key. Where storage is
 * blocked, and without a key, the value lasts as long as the page is open. There is none on the server and while the page
 * hydrates.
 */
export function useStored(key: string | null): Stored {
  const [stored, slot] = useStorageSlot(key);
  const [value, setValue] = useState<string | null>(null);
  useIsomorphicLayoutEffect(() => setValue(stored), [stored]);
  const store = (next: string | null) => {
    setValue(next);
    if (next === null) slot.del();
    else slot.set(next);
  };
  return [value, store];
}
