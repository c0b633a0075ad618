import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagObject, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { hashedFilesIn } from '../../src/offline/address';
import { listFile, offlinePage, summaryFile, workerFile } from '../../src/offline/names';
import { listSite } from './files';
import { scriptsOf } from './scripts';

/** What makes the site an app that can be installed. */
const headTags: HtmlTagObject[] = [
  { tagName: 'link', attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
  // The page's own background; client.ts lets it follow the color mode.
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#ffffff' } },
];

/** The worker as one script, with what it has to know of this build. */
async function buildWorker(
  fallback: { revision: string; assets: string[] },
  outfile: string,
): Promise<void> {
  await build({
    entryPoints: [join(__dirname, 'worker/index.ts')],
    tsconfig: join(__dirname, 'worker/tsconfig.json'),
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', FALLBACK: JSON.stringify(fallback) },
  });
}

/**
 * Lets the site be read without a network: the page `/offline`, a service worker (worker/) that keeps what was visited, and
 * the list of files that a reader fetches who saves the whole site. Has to be the last plugin that writes into the build.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    getClientModules: () => [join(__dirname, 'client.ts')],
    injectHtmlTags: () => ({ headTags }),
    contentLoaded({ actions }) {
      actions.addRoute({
        path: offlinePage,
        component: '@site/src/components/SaveSite/OfflinePage',
        exact: true,
      });
    },
    async postBuild({ outDir, generatedFilesDir }) {
      const site = await listSite(outDir);
      const { list, ...summary } = site;
      await writeFile(join(outDir, listFile), JSON.stringify({ ...summary, list }));
      await writeFile(join(outDir, summaryFile), JSON.stringify(summary));
      const html = await readFile(join(outDir, `${offlinePage}.html`), 'utf8');
      const named = hashedFilesIn(html).filter((file) => !file.endsWith('.json'));
      const assets = new Set([...named, ...(await scriptsOf(offlinePage, generatedFilesDir))]);
      const revision = list.find(([address]) => address === offlinePage)![1];
      await buildWorker({ revision, assets: [...assets].sort() }, join(outDir, workerFile));
    },
  };
}
