import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { openApiFiles } from './plugins/openapi';
import { parseFrontMatter } from './plugins/front-matter';
import { bundlerCache } from './plugins/bundler-cache';
import { earlyScript } from './plugins/first-visit';
import { offline } from './plugins/offline';
import { postBuild } from './plugins/post-build';
import { feeds } from './plugins/feeds';
import { search } from './plugins/search';
import { socialCards } from './plugins/social-cards';
import { themeOverrides } from './plugins/theme-overrides';
import { markdown } from './config/markdown';
import { gitDates } from './config/gitDates';
import { refuseImage, searchInstead } from './config/brokenMarkdownLink';
import { mark, themeConfig } from './config/theme';

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

  // The banner for a wrong baseUrl is part of plugins/first-visit, which knows when the scripts are really missing.
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
  plugins: [
    bundlerCache,
    themeOverrides,
    earlyScript,
    openApiFiles,
    feeds,
    search,
    socialCards,
    offline,
    postBuild,
  ],
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
