import { readdirSync } from 'node:fs';
import { defineConfig } from 'knip/config';
import site from './docusaurus.config';

/** Files that Docusaurus is told of by their path. */
const told = (paths: unknown): string[] => (paths as string[]).map((path) => path.slice(2));

const [, { theme }] = site.presets![0] as [string, { theme: { customCss: string[] } }];

const components = new Set(readdirSync('src/components'));

/** What a page uses, as imports: src/markdown/facts.ts writes them when the page is built. */
function importsOf(page: string): string {
  const drawings = [...page.matchAll(/<Drawing\s[^>]*?name="([\w-]+)"/g)].map(
    ([, name]) => `@site/src/drawings/${name}`,
  );
  const used = [...page.matchAll(/<([A-Z]\w*)/g)]
    .filter(([, name]) => components.has(name!))
    .map(([, name]) => `@site/src/components/${name}`);
  return [...new Set([...drawings, ...used])]
    .map((path, at) => `import used${at} from '${path}';\nused${at};`)
    .join('\n');
}

export default defineConfig({
  entry: [
    'docusaurus.config.ts',
    // Loaded by the configuration with tsx.
    'src/content/parseFrontMatter.ts',
    'src/{markdown,plugins}/index.ts',
    'sidebars.ts',
    // Kept for tools that want Babel.
    'babel.config.js',
    ...told(site.clientModules),
    ...told(theme.customCss),
    // Docusaurus takes a file of this folder in place of its own of the same name.
    'src/theme/**/index.tsx',
    'src/theme/MDXComponents/Code.tsx',
    '{docs,blog,src/pages}/**/*.{md,mdx}',
    // Components that plugins write into pages, and pages that plugins make.
    'src/components/{CodeBlock,Copy,Led,StaticHtml,Term}/index.tsx',
    'src/components/Steps/Step.tsx',
    'src/plugins/*/theme/**/{index,KeptPages,MissingPage}.tsx',
    'src/plugins/offline/{client,worker/index}.ts',
    'src/plugins/startup/client/*.ts',
    'scripts/*.ts',
    'static/examples/**/*.mjs',
    'tests/e2e/*.spec.ts',
  ],
  // tests/samples has its own packages.
  project: [
    '!tests/samples/**',
    '**/*.{ts,tsx,mts,mjs,js,css}',
    '{docs,blog,src/pages}/**/*.{md,mdx}',
  ],
  compilers: { md: importsOf, mdx: importsOf, css: () => '' },
  paths: {
    '@docusaurus/*': ['node_modules/@docusaurus/core/lib/client/exports/*'],
    '@theme-original/*': [
      'node_modules/@docusaurus/theme-classic/lib/theme/*',
      'node_modules/@docusaurus/core/lib/client/theme-fallback/*',
    ],
    '@theme/*': [
      'src/theme/*',
      'src/plugins/search/theme/*',
      'src/plugins/offline/theme/*',
      'node_modules/@docusaurus/theme-classic/lib/theme/*',
    ],
  },
  // Made by Docusaurus when it builds, and grammars that src/markdown/highlight.ts loads by name.
  ignoreDependencies: ['@generated/.*', 'prismjs'],
  // It would run the plugins without a site; what they load stands above.
  docusaurus: false,
});
