import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { file } from '../../markdown/openapi/spec';

/** Plugin: publishes the OpenAPI file of the pinning service under /openapi/ for readers to download. */
export const openApiFiles = ({ siteDir }: LoadContext): Plugin => ({
  name: 'openapi-files',
  getPathsToWatch: () => [join(siteDir, file)],
  async postBuild({ outDir }) {
    cpSync(join(siteDir, file), join(outDir, 'openapi', basename(file)));
  },
});
