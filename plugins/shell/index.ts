import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';

const empty = resolve(__dirname, 'empty.ts');

/**
 * Takes two client modules of theme-classic out of the bundle: its progress bar, which waits 200 ms and has no option
 * for it (src/client/routeProgress.ts waits 1000), and its Prism languages (code is highlighted by plugins/highlight).
 * Throws when an upgrade moves them, because the alias would then be silently without effect.
 */
export function shell(): Plugin {
  const replaced = ['nprogress', 'prism-include-languages'].map((name) =>
    require.resolve(`@docusaurus/theme-classic/lib/${name}.js`),
  );
  return {
    name: 'shell',
    configureWebpack: () => ({
      resolve: { alias: Object.fromEntries(replaced.map((file) => [file, empty])) },
    }),
  };
}
