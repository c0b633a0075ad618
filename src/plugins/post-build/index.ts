import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { builtPages, contentPages } from './pages';
import type { BuiltPage, BuiltSite, Pass } from './pages';
import { parseHtml } from '../../markdown/html';
import { inlineStyles } from '../startup/styles';
import { markdownTwins } from '../markdown-export';
import { offlineFiles } from '../offline/pass';
import { searchIndex } from '../search/pass';
import { securityPolicy } from '../security-policy';

/** The passes, in order. */
const passes = (): Pass[] => [
  markdownTwins(),
  searchIndex(),
  inlineStyles(),
  securityPolicy(),
  offlineFiles(),
];

/** Adds the pass and the page to error messages. */
async function run<T>(pass: Pass, file: string, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${pass.name}: ${file}: ${(error as Error).message}`, { cause: error });
  }
}

function addToHead(page: BuiltPage, tags: readonly (string | void)[]): void {
  page.html = page.html.replace('</head>', () => `${tags.join('')}</head>`);
}

/** Runs the passes. Pages are parsed one at a time, because all trees together would take 1 GB. */
async function runPasses(list: readonly Pass[], site: BuiltSite): Promise<void> {
  const pages = await builtPages(site);
  for (const page of pages) {
    const tree = parseHtml(page.html);
    const tags: (string | void)[] = [];
    for (const pass of list)
      tags.push(await run(pass, page.file, () => pass.read?.(page, tree, site)));
    addToHead(page, tags);
  }
  const common: (string | void)[] = [];
  for (const pass of list) common.push(await run(pass, 'all pages', () => pass.collect?.(site)));
  for (const page of pages) {
    addToHead(page, common);
    for (const pass of list)
      if (pass.rewrite) page.html = await run(pass, page.file, () => pass.rewrite!(page, site));
    await writeFile(join(site.outDir, page.file), page.html);
  }
  for (const pass of list) await run(pass, 'all files', () => pass.finish?.(site));
}

/** Plugin: turns the output of Docusaurus into the published site. */
export const postBuild = ({ siteConfig }: LoadContext): Plugin => ({
  name: 'post-build',
  async postBuild({ outDir, plugins }) {
    const { url, title, tagline, baseUrl } = siteConfig;
    const pages = contentPages(plugins, url);
    const site = { url, title, tagline, baseUrl, outDir, pages };
    await runPasses(passes(), site);
  },
});
