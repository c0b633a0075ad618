/** Whether the reader wants to save data, or is on a slow connection. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    Boolean(connection?.saveData) ||
    /2g/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

export type UnsupportedReason = 'insecure' | 'no-worker' | 'refused';

/** Why this browser can't save pages, as far as that shows without trying. */
export function unsupportedReason(): UnsupportedReason | undefined {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('caches' in window)) return 'no-worker';
  return undefined;
}
