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

/** Whether this browser has what it takes to keep pages. It may still refuse. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator && 'caches' in window;
