/** Apps on the same host. */
const otherApps = /^\/(fxblox-web|fula-api|token-stats)(\/|$)/;

/** Whether a URL belongs to the documentation: same origin, and not one of the other apps. */
export const isOurs = (url: URL, origin: string): boolean =>
  url.origin === origin && !otherApps.test(url.pathname);

/** Whether the file's name changes with its content. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Whether the address is that of a page. Files have an extension. */
export const isPage = (address: string): boolean => !/\.\w+$/.test(address);

const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** The content type of a file of the site. */
export const contentType = (address: string): string =>
  isPage(address)
    ? 'text/html; charset=utf-8'
    : (types[address.replace(/.*\./, '')] ?? 'application/octet-stream');

/** Whether a file compresses well; pictures don't. */
export const isText = (type: string): boolean => /^text\/|json|javascript|xml|svg/.test(type);

/** The route of a page, however it was asked for: `/x`, `/x/`, `/x.html` and `/x/index.html` are one. */
export function canonicalRoute(path: string): string {
  const route = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
  return route === '' || route === '/index' ? '/' : route;
}

/** Addresses of the hashed files that a page's HTML names. */
export function hashedFilesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w./~%+-]+\.\w+/g) ?? [])];
}
