import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { pagesIn } from '../../pages-schema/files';
import { partsFolder, unusedParts } from '../../pages-schema/parts';
import { compileAlone } from '../../markdown/compile';

/**
 * Plugin: stops the build if a part is at fault or isn't used, with the file and line of the part. While `npm start` runs, an
 * edited part updates the pages that use it.
 */
export function parts(): Plugin {
  const docs = dirname(partsFolder);
  return {
    name: 'parts',
    getPathsToWatch: () => [join(partsFolder, '*.md')],
    async loadContent() {
      const paths = pagesIn(partsFolder);
      const faults = await Promise.all(
        paths.map((path) =>
          compileAlone(relative(process.cwd(), path), readFileSync(path, 'utf8')),
        ),
      );
      const problems = [
        ...faults.flatMap((fault) =>
          fault ? `${fault.file}:${fault.line}:${fault.column}: ${fault.message}` : [],
        ),
        ...unusedParts(),
      ];
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          { test: /\.mdx?$/, include: docs, enforce: 'pre', loader: join(__dirname, 'loader.ts') },
        ],
      },
    }),
  };
}
