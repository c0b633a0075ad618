import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { BuiltPage, Step } from '../post-build/pages';
import { inlineScript } from './bundle';
import { criticalCss, namesIn, type Names } from './criticalCss';

const stylesheetTag =
  /<link rel="?stylesheet"? href="?(\/[^\s">]*assets\/css\/[^\s">]+\.css)"? ?\/?>/g;
const scriptTag =
  /<script src="?(\/[^\s">]*assets\/js\/[^\s">]+\.js)"? defer(?:="?(?:defer|true)?"?)?><\/script>/g;

/** A page with the styles it needs inside, and the loader in place of its stylesheet and scripts. */
export function withLoader(html: string, styles: string, loader: string): string {
  const sheets = [...html.matchAll(stylesheetTag)].map(([, href]) => href!);
  const scripts = [...html.matchAll(scriptTag)].map(([, source]) => source!);
  if (sheets.length !== 1 || scripts.length === 0)
    throw new Error(
      `expected 1 stylesheet and at least 1 deferred script, found ${sheets.length} and ${scripts.length}. Has the way Docusaurus writes them changed? Correct src/plugins/startup/index.ts.`,
    );
  const start = `<script data-scripts="${scripts.join(' ')}" data-styles="${sheets[0]}">${loader}</script>`;
  return html
    .replaceAll(scriptTag, '')
    .replace(stylesheetTag, () => `<style>${styles}</style>${start}`);
}

/** Step: puts the styles that a page needs into it, and starts its scripts after the first paint. It only saves time. */
export function firstVisit(): Step {
  const names = new Map<BuiltPage, Names>();
  let pick: (names: Names) => string;
  let loader: string;
  return {
    name: 'first-visit',
    read: (page, tree) => void names.set(page, namesIn(tree)),
    async collect({ outDir, baseUrl }) {
      const folder = join(outDir, 'assets/css');
      const [file, ...more] = (await readdir(folder)).filter((name) => name.endsWith('.css'));
      if (!file || more.length > 0)
        throw new Error(
          `expected one stylesheet in ${folder}, found ${more.length + (file ? 1 : 0)}. Correct src/plugins/startup/index.ts.`,
        );
      pick = criticalCss(await readFile(join(folder, file), 'utf8'));
      loader = inlineScript('loader', { BASE_URL: baseUrl });
    },
    rewrite: (page) => withLoader(page.html, pick(names.get(page)!), loader),
  };
}

/**
 * Puts client/early.ts into the head of every page, makes client/start.ts the entry of the main script, and has Chromium compile
 * that script beside the main thread while it loads.
 */
export const quickStart = ({ siteStorage }: LoadContext): Plugin => ({
  name: 'quick-start',
  configureWebpack: ({ mode }, isServer, { currentBundler: { instance } }) =>
    isServer || mode !== 'production'
      ? {}
      : {
          entry: join(__dirname, 'client/start.ts'),
          plugins: [
            new instance.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\bmain\./,
              // After minification, which removes comments.
              stage: instance.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
            }),
          ],
        },
  injectHtmlTags: () => ({
    headTags: [
      { tagName: 'script', innerHTML: inlineScript('early', { NAMESPACE: siteStorage.namespace }) },
    ],
  }),
});
