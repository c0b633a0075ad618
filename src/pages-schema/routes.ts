/** A path with slashes, also where the system has backslashes. */
export const slashed = (path: string): string => path.replaceAll('\\', '/');

/** The route of a page below docs/: its path without the ending, and without `index`. */
export const sourceRoute = (path: string): string =>
  `/${slashed(path)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')}`;

/** The route of a page, however it was asked for: `/x`, `/x/`, `/x.html`, and `/x/index.html` are one. */
export function pageRoute(path: string): string {
  const route = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
  return route === '' || route === '/index' ? '/' : route;
}

/** The name of a page's files in the build, without the extension. */
export const pageFileName = (route: string): string => (route === '/' ? 'index' : route.slice(1));

/** The list of all news has no source file. */
export const newsArchive = {
  route: '/blog/archive',
  title: 'News archive',
  description: 'All news posts, by year.',
} as const;
