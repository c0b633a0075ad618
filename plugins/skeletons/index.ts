import { dirname, join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docuHash } from '@docusaurus/utils';
import { skeletonOf } from './skeleton';

export { rehypeMarkWords } from './mark';

const loader = require.resolve('./loader.cjs');

/** What the compiler makes of the pages, handed from one loader to another, whichever comes first. */
class Compiled {
  private readonly code = new Map<string, string>();
  private given = 0;

  async give(path: string, code: string): Promise<string> {
    this.code.set(path, code);
    this.given += 1;
    return code;
  }

  /** Undefined where the page has a fault: the compiler says so, and nothing more comes. */
  async take(path: string): Promise<string | undefined> {
    // Both loaders run in one thread, so only moments count in which it has nothing to do.
    for (let [idle, before] = [0, -1]; idle < 40; idle = this.given === before ? idle + 1 : 0) {
      const code = this.code.get(path);
      if (code !== undefined) return code;
      before = this.given;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return undefined;
  }
}

/**
 * Lets a first visit load the words of a documentation page once. Docusaurus sends them twice: as HTML and, for React, as
 * a script. Here the first page of a visit comes with a skeleton of that script, which holds what a script is needed for
 * (tabs, steps, buttons) and takes the words from the document; the pages after it come as Docusaurus makes them. Without
 * this plugin the site is the same, only heavier.
 *
 * It stands on three things of Docusaurus: pages are compiled by its MDX loader to `_jsx` calls, `@generated/registry` says
 * how they are loaded, and the html element of a page has the class `docs-doc-id-…`. tests/e2e/skeletons.spec.ts fails when
 * one of them changes.
 */
export function skeletons({ siteDir }: LoadContext): Plugin {
  const docs = join(siteDir, 'docs/');
  const pages = new Compiled();
  let count = 0;
  return {
    name: 'skeletons',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']!
        .default as LoadedContent;
      const entries = await Promise.all(
        loadedVersions
          .flatMap(({ docs }) => docs)
          .map(async ({ id, source }) => {
            const file = await actions.createData(`${docuHash(source)}.skeleton`, source);
            if (source !== `@site/docs/${id}.md`) {
              throw new Error(
                `skeletons: ${source} has the id "${id}", but an id has to be the path below docs/. Take \`id\` out of its front matter, and name the file …/index.md where it opens a section.`,
              );
            }
            return `${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`;
          }),
      );
      count = entries.length;
      await actions.createData('skeletons.js', `export default {\n${entries.join('\n')}\n};\n`);
    },
    configureWebpack(_, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const words = join(__dirname, 'words.ts');
      return {
        // Docusaurus moves what half of the pages use to a chunk of its own. A page counts twice here.
        optimization: { splitChunks: { cacheGroups: { common: { minChunks: count } } } },
        plugins: [
          new NormalModuleReplacementPlugin(
            /^@generated\/registry$/,
            join(__dirname, 'registry.ts'),
          ),
        ],
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              // Docusaurus looks at the paths of all rules for MDX.
              include: [docs],
              enforce: 'post',
              use: [
                {
                  loader,
                  options: { run: (path: string, code: string) => pages.give(path, code) },
                },
              ],
            },
            {
              test: /\.skeleton$/,
              type: 'javascript/auto',
              use: [
                {
                  loader,
                  options: {
                    run: async (_path: string, source: string) => {
                      const page = source.trim().replace(/^@site/, siteDir);
                      const code = await pages.take(page);
                      if (code === undefined) return 'throw new Error("No skeleton");';
                      // The skeleton is not where the page is.
                      const moved = code.replaceAll('!./', `!${dirname(page)}/`);
                      return skeletonOf(moved, source.trim(), words);
                    },
                  },
                },
              ],
            },
          ],
        },
      };
    },
  };
}
