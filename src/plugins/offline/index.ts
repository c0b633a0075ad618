import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Offline reading: the component of src/pages/offline.md, the client module that starts the service worker, and the icon of the
 * installed site. A pass of src/plugins/post-build builds the worker and the file that is the whole site.
 */
export const offline = (): Plugin => ({
  name: 'offline',
  getThemePath: () => join(__dirname, 'theme'),
  getClientModules: () => [join(__dirname, 'client.ts')],
  injectHtmlTags: () => ({
    headTags: [
      { tagName: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
      {
        tagName: 'link',
        attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' },
      },
    ],
  }),
});
