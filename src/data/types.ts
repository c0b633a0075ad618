/** Types that several data modules share. */

/** A page of this site, starting with `/`, without a hash. */
export type Route = `/${string}`;

/** How the cells of a column are rendered. */
export type ColumnKind = 'text' | 'code' | 'copy';
