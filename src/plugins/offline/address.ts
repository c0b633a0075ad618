/** Apps on the same host. */
const otherApps = /^\/(fxblox-web|fula-api|token-stats)(\/|$)/;

/** Whether a URL belongs to the documentation: same origin, and not one of the other apps. */
export const isOurs = (url: URL, origin: string): boolean =>
  url.origin === origin && !otherApps.test(url.pathname);

/** Whether the file's name changes with its content. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Whether the address is that of a page. Files have an extension. */
export const isPage = (address: string): boolean => !/\.\w+$/.test(address);

/** Whether files of this type are text. */
export const isText = (type: string): boolean => /^text\/|json|javascript|xml/.test(type);

/** What a page of the whole site has in place of the stylesheet. */
export const stylesPlace = '<style></style>';
