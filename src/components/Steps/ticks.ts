/** Which steps of one list are ticked, by number. */
export type Ticks = ReadonlySet<number>;

/** One key for each list of each page, whichever form the page's address has. */
export const keyOf = (pathname: string, id: string): string =>
  `functionland.steps:${pathname.replace(/(\.html|\/)$/, '') || '/'}#${id}`;

/** What is stored. A list without ticks leaves nothing behind. */
export const stringify = (ticks: Ticks, count: number): string | null =>
  ticks.size === 0 ? null : JSON.stringify({ of: count, done: [...ticks].sort((a, b) => a - b) });

/**
 * Ticks out of what is stored, which may be anything. They are void when the list has another length by now: a tick on the
 * wrong step could cost a reader data.
 */
export function parse(value: string | null, count: number): Ticks {
  try {
    const { of, done } = JSON.parse(value ?? '') as { of?: unknown; done?: unknown };
    if (of !== count || !Array.isArray(done)) return new Set();
    return new Set(done.filter((n): n is number => Number.isInteger(n) && n >= 1 && n <= count));
  } catch {
    return new Set();
  }
}
