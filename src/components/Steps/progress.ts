/** Where a reader is in a guide. */
export interface Progress {
  /** The page. */
  path: string;
  title: string;
  /** The heading above the list, where the page has several lists. */
  part?: string;
  done: number;
  of: number;
  /** The number of the step to go on with. */
  step: number;
  /** The ID of that step, or of the heading above it. */
  anchor: string;
}

export const progressKey = 'functionland.progress';

/** Guides that are remembered. */
const maxGuides = 5;

/** Parses what is stored, newest first. */
function parseProgress(value: string | null): Progress[] {
  try {
    const stored: unknown = JSON.parse(value ?? '');
    return Array.isArray(stored)
      ? (stored as (Progress | null)[]).filter((each) => each !== null)
      : [];
  } catch {
    return [];
  }
}

/** The value to store when a guide is added, or forgotten, of which only the path counts; null if nothing is left. */
export function changeProgress(
  value: string | null,
  path: string,
  progress: Progress | undefined,
): string | null {
  const others = parseProgress(value).filter((each) => each.path !== path);
  const all = [...(progress ? [progress] : []), ...others].slice(0, maxGuides);
  return all.length > 0 ? JSON.stringify(all) : null;
}

/** Where the reader is in the guide at a path; on the start page, in the guide used last. */
export const findProgress = (value: string | null, path: string): Progress | undefined =>
  parseProgress(value).find((each) => path === '/' || each.path === path);

/** The step to go on with: the first after the last one that's checked off, or before it. Undefined if all are checked off. */
export function nextStep(done: readonly boolean[]): number | undefined {
  const open = (from: number) => done.findIndex((each, at) => at >= from && !each);
  const next = [open(done.lastIndexOf(true)), open(0)].find((at) => at >= 0);
  return next === undefined ? undefined : next + 1;
}
