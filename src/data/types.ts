/**
 * Words that several data modules share.
 *
 * Confidence says how well a value is founded:
 * - `A`: read in product code or in the operator's own site source, and nothing disagrees.
 * - `B`: read in one trustworthy source, or in code that was not tried on a device.
 * - `C`: only older documentation has it, or it changes often; the words beside it say so.
 */
export type Confidence = 'A' | 'B' | 'C';

/** `current`: in use. `legacy`: still answers, replaced. `history`: told as the past only. */
export type State = 'current' | 'legacy' | 'history';

/** A page of this site, starting with `/`, without a hash. */
export type Route = `/${string}`;

/** A calendar date, a month or a year: `2026-06-18`, `2025-03` or `2022`. */
export type DateText = `${number}` | `${number}-${number}` | `${number}-${number}-${number}`;

/** How a table column is drawn. */
export type ColumnKind = 'text' | 'markdown' | 'code' | 'link' | 'led' | 'copy' | 'address';
