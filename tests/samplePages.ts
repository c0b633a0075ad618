/** Pages that stand for all others. What takes too long to check on every page is checked on these. */
export const samplePages = {
  home: '/',
  components: '/design/test',
  guide: '/getting-started-testnet',
  'API reference': '/blockchain/Recipes/Bundle',
  'code reference': '/api/client-instance',
  RFC: '/RFCs/fula-sec/encryption',
  blog: '/blog/archive',
  search: '/search?q=light',
  offline: '/offline',
  'not found': '/no-such-page',
} as const;
