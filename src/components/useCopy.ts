import { useEffect, useState } from 'react';
import copyBySelection from 'copy-text-to-clipboard';

/** Puts text on the clipboard, on plain http as well, where browsers hide the clipboard interface. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** What came of copying, for ten seconds, and a function that takes note of it. */
export function useCopy(): [outcome: string, note: (copying: Promise<boolean>) => Promise<void>] {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(''), 10_000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, async (copying) => setOutcome((await copying) ? 'Copied' : 'Not copied')];
}
