import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { builtPages, contentPages } from './pages';
import type { BuiltPage, BuiltSite, Step } from './pages';
import { parseHtml } from '../../markdown/html';
import { inlineStyles } from '../startup/styles';
import { markdownTwins } from '../markdown-export';
import { offlineFiles } from '../offline/step';
import { searchIndex } from '../search/step';
import { securityPolicy } from '../security-policy';

/** The steps, in order. */
const steps = (): Step[] => [
  markdownTwins(),
  searchIndex(),
  inlineStyles(),
  securityPolicy(),
  offlineFiles(),
];

/** Adds the step and the page to error messages. */
async function run<T>(step: Step, file: string, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${step.name}: ${file}: ${(error as Error).message}`, { cause: error });
  }
}

function addToHead(page: BuiltPage, tags: readonly (string | void)[]): void {
  const [before, ...after] = page.html.split('</head>');
  if (after.length === 0)
    throw new Error(
      `post-build: ${page.file}: the page has no </head>. Has the page template changed? Correct src/plugins/post-build/index.ts.`,
    );
  page.html = [before! + tags.join(''), ...after].join('</head>');
}

/** Runs the steps. Pages are parsed one at a time, because all trees together would take 1 GB. */
async function runSteps(list: readonly Step[], site: BuiltSite): Promise<void> {
  const pages = await builtPages(site);
  for (const page of pages) {
    const tree = parseHtml(page.html);
    const tags: (string | void)[] = [];
    for (const step of list)
      tags.push(await run(step, page.file, () => step.read?.(page, tree, site)));
    addToHead(page, tags);
  }
  const common: (string | void)[] = [];
  for (const step of list) common.push(await run(step, 'all pages', () => step.collect?.(site)));
  for (const page of pages) {
    addToHead(page, common);
    for (const step of list)
      if (step.rewrite) page.html = await run(step, page.file, () => step.rewrite!(page, site));
    await writeFile(join(site.outDir, page.file), page.html);
  }
  for (const step of list) await run(step, 'all files', () => step.finish?.(site));
}

/** Plugin: turns the output of Docusaurus into the published site. */
export const postBuild = ({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin => ({
  name: 'post-build',
  async postBuild({ outDir, plugins }) {
    const { url, title, tagline, baseUrl } = siteConfig;
    const pages = contentPages(plugins, url);
    const site = { url, title, tagline, baseUrl, siteDir, outDir, generatedFilesDir, pages };
    await runSteps(steps(), site);
  },
});
