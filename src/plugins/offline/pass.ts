import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Pass } from '../post-build/pages';
import { hashedFilesIn } from './address';
import { offlinePage, workerFile } from './names';
import { scriptsOf } from './scripts';
import { shortHash, writeWholeSite } from './wholeSite';

/** Pass: the service worker and the file of the whole site. Comes after everything that writes files. */
export const offlineFiles = (): Pass => ({
  name: 'offline-files',
  async finish({ outDir, generatedFilesDir, pages }) {
    const html = await readFile(join(outDir, `${offlinePage}.html`), 'utf8');
    const named = hashedFilesIn(html).filter((file) => !file.endsWith('.json'));
    const scripts = await scriptsOf(offlinePage, generatedFilesDir);
    const fallback = [...new Set([offlinePage, ...named, ...scripts])].sort();
    await build({
      entryPoints: [join(__dirname, 'worker/index.ts')],
      tsconfig: join(__dirname, 'worker/tsconfig.json'),
      outfile: join(outDir, workerFile),
      bundle: true,
      minify: true,
      format: 'iife',
      target: ['chrome111', 'firefox115', 'safari16.4'],
      legalComments: 'none',
      define: { FALLBACK: JSON.stringify(fallback) },
      // Makes it another worker when the page has changed.
      banner: { js: `// ${shortHash(html)}` },
    });
    await writeWholeSite(
      outDir,
      pages.map(({ route, title }) => ({ address: route, title })),
    );
  },
});
