const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A date such as 2026-11-20 in words: `November 20, 2026`. Without Intl, because a slow phone takes 50 ms to load its
 * locale data.
 */
export function longDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${months[month! - 1]} ${day}, ${year}`;
}
