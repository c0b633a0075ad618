import type { Plugin } from '@docusaurus/types';

/** After this time, a page whose scripts don't load shows a message. The default is two minutes, and a Blox's Wi-Fi never answers. */
const chunkTimeoutMs = 30_000;

/**
 * Removes two client modules of theme-classic from the bundle: its progress bar, which appears after 200 ms
 * (src/client/routeProgress.ts waits 1000), and its Prism languages (src/markdown/highlight.ts colors code). Throws if an upgrade
 * moves them, because the alias would have no effect.
 */
export function themeOverrides(): Plugin {
  const removed = ['nprogress', 'prism-include-languages'].map((name) =>
    require.resolve(`@docusaurus/theme-classic/lib/${name}.js`),
  );
  return {
    name: 'theme-overrides',
    configureWebpack: () => ({
      output: { chunkLoadTimeout: chunkTimeoutMs },
      resolve: { alias: Object.fromEntries(removed.map((file) => [file, false])) },
    }),
    // Lightning CSS, which minifies the stylesheet, adds prefixes, too.
    configurePostCss: (options) => ({
      ...options,
      plugins: (options.plugins as unknown[]).filter(
        (plugin) => !String(plugin).includes('postcss-preset-env'),
      ),
    }),
  };
}
