import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Step } from '../built-pages';
import { hashedFilesIn } from './copy/address';
import { offlinePage, workerFile } from './copy/names';
import { writeSiteCopy } from './files';
import { scriptsOf } from './scripts';

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

/** Step: the service worker and the files that a saved copy is made of. Comes after everything that writes files. */
export const offlineFiles = (): Step => ({
  name: 'offline-files',
  async finish({ outDir, generatedFilesDir }) {
    const { bundles } = await writeSiteCopy(outDir);
    const html = await readFile(join(outDir, `${offlinePage}.html`), 'utf8');
    const named = hashedFilesIn(html).filter((file) => !file.endsWith('.json'));
    const assets = new Set([...named, ...(await scriptsOf(offlinePage, generatedFilesDir))]);
    const list = bundles.flatMap((bundle) => bundle.list);
    const revision = list.find(([address]) => address === offlinePage)![1];
    await buildWorker({ revision, assets: [...assets].sort() }, join(outDir, workerFile));
  },
});
