/*
 * Dates in words without Intl, because a slow phone takes 50 ms to load its locale data. Dates start as in 2026-11-20.
 */
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const parts = (date: string) =>
  date.slice(0, 10).split('-').map(Number) as [number, number, number];

/** Such as `November 20`. */
function monthAndDay(date: string): string {
  const [, month, day] = parts(date);
  return `${months[month - 1]} ${day}`;
}

/** Such as `November 20, 2026`. */
export const longDate = (date: string): string => `${monthAndDay(date)}, ${parts(date)[0]}`;
