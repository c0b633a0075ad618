/**
 * What this site replaces in Docusaurus or takes from its internals, with hashes of the upstream files. tests/unit/upstream.test.ts
 * compares the hashes with the installed version. README.md says what to do when that test fails.
 */

/** The version that the hashes are from. */
export const docusaurus = '3.10.2';

/** Hashes of the upstream parts, by their path below src/theme. The first line of our file has the reason. */
export const overrides: Record<string, string> = {
  BlogArchivePage: '9a46c4deb232',
  BlogPostItems: '4af2e109c630',
  Details: 'b3a7ed79e128',
  'DocBreadcrumbs/StructuredData': '7b282577fb02',
  'DocItem/Content': '0902dcb538c3',
  'DocItem/Footer': '93722eb781e3',
  ErrorPageContent: 'a85bb2d0b98b',
  Loading: 'ffd8013daa28',
  MDXComponents: 'b1a0eed95525',
  'MDXComponents/Code': 'd24106e06e4c',
  'Navbar/MobileSidebar/Layout': '25a9f4a9c4a5',
  SkipToContent: 'f7a357c2b9ac',
};

interface Internal {
  /** Our files that depend on it. */
  ours: string[];
  /** What they depend on. */
  needs: string;
  upstream: string;
  hash: string;
}

/** Other code that depends on Docusaurus internals. */
export const internals: Internal[] = [
  {
    ours: ['src/theme/Loading'],
    needs: 'The context in which the layout finds the plugin of a page.',
    upstream: '@docusaurus/core/lib/client/routeContext.js',
    hash: '5b7cfc91bc88',
  },
  {
    ours: ['src/plugins/search/theme/NotFound/Content'],
    needs: 'The not-found page has this content, which ours takes the place of.',
    upstream: '@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js',
    hash: '1339cadd0fe0',
  },
  {
    ours: ['src/theme/Navbar/MobileSidebar/Layout'],
    needs: 'The exports of @docusaurus/theme-common/internal.',
    upstream: '@docusaurus/theme-common/lib/internal.js',
    hash: 'd9e37193d340',
  },
  {
    ours: ['src/client/keepFailures.ts'],
    needs:
      'A route change waits for `preload` of the generated routes, and a failed one reloads the document.',
    upstream: '@docusaurus/core/lib/client/PendingNavigation.js',
    hash: '1c489db32b56',
  },
  {
    ours: ['src/plugins/startup/template.ts'],
    needs: 'Our template is a copy of this one, except for the scripts and the color mode button.',
    upstream: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    hash: '5d6584e4a61b',
  },
  {
    ours: ['src/plugins/markdown-export/markdown.ts', 'src/css/content.css'],
    needs:
      'The elements of an admonition: the heading is the first child, and the icon is in a span.',
    upstream: '@docusaurus/theme-classic/lib/theme/Admonition/Layout/index.js',
    hash: '7d2ebc008f4b',
  },
  {
    ours: ['src/client/routeProgress.ts'],
    needs: 'The progress bar of the theme is `nprogress`, and starts and ends with a route.',
    upstream: '@docusaurus/theme-classic/lib/nprogress.js',
    hash: '58b21ff3eb27',
  },
  {
    ours: ['src/plugins/startup/index.ts'],
    needs: 'Only this client module brings the highlighter into the main script.',
    upstream: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    hash: 'a464a26897cc',
  },
];
