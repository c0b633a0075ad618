import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';

const empty = resolve(__dirname, 'empty.ts');

/**
 * How long a page's scripts may take to come, in milliseconds: then the reader is told. On the Wi-Fi of a Blox requests are
 * not answered at all, and two minutes, as it is by itself, are too long to look at a bar.
 */
const chunkTimeoutMs = 30_000;

/**
 * Takes two client modules of theme-classic out of the bundle: its progress bar, which waits 200 ms and has no option
 * for it (src/client/routeProgress.ts waits 1000), and its Prism languages (code is highlighted by plugins/highlight).
 * Throws when an upgrade moves them, because the alias would then be silently without effect.
 */
export function themeOverrides(): Plugin {
  const replaced = ['nprogress', 'prism-include-languages'].map((name) =>
    require.resolve(`@docusaurus/theme-classic/lib/${name}.js`),
  );
  return {
    name: 'theme-overrides',
    configureWebpack: () => ({
      output: { chunkLoadTimeout: chunkTimeoutMs },
      resolve: { alias: Object.fromEntries(replaced.map((file) => [file, empty])) },
    }),
  };
}
