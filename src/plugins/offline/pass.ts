import { join } from 'node:path';
import { build } from 'esbuild';
import type { Pass } from '../post-build/pages';
import { workerFile } from './names';
import { writeWholeSite } from './wholeSite';

/** Pass: the service worker and the file of the whole site. Comes after everything that writes files. */
export const offlineFiles = (): Pass => ({
  name: 'offline-files',
  async finish({ outDir }) {
    await build({
      entryPoints: [join(__dirname, 'worker/index.ts')],
      tsconfig: join(__dirname, 'worker/tsconfig.json'),
      outfile: join(outDir, workerFile),
      bundle: true,
      minify: true,
      format: 'iife',
      target: ['chrome111', 'firefox115', 'safari16.4'],
      legalComments: 'none',
    });
    await writeWholeSite(outDir);
  },
});
