/** Which steps of one list are ticked, by number. */
export type Ticks = ReadonlySet<number>;

/** One key for each list of each page, whatever form the page's address has. */
export const keyOf = (pathname: string, id: string): string =>
  `functionland.steps:${pathname.replace(/(\.html|\/)$/, '') || '/'}#${id}`;

/**
 * Ticks out of what storage holds. They are void when the list has another length by now: a tick on the wrong step
 * could cost a reader data.
 */
function parse(value: string | null, count: number): Ticks {
  try {
    const { of, done } = JSON.parse(value ?? '') as { of?: unknown; done?: unknown };
    if (of !== count || !Array.isArray(done)) return new Set();
    return new Set(done.filter((n): n is number => Number.isInteger(n) && n >= 1 && n <= count));
  } catch {
    return new Set();
  }
}

/** The ticks kept in the browser; none where its storage is absent, blocked or holds something else. */
export function readTicks(key: string, count: number): Ticks {
  try {
    return parse(window.localStorage.getItem(key), count);
  } catch {
    return new Set();
  }
}

/** Keeps the ticks where that is possible. A list without ticks leaves nothing behind. */
export function writeTicks(key: string, count: number, ticks: Ticks): void {
  try {
    if (ticks.size === 0) window.localStorage.removeItem(key);
    else
      window.localStorage.setItem(
        key,
        JSON.stringify({ of: count, done: [...ticks].sort((a, b) => a - b) }),
      );
  } catch {
    // Full or blocked: the ticks last as long as the page is open.
  }
}

/** Calls back when another tab of the browser changes the ticks. Returns what ends it. */
export function watchTicks(
  key: string,
  count: number,
  onChange: (ticks: Ticks) => void,
): () => void {
  const listener = (event: StorageEvent) => {
    // Without a key, the whole storage was cleared.
    if (event.key === key || event.key === null) onChange(parse(event.newValue, count));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
