import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { plain } from './plain';

const root = join(__dirname, '../..');

const configuration = `import { themeConfig } from './theme';

export default {
  title: 'Functionland docs',
  tagline: 'Guides and reference for FxBlox and the Fula network',
  url: 'https://docs.fx.land',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/img/mark.svg',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // Both sites are built without a cache that outlives the build.
  future: { v4: true, faster: { rspackPersistentCache: false } },
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' },
        blog: { onUntruncatedBlogPosts: 'ignore' },
        pages: false,
      },
    ],
  ],
  themeConfig,
};
`;

const linkPackages = (folder: string) =>
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

/** Lays out a Docusaurus site as its own tool makes one, with our pages, sidebars, navbar and images but no code of ours. */
export async function makeStock(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  linkPackages(folder);
  for (const part of ['docs', 'blog']) {
    for (const name of readdirSync(join(root, part), { recursive: true }).map(String)) {
      const from = join(root, part, name);
      const to = join(folder, part, name);
      if (!name.endsWith('.md')) continue;
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, await plain(readFileSync(from, 'utf8'), from));
    }
  }
  cpSync(join(root, 'static/img'), join(folder, 'static/img'), { recursive: true });
  cpSync(join(root, 'sidebars.ts'), join(folder, 'sidebars.ts'));
  cpSync(join(root, 'config/theme.ts'), join(folder, 'theme.ts'));
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'docusaurus.config.ts'), configuration);
  const { dependencies, browserslist } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'stock', private: true, dependencies, browserslist }),
  );
}

const leftOut = new Set(['node_modules', 'build', '.docusaurus', 'test-results']);

/** A copy of this site to build in, so that what lies in `build` stays. */
export function makeOurs(folder: string): void {
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== root || !leftOut.has(basename(path)),
  });
  linkPackages(folder);
}
