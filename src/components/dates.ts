const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Formats 2026-11-20 as `November 20, 2026`. Without Intl, because loading its locale data takes 50 ms on a slow phone.
 */
export function longDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${months[month! - 1]} ${day}, ${year}`;
}
