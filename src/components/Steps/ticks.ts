import { pageRoute } from '../../pages-schema/routes';

/** The keys of the steps that are checked off. A key is the step's name or a hash of its text, so it never means another step. */
export type Ticks = ReadonlySet<string>;

/** The storage key of a list. */
export const keyOf = (pathname: string, id: string): string =>
  `functionland.steps:${pageRoute(pathname)}#${id}`;

/** The value to store; null if no step is checked off. */
export const stringify = (ticks: Ticks): string | null =>
  ticks.size === 0 ? null : JSON.stringify([...ticks]);

/** Parses stored ticks, without those of steps that the list doesn't have (anymore). */
export function parse(value: string | null, steps: readonly string[]): Ticks {
  try {
    const stored: unknown = JSON.parse(value ?? '');
    return new Set(Array.isArray(stored) ? steps.filter((step) => stored.includes(step)) : []);
  } catch {
    return new Set();
  }
}
