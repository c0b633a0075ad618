import { createRequire } from 'node:module';
import 'tsx/cjs';
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { gitDates } from './config/gitDates';
import { refuseImage, searchInstead } from './config/brokenMarkdownLink';
import { mark, themeConfig } from './config/theme';

// Loaded with tsx. Docusaurus would compile the plugins and the packages they import with Babel, which takes 8 seconds.
const { markdown, parseFrontMatter, plugins } = createRequire(__filename)(
  './src/plugins/index.ts',
) as typeof import('./src/plugins');

const repository = 'https://github.com/functionland/docs';
const editUrl = `${repository}/edit/main/`;

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  editUrl,
  ...markdown,
} satisfies PresetOptions['docs'];

const blog = {
  blogTitle: 'News',
  blogDescription: 'Dated news of the Fula network, FxBlox and these pages.',
  blogSidebarTitle: 'All news',
  blogSidebarCount: 'ALL',
  onUntruncatedBlogPosts: 'ignore',
  showReadingTime: false,
  editUrl,
  feedOptions: { type: ['rss', 'atom'], title: 'Functionland news', limit: false },
  ...markdown,
} satisfies PresetOptions['blog'];

const preset: PresetOptions = {
  docs,
  blog,
  pages: markdown,
  theme: { customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/print.css'] },
  sitemap: { lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['/search'] },
};

const config: Config = {
  title: 'Functionland docs',
  tagline: 'Guides and reference for FxBlox and the Fula network',
  url: 'https://docs.fx.land',
  baseUrl: '/',
  trailingSlash: false,
  organizationName: 'functionland',
  projectName: 'docs',
  favicon: mark,
  i18n: { defaultLocale: 'en', locales: ['en'] },

  // The banner for a wrong baseUrl is part of src/plugins/startup, which knows when the scripts are really missing.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: searchInstead, onBrokenMarkdownImages: refuseImage },
  },

  future: { v4: true, experimental_vcs: gitDates },
  presets: [['classic', preset]],
  plugins,
  clientModules: [
    './src/client/chunkErrors.ts',
    './src/client/routeProgress.ts',
    './src/client/revealHash.ts',
    './src/client/announceRoute.ts',
    './src/client/prefetchOnIntent.ts',
    './src/client/openForPrint.ts',
    './src/client/dismissTips.ts',
  ],
  themeConfig,
};

export default config;
