import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import 'tsx/cjs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, MarkdownHooks, VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import sidebars from './sidebars';
import { sourceRoute } from './src/pages-schema/routes';
import { footer } from './src/data/footer';
import { links } from './src/data/links';
import { redirects } from './src/data/redirects';
import { template } from './src/plugins/startup/template';

// Loaded with tsx: Docusaurus would compile these files and the packages they import with Babel, which takes 8 seconds.
const load = createRequire(__filename);
const { parseFrontMatter } = load(
  './src/pages-schema/parseFrontMatter.ts',
) as typeof import('./src/pages-schema/parseFrontMatter');
const { markdown } = load('./src/markdown/index.ts') as typeof import('./src/markdown');
const { plugins } = load('./src/plugins/index.ts') as typeof import('./src/plugins');

// Pages are also made from src/data and other pages, which the bundler's cache doesn't know about. The option
// `rspackPersistentCache` of Docusaurus 3.10 turns it off only for the build, and not for `npm start`.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

const git = getVcsPreset('git-eager');

/**
 * The Git history, which Docusaurus reads once. The sitemap asks for relative paths, which Docusaurus 3.10 doesn't find in
 * it. Without a history, as in a downloaded copy, there are no dates.
 */
const gitDates: VcsConfig = {
  initialize: (params) => git.initialize(params),
  getFileCreationInfo: (file) => git.getFileCreationInfo(resolve(file)).catch(() => null),
  getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(resolve(file)).catch(() => null),
};

/**
 * A link to a missing Markdown file only warns, and leads readers to a search for that page. Otherwise the check of all
 * links would stop the build.
 */
const searchInstead: Extract<
  MarkdownHooks['onBrokenMarkdownLinks'],
  (...params: never[]) => unknown
> = ({ sourceFilePath, url, node }) => {
  const line = node.position?.start.line ?? 1;
  console.warn(
    `[WARNING] ${relative(process.cwd(), sourceFilePath)}:${line}: the link ${url} leads to no file. Correct it, or link the page by its address, such as /functionyard/support.`,
  );
  return `/search?q=${encodeURIComponent(basename(url).replace(/\.mdx?(#.*)?$/, ''))}`;
};

/** A missing image stops the build with file, line, and fix. */
const refuseImage: Extract<
  MarkdownHooks['onBrokenMarkdownImages'],
  (...params: never[]) => unknown
> = ({ sourceFilePath, url, node }) => {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  throw new Error(
    `${relative(process.cwd(), sourceFilePath)}:${line}:${column}: there is no image ${url}. Correct its name, or add the file to static/img.`,
  );
};

/** The logo mark, for the browser tab and the navbar. Inlined, because its two requests would delay a first visit's LCP. */
const mark = `data:image/svg+xml,${encodeURIComponent(readFileSync('static/img/mark.svg', 'utf8'))}`;

interface MenuItem {
  id?: string;
  link?: { id: string };
  items?: readonly (string | MenuItem)[];
}

/** The pages of an item of the menu, in order. */
function documentIds(item: string | MenuItem): string[] {
  if (typeof item === 'string') return [item];
  const page = item.link?.id ?? item.id;
  return [...(page === undefined ? [] : [page]), ...(item.items ?? []).flatMap(documentIds)];
}

/** A navbar link for a section of the menu, active on all its pages. It leads to the first of them, or to the given address. */
function section(label: string, to?: string) {
  const category = sidebars.tutorialSidebar.find((item) => item.label === label);
  if (!category)
    throw new Error(
      `docusaurus.config.ts: the navbar links to "${label}", which sidebars.ts doesn't have. Use one of ${sidebars.tutorialSidebar.map((item) => item.label).join(', ')}.`,
    );
  const routes = documentIds(category).map(sourceRoute);
  return { label, to: to ?? routes[0], activeBaseRegex: `^(${routes.join('|')})$` };
}

const url = 'https://docs.fx.land';

/** Navbar, footer, announcement, and color mode. */
const themeConfig: ThemeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  image: 'img/social-card.png',
  announcementBar: {
    id: 'web-app',
    content: 'You manage your Blox in the web app. <a href="/functionyard/fxblox-app">See it</a>',
    isCloseable: true,
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: {
    title: 'Functionland',
    logo: { alt: '', src: mark, width: 32, height: 32 },
    items: [
      section('Set up', '/getting-started-testnet'),
      section('Store files'),
      section('Look after it', '/functionyard#map'),
      section('Fix'),
      section('Earn'),
      section('Build'),
      { type: 'search', position: 'right' },
      {
        href: links.github,
        label: 'GitHub',
        position: 'right',
        'aria-label': 'Functionland on GitHub',
      },
    ],
  },
  footer: {
    links: footer,
    copyright: 'Made by Functionland Inc. and contributors.',
  },
};

/** The site and its publisher, for search engines. The preset describes the pages. */
const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Functionland docs',
  url: `${url}/`,
  publisher: {
    '@type': 'Organization',
    name: 'Functionland',
    url: links.company,
    logo: `${url}/img/icon-512.png`,
    sameAs: [links.github, links.x, links.youtube, links.linkedin],
  },
};

const editUrl = `${links.repo_docs}/edit/main/`;

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  editUrl,
  ...markdown,
} satisfies PresetOptions['docs'];

const blog = {
  blogTitle: 'News',
  blogDescription: 'News about the Fula network, FxBlox, and this site.',
  blogSidebarCount: 0,
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
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/components.css',
      './src/css/navbar.css',
      './src/css/sidebar.css',
      './src/css/content.css',
      './src/css/home.css',
      './src/css/print.css',
    ],
  },
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    ignorePatterns: ['/search', '/design/test'],
  },
};

const config: Config = {
  title: 'Functionland docs',
  tagline: 'Guides and reference for FxBlox and the Fula network',
  url,
  baseUrl: '/',
  trailingSlash: false,
  organizationName: 'functionland',
  projectName: 'docs',
  favicon: mark,
  i18n: { defaultLocale: 'en', locales: ['en'] },

  // src/plugins/startup shows it when scripts are really missing. Docusaurus would, before the delayed scripts have run.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: searchInstead, onBrokenMarkdownImages: refuseImage },
  },

  ssrTemplate: template,
  headTags: [
    {
      tagName: 'script',
      attributes: { type: 'application/ld+json' },
      innerHTML: JSON.stringify(structuredData),
    },
  ],
  future: { v4: true, experimental_vcs: gitDates },
  presets: [['classic', preset]],
  plugins: [...plugins, ['@docusaurus/plugin-client-redirects', { redirects }]],
  clientModules: [
    './src/client/keepFailures.ts',
    './src/client/commonParts.ts',
    './src/client/routeProgress.ts',
    './src/client/revealHash.ts',
    './src/client/announceRoute.ts',
  ],
  themeConfig,
};

export default config;
