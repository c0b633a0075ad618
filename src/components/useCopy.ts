import { useEffect, useState } from 'react';

/** Copies text to the clipboard. @returns whether the browser let it */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

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
