import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { links } from '../../src/data';
import type { PageFrontMatter } from '../../config/frontMatter';
import { sourceText } from '../../config/sourceText';
import { writeCards, type Card } from './cards';
import { parseHtml } from './hast';
import { withHead } from './head';
import { llmsFullTxt, llmsTxt, type Section, type Summary } from './llms';
import { markdownFile, toMarkdown, type Described } from './markdown';
import { placesOf, type Place } from './sidebars';
import { structuredData, type Crumb, type Site } from './structured';

interface Page extends Described {
  kind: 'doc' | 'post' | 'other';
  route: string;
  /** The page's own Markdown, where it has any. */
  file?: string;
  type?: string;
  keywords?: readonly string[];
  place?: Place;
  published?: string;
  modified?: string;
}

/** Routes end without a slash, whatever their source says. */
const plainRoute = (permalink: string) => permalink.replace(/(.)\/$/, '$1');

/** The name of a page's files, without ending. */
const nameOf = (route: string) => (route === '/' ? 'index' : route.slice(1));

const day = (date: Date | number) => new Date(date).toISOString().slice(0, 10);

const contentOf = <Content>(plugins: LoadedPlugin[], name: string) =>
  plugins.find((plugin) => plugin.name === name)?.content as Content | undefined;

function docPages(version: LoadedVersion, url: string): Page[] {
  const routes = new Map(version.docs.map((doc) => [doc.id, plainRoute(doc.permalink)]));
  const places = placesOf(version.sidebars, routes);
  return version.docs
    .filter((doc) => !doc.unlisted && !doc.draft)
    .map((doc): Page => {
      // Checked by plugins/front-matter when the page was read.
      const front = doc.frontMatter as unknown as PageFrontMatter;
      const route = plainRoute(doc.permalink);
      return {
        kind: 'doc',
        route,
        url: url + route,
        title: doc.title,
        description: doc.description,
        file: doc.source.replace('@site/', ''),
        type: front.type,
        keywords: front.keywords,
        status: front.status,
        checked: day(new Date(front.checked)),
        replacedBy: front.replaced_by && url + front.replaced_by,
        sources: front.sources.map(sourceText),
        place: places.get(doc.id),
      };
    });
}

function newsPages(blog: BlogContent, url: string): Page[] {
  const posts = blog.blogPosts.map(({ metadata }): Page => {
    const route = plainRoute(metadata.permalink);
    const published = day(metadata.date);
    const file = metadata.source.replace('@site/', '');
    return {
      kind: 'post',
      route,
      url: url + route,
      title: metadata.title,
      description: metadata.description,
      date: published,
      published,
      file,
    };
  });
  const list = {
    kind: 'other',
    route: '/blog',
    url: `${url}/blog`,
    title: blog.blogTitle,
    description: blog.blogDescription,
  } as const;
  const archive = {
    ...list,
    route: '/blog/archive',
    url: `${url}/blog/archive`,
    title: 'News archive',
    description: 'All news by year.',
  };
  return posts.length === 0 ? [] : [list, archive, ...posts];
}

/** Sections of llms.txt: those of the sidebars, in their order, then the news. */
function sectionsOf(pages: readonly Page[], markdownUrl: (page: Page) => string): Section[] {
  const sections = new Map<string, Page[]>();
  for (const page of pages) {
    const title = page.place?.section ?? (page.kind === 'doc' ? 'More' : 'News');
    sections.set(title, [...(sections.get(title) ?? []), page]);
  }
  return [...sections].map(([title, found]) => ({
    title,
    pages: found.map((page) => ({ ...page, markdownUrl: markdownUrl(page) })),
  }));
}

const notes = [
  'Every page is also Markdown: its address with `.md` at the end (the start page is `/index.md`).',
  'Each page says how far it holds: `current`, `legacy` (replaced), `history` (the past) or `draft` (an idea that is not settled), and when its facts were last checked. A page that is not current names the page that replaces it.',
  'CM4 and RK1 are the two models of the FxBlox. Their ports, lights and guides differ.',
];

const otherFiles = (url: string, outDir: string): Summary['files'] =>
  [
    {
      path: 'llms-full.txt',
      title: 'All pages in one file',
      description: 'The text of every page as Markdown.',
    },
    {
      path: 'openapi/pinning.json',
      title: 'OpenAPI: pinning service',
      description: 'The pinning API, machine-readable.',
    },
    {
      path: 'openapi/node.json',
      title: 'OpenAPI: node API',
      description: 'The node API of the testnet, machine-readable.',
    },
    {
      path: 'sitemap.xml',
      title: 'Sitemap',
      description: 'Addresses of all pages, with the day of their last change.',
    },
    {
      path: 'blog/atom.xml',
      title: 'News feed',
      description: 'News as Atom; as RSS under /blog/rss.xml.',
    },
    { path: 'RFCs/rss.xml', title: 'RFC feed', description: 'Changes of RFCs as RSS.' },
  ]
    .filter(({ path }) => !path.startsWith('openapi/') || existsSync(join(outDir, path)))
    .map(({ path, ...file }) => ({ ...file, url: `${url}/${path}` }));

const siteOf = ({ url, title }: LoadContext['siteConfig']): Site => ({
  url,
  name: title,
  organization: {
    name: links.company.label,
    url: links.company.url,
    logo: `${url}/img/icon-512.png`,
    sameAs: [links.github.url, links.x.url, links.youtube.url, links.linkedin.url],
  },
});

/**
 * Makes of the rendered pages what machines read: each page as Markdown, llms.txt and llms-full.txt, structured data, and a
 * social card for each page. Works on the HTML files of the build and adds nothing to what a browser runs.
 */
export function machines({ siteDir, siteConfig }: LoadContext): Plugin {
  const { url } = siteConfig;
  const site = siteOf(siteConfig);
  const vcs = siteConfig.future.experimental_vcs;

  async function lastChange(page: Page): Promise<Page> {
    const update = page.file && (await vcs.getFileLastUpdateInfo(join(siteDir, page.file)));
    return update ? { ...page, modified: day(update.timestamp) } : page;
  }

  const crumbsOf = ({ route, place, title, url: address }: Page): Crumb[] =>
    route === '/'
      ? []
      : [
          { name: 'Home', url: `${url}/` },
          ...(place?.above ?? []).map((category) => ({
            name: category.name,
            url: url + category.route,
          })),
          { name: place?.label ?? title, url: address },
        ];

  const cardOf = ({ title, place, status, route }: Page): Card => ({
    title,
    section: place?.section ?? 'News',
    address: `${new URL(url).host}${route === '/' ? '' : route}`,
    ...(status !== 'current' && { status }),
  });

  const cardFile = (page: Page) => `img/cards/${nameOf(page.route)}.png`;

  /** Every card of the site, with its file in the folder if there is one. */
  const cardsOf = (pages: readonly Page[], folder?: string) => {
    const at = (file: string) => folder && join(folder, file);
    const ofSite: Card = {
      title: siteConfig.tagline,
      section: 'Documentation',
      address: new URL(url).host,
    };
    return [
      [at('img/social-card.png'), ofSite] as const,
      ...pages.map((page) => [at(cardFile(page)), cardOf(page)] as const),
    ];
  };
  const mark = join(siteDir, 'static/img/mark.svg');
  const cache = join(siteDir, 'node_modules/.cache/functionland-cards');
  let ahead: Promise<unknown> = Promise.resolve();

  const pagesOf = (docs: LoadedContent | undefined, blog: BlogContent | undefined): Page[] => [
    ...(docs?.loadedVersions ?? []).flatMap((version) => docPages(version, url)),
    ...(blog ? newsPages(blog, url) : []),
  ];

  return {
    name: 'machines',
    // Cards that the cache lacks are drawn while the pages are bundled, which leaves a processor idle.
    allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      const of = <Content>(name: string) => allContent[name]?.default as Content | undefined;
      const pages = pagesOf(
        of('docusaurus-plugin-content-docs'),
        of('docusaurus-plugin-content-blog'),
      );
      ahead = writeCards(cardsOf(pages), mark, cache);
      // Awaited when the pages are there.
      ahead.catch(() => undefined);
    },
    async postBuild({ outDir, plugins }) {
      const found = pagesOf(
        contentOf(plugins, 'docusaurus-plugin-content-docs'),
        contentOf(plugins, 'docusaurus-plugin-content-blog'),
      );
      const pages = await Promise.all(
        found
          .sort((a, b) => (a.place?.order ?? Infinity) - (b.place?.order ?? Infinity))
          .map(lastChange),
      );

      const cards = ahead.then(() => writeCards(cardsOf(pages, outDir), mark, cache));

      const files: string[] = [];
      const known = new Set<string>();
      for (const page of pages) {
        const name = nameOf(page.route);
        const htmlFile = join(outDir, `${name}.html`);
        known.add(htmlFile);
        const html = await readFile(htmlFile, 'utf8');
        const tree = parseHtml(html);
        const image = `${url}/${cardFile(page)}`;
        const structured = structuredData({ ...page, image, crumbs: crumbsOf(page) }, tree, site);
        const source = page.file ? await readFile(join(siteDir, page.file), 'utf8') : '';
        const markdown = markdownFile(page, toMarkdown(tree, page.url, source));
        files.push(markdown);
        await mkdir(dirname(join(outDir, name)), { recursive: true });
        await writeFile(join(outDir, `${name}.md`), markdown);
        await writeFile(
          htmlFile,
          withHead(html, name, {
            image,
            imageAlt: page.title,
            markdown: `/${name}.md`,
            structured,
          }),
        );
      }
      const common = { image: `${url}/img/social-card.png`, imageAlt: siteConfig.tagline };
      for (const entry of await readdir(outDir, { recursive: true })) {
        const file = join(outDir, entry);
        if (!entry.endsWith('.html') || known.has(file)) continue;
        await writeFile(
          file,
          withHead(
            await readFile(file, 'utf8'),
            relative(outDir, file).replaceAll(sep, '/'),
            common,
          ),
        );
      }

      const summary: Summary = {
        title: siteConfig.title,
        tagline: `${siteConfig.tagline}.`,
        notes,
        sections: sectionsOf(pages, (page) => `${url}/${nameOf(page.route)}.md`),
        files: otherFiles(url, outDir),
      };
      await writeFile(join(outDir, 'llms.txt'), llmsTxt(summary));
      await writeFile(join(outDir, 'llms-full.txt'), llmsFullTxt(summary, files));
      await cards;
    },
  };
}
