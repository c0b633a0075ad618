import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { apis, fileOf } from '../../markdown/openapi/spec';

/** Plugin: publishes the OpenAPI files under /openapi/ for readers to download. */
export const openApiFiles = (): Plugin => ({
  name: 'openapi-files',
  getPathsToWatch: () => apis.map(fileOf),
  async postBuild({ outDir }) {
    for (const api of apis) cpSync(fileOf(api), join(outDir, 'openapi', `${api}.json`));
  },
});
