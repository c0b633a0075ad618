import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Step } from '../post-build/pages';
import { hashedFilesIn } from './copy/address';
import { archiveSection, offlinePage, workerFile } from './copy/names';
import { isLeftOut, shortHash, writeSiteCopy } from './files';
import { scriptsOf, scriptsOnlyOf } from './scripts';

/** Step: the service worker and the files that a saved copy is made of. Comes after everything that writes files. */
export const offlineFiles = (): Step => ({
  name: 'offline-files',
  async finish({ outDir, generatedFilesDir, pages }) {
    await writeSiteCopy(outDir, {
      sections: new Map(
        pages.map(({ route, section, type }) => [
          route,
          type === 'archive' ? archiveSection : section,
        ]),
      ),
      unneeded: await scriptsOnlyOf(isLeftOut, generatedFilesDir),
    });
    const html = await readFile(join(outDir, `${offlinePage}.html`), 'utf8');
    const named = hashedFilesIn(html).filter((file) => !file.endsWith('.json'));
    const assets = new Set([...named, ...(await scriptsOf(offlinePage, generatedFilesDir))]);
    const fallback = { revision: shortHash(html), assets: [...assets].sort() };
    await build({
      entryPoints: [join(__dirname, 'worker/index.ts')],
      tsconfig: join(__dirname, 'worker/tsconfig.json'),
      outfile: join(outDir, workerFile),
      bundle: true,
      minify: true,
      format: 'iife',
      target: ['chrome111', 'firefox115', 'safari16.4'],
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"', FALLBACK: JSON.stringify(fallback) },
    });
  },
});
