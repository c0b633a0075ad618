import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Lets the site be read without a network: the components of src/pages/offline.md, the code that starts the service worker
 * (worker/), and what makes the site an app. The worker and its list of files are a step of plugins/post-build.
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
      // The page's own background; client.ts lets it follow the color mode.
      { tagName: 'meta', attributes: { name: 'theme-color', content: '#ffffff' } },
    ],
  }),
});
