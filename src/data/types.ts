/** Types that several data modules share. */

/** A page of this site, starting with `/`, without a hash. */
export type Route = `/${string}`;

/** A calendar date, a month or a year: `2026-06-18`, `2025-03` or `2022`. */
export type DateText = `${number}` | `${number}-${number}` | `${number}-${number}-${number}`;

/** How the cells of a column are rendered. */
export type ColumnKind = 'text' | 'markdown' | 'code' | 'copy';
