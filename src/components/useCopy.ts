import { useEffect, useState } from 'react';

/**
 * Puts text on the clipboard, on plain http as well, where browsers hide the clipboard interface.
 * Resolves to whether it worked; never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    const focused = document.activeElement as HTMLElement | null;
    area.value = text;
    area.readOnly = true;
    area.className = 'sr-only';
    document.body.append(area);
    area.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      area.remove();
      focused?.focus({ preventScroll: true });
    }
  }
}

type CopyState = 'idle' | 'copied' | 'failed';

/** A function that copies text, and for two seconds after whether it worked. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, async (text) => setState((await copyText(text)) ? 'copied' : 'failed')];
}
