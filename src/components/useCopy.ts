import { useEffect, useState } from 'react';
import copyBySelection from 'copy-text-to-clipboard';

/** Copies text to the clipboard. Also works over plain HTTP, where browsers don't offer the Clipboard API. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** How long the result of a copy is shown. */
const resultMs = 10_000;

/** The result of the last copy, and a function to report a new one. */
export function useCopy(): [result: string, report: (copying: Promise<boolean>) => Promise<void>] {
  const [result, setResult] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setResult(''), resultMs);
    return () => clearTimeout(timer);
  }, [result]);
  return [
    result,
    async (copying) => {
      // A screen reader announces only a change, so the same result is cleared first.
      setResult('');
      setResult((await copying) ? 'Copied' : 'Not copied');
    },
  ];
}
