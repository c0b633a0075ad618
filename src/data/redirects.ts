/**
 * Addresses of pages that have been merged into others, and where they lead now. Old links, bookmarks, and printed
 * addresses keep working. The build refuses a target that isn't a page.
 */
export const redirects: readonly { readonly from: `/${string}`; readonly to: `/${string}` }[] = [
  { from: '/functionyard/see-fula', to: '/functionyard/wallet-connect#token' },
  { from: '/functionyard/stolen-password', to: '/functionyard/stolen' },
  { from: '/functionyard/stolen-wallet', to: '/functionyard/stolen#money' },
];
