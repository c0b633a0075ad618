/** The numbers of the steps that are checked off. */
export type Ticks = ReadonlySet<number>;

/** The storage key of a list. It's the same for all forms of the page's URL. */
export const keyOf = (pathname: string, id: string): string =>
  `functionland.steps:${pathname.replace(/(\.html|\/)$/, '') || '/'}#${id}`;

/** The value to store; null if no step is checked off. */
export const stringify = (ticks: Ticks, count: number): string | null =>
  ticks.size === 0 ? null : JSON.stringify({ of: count, done: [...ticks].sort((a, b) => a - b) });

/**
 * Parses stored ticks. Returns none if the data is malformed or the number of steps has changed, because a tick on the wrong
 * step could cost a reader data.
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
