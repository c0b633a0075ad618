import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { partsFolder } from '../../pages-schema/parts';

/** Plugin: while `npm start` runs, an edited part updates the pages that use it. */
export const parts = (): Plugin => ({
  name: 'parts',
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          include: dirname(partsFolder),
          enforce: 'pre',
          loader: join(__dirname, 'loader.ts'),
        },
      ],
    },
  }),
});
