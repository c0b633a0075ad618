/** Whether the reader asked for little data to be used, or has a connection on which more would hurt. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    Boolean(connection?.saveData) ||
    /2g/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

export type Obstacle = 'insecure' | 'no-worker' | 'refused';

/** Why this browser cannot keep pages, as far as that is known without trying. */
export function obstacle(): Obstacle | undefined {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('caches' in window)) return 'no-worker';
  return undefined;
}
