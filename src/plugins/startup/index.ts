import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The text of an inline script, from a file of the client folder. */
function inlineScript(name: 'early' | 'loader', constants: Record<string, string>): string {
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
 * Puts client/early.ts and client/loader.ts into the head of every page, and leaves the highlighter out of the main script.
 */
export const startup = ({ baseUrl, siteStorage }: LoadContext): Plugin => ({
  name: 'startup',
  configureWebpack: ({ mode }, isServer) =>
    isServer || mode !== 'production'
      ? {}
      : {
          output: { chunkLoadTimeout: chunkTimeoutMs },
          // The build highlights code, so browsers don't need this module of the theme and its highlighter, which take 35 KB.
          resolve: { alias: { [languages]: false } },
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
