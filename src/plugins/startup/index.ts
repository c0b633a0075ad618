import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The text of an inline script, from a file of the client folder. */
export function inlineScript(name: 'early' | 'loader', constants: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'client', `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: Object.fromEntries(
      Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]!.text.trim();
}

/** After this time, a page whose scripts don't load shows a message. The default is two minutes, and a Blox's Wi-Fi never answers. */
const chunkTimeoutMs = 30_000;

const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

/**
 * Puts client/early.ts and client/loader.ts into the head of every page, and makes client/start.ts the entry of the main
 * script.
 */
export const startup = ({ baseUrl, siteStorage }: LoadContext): Plugin => ({
  name: 'startup',
  configureWebpack: ({ mode }, isServer, { currentBundler: { instance } }) =>
    isServer || mode !== 'production'
      ? {}
      : {
          entry: join(__dirname, 'client/start.ts'),
          output: { chunkLoadTimeout: chunkTimeoutMs },
          module: {
            rules: [
              {
                test: /\.docusaurus[\\/](registry\.js|docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]index-\w+\.json)$/,
                loader: join(__dirname, 'shortenLoader.ts'),
              },
            ],
          },
          // The build highlights code, so browsers don't need this module of the theme and its highlighter, which take 35 KB.
          resolve: { alias: { [languages]: false } },
          plugins: [
            // Makes Chromium compile the main script off the main thread while it loads. Blocking time, measured like that in
            // client/start.ts: 252, 369, 402, and 661 ms with it, and 357, 372, 600, and 542 without.
            new instance.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\bmain\./,
              // After minification, which removes comments.
              stage: instance.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
            }),
          ],
        },
  injectHtmlTags: () => ({
    headTags: [
      { tagName: 'script', innerHTML: inlineScript('early', { NAMESPACE: siteStorage.namespace }) },
      // The development server's pages load their scripts themselves.
      ...(process.env.NODE_ENV === 'production'
        ? [{ tagName: 'script', innerHTML: inlineScript('loader', { BASE_URL: baseUrl }) }]
        : []),
    ],
  }),
});
