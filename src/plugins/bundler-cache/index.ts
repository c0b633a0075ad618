import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What all pages are made from. If any of it changes, the cache isn't used. */
const inputs = [
  'src/content',
  'src/data',
  'src/drawings',
  'src/markdown',
  'src/plugins',
  'docusaurus.config.ts',
  'package-lock.json',
];

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** Turns on the bundler's persistent cache, and tells it what pages depend on. */
export function bundlerCache({ siteDir }: LoadContext): Plugin {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(join(siteDir, input))))
    hash.update(file).update(readFileSync(file));
  const version = hash.digest('hex').slice(0, 16);
  const docs = join(siteDir, 'docs');
  return {
    name: 'bundler-cache',
    configureWebpack: (config, isServer) => ({
      // A build from the cache may swap two short names in the runtime. CI builds without it, so that the same sources always
      // give the same files.
      cache: !process.env.CI,
      experiments: {
        cache: {
          type: 'persistent',
          version: `${version}-${String(config.mode)}-${isServer ? 'server' : 'client'}`,
          storage: { type: 'filesystem', directory: join(siteDir, 'node_modules/.cache/rspack') },
        },
      } as object,
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: [docs],
            enforce: 'pre',
            use: [{ loader: require.resolve('./loader.cjs'), options: { docs } }],
          },
        ],
      },
    }),
  };
}
