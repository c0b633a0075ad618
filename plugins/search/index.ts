import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { pack, type IndexFile, type PageState, type SourcePage } from '../../src/search/index-file';
import { sectionsOf } from './extract';
import { cut } from './texts';

/** What the files of a page are made from: when one of them changes, the index gets another name. */
const sources = [
  'blog',
  'config',
  'docs',
  'plugins',
  'src',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
];

const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

async function digestOf(folder: string): Promise<string> {
  const files = await Promise.all(
    sources.map(async (source) => {
      const path = join(folder, source);
      if (/\.\w+$/.test(source)) return [path];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const contents = await Promise.all(
    files
      .flat()
      .sort()
      .map((file) => readFile(file)),
  );
  return digest(contents.map(digest).join());
}

type Meta = Omit<SourcePage, 'sections'>;

/** All documentation pages and posts, and the list of posts, with what their front matter says. */
function pagesOf(plugins: LoadedPlugin[], baseUrl: string): Meta[] {
  const content = (name: string) => plugins.find((plugin) => plugin.name === name)?.content;
  const docs = content('docusaurus-plugin-content-docs') as LoadedContent | undefined;
  const blog = content('docusaurus-plugin-content-blog') as BlogContent | undefined;
  const documentation = (docs?.loadedVersions ?? []).flatMap((version) =>
    version.docs
      .filter((doc) => !doc.unlisted && !doc.draft)
      .map((doc): Meta => {
        const front = doc.frontMatter as { keywords?: string[]; status?: PageState };
        return {
          // An index page's own address still has a slash at its end here; the built site has none.
          route: doc.permalink === baseUrl ? baseUrl : doc.permalink.replace(/\/$/, ''),
          title: doc.title,
          description: doc.description,
          keywords: front.keywords ?? [],
          state: front.status ?? 'current',
        };
      }),
  );
  const posts = (blog?.blogPosts ?? []).map(({ metadata }): Meta => ({
    route: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    keywords: metadata.frontMatter.keywords ?? [],
    state: 'current',
  }));
  const archive: Meta = {
    route: `${baseUrl}blog/archive`,
    title: 'News archive',
    description: 'All news by year',
    keywords: ['blog', 'posts', 'announcements', 'release notes'],
    state: 'current',
  };
  return posts.length > 0 ? [...documentation, ...posts, archive] : documentation;
}

const fileOf = (route: string, baseUrl: string): string =>
  route === baseUrl ? 'index.html' : `${route.slice(baseUrl.length)}.html`;

const folder = 'assets/search';
const indexFile = (content: unknown): string => `${folder}/index.${String(content)}.json`;

/** Makes the search index from the rendered pages, and the page with all results. */
export function search({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'search',
    loadContent: () => digestOf(siteDir),
    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${baseUrl}search`,
        component: '@site/src/components/SearchPage/index.tsx',
        exact: true,
      });
    },
    // Pages name the index themselves: it is made after the scripts, and asking for its name would cost a request.
    injectHtmlTags: ({ content }) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: { name: 'search-index', content: `${baseUrl}${indexFile(content)}` },
        },
      ],
    }),
    async postBuild({ content, outDir, plugins }) {
      const pages = pagesOf(plugins, baseUrl).map((page): SourcePage => {
        const sections = sectionsOf(
          readFileSync(join(outDir, fileOf(page.route, baseUrl)), 'utf8'),
        );
        const start = { anchor: '', heading: '', text: '' };
        // Every page starts with a section without heading: it carries the title.
        return { ...page, sections: sections[0]?.anchor === '' ? sections : [start, ...sections] };
      });
      await mkdir(join(outDir, folder), { recursive: true });
      const texts: IndexFile['texts'] = [];
      for (const { first, sections } of cut(
        pages.flatMap((page) => page.sections.map(({ text }) => text)),
      )) {
        const json = JSON.stringify(sections);
        const name = `${digest(json)}.json`;
        texts.push([name, first]);
        await writeFile(join(outDir, folder, name), json);
      }
      await writeFile(join(outDir, indexFile(content)), JSON.stringify(pack(pages, texts)));
    },
  };
}
