import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Offline reading: the components of src/pages/offline.md, `<SaveGuide>` for guides, the client module that starts the service
 * worker, and the icon and color of the installed site. A step of src/plugins/post-build builds the worker and writes the files
 * for a saved copy.
 */
export const offline = (): Plugin => ({
  name: 'offline',
  getThemePath: () => join(__dirname, 'theme'),
  getTypeScriptThemePath: () => join(__dirname, 'theme'),
  getClientModules: () => [join(__dirname, 'client.ts')],
  injectHtmlTags: () => ({
    headTags: [
      {
        tagName: 'link',
        attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' },
      },
      // client.ts updates it with the color mode.
      { tagName: 'meta', attributes: { name: 'theme-color', content: '#ffffff' } },
    ],
  }),
});
