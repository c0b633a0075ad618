/** One page of each kind: what is weighed, timed and checked where checking every page would take too long. */
export const kinds = {
  home: '/',
  'text page': '/functionyard/fxfotos',
  'longest guide': '/functionyard/fxblox-app',
  'longest reference': '/pinning-service/ipfs-pinning-service-api',
  'page with tabs': '/functionyard/add-storage',
  RFC: '/RFCs/fula-sec/encryption',
  'blog archive': '/blog/archive',
} as const;
