import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedPlugin } from '@docusaurus/types';
import type { Root } from 'hast';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PageFrontMatter } from '../../../pages-schema/frontMatter';
import { newsArchive, pageFileName, slashed, pageRoute } from '../../../pages-schema/routes';
import { sourceText } from '../../../pages-schema/sourceText';
import { redirects } from '../../../data';
import { sidebarSections } from './sidebars';

/** A page that was written in Markdown, or a list of such pages. */
export interface ContentPage {
  kind: 'doc' | 'post' | 'list';
  route: string;
  /** Canonical address. */
  url: string;
  title: string;
  description: string;
  /** The page's own Markdown file, where it has one. */
  source?: string;
  keywords: readonly string[];
  /** Keywords of its answers, by the anchor of each. */
  answerKeywords?: PageFrontMatter['answer_keywords'];
  /** What a documentation page is for. */
  type?: PageFrontMatter['type'];
  status: PageFrontMatter['status'];
  checked?: string;
  /** Canonical address of the page to read instead. */
  replacedBy?: string;
  sources?: readonly string[];
  /** The label of its outermost sidebar category. */
  section?: string;
  /** The day of a post, as 2026-11-20. */
  published?: string;
}

/** One HTML file of the build. */
export interface BuiltPage {
  /** Path below the build folder. */
  file: string;
  html: string;
  /** None for pages such as `404.html`. */
  content?: ContentPage;
}

export interface BuiltSite {
  url: string;
  title: string;
  tagline: string;
  baseUrl: string;
  outDir: string;
  /** All content pages, in reading order. */
  pages: readonly ContentPage[];
}

/** A pass of the post-build pipeline over all pages. All passes share the list of pages, and each file is read and written once. */
export interface Pass {
  name: string;
  /** Reads one page with its tree; returns tags for the end of its head. */
  read?: (page: BuiltPage, tree: Root, site: BuiltSite) => Promise<string | void> | string | void;
  /** Runs once when all pages have been read; returns tags for the head of every page. */
  collect?: (site: BuiltSite) => Promise<string | void>;
  /** Changes the HTML of one page before it is written. */
  rewrite?: (page: BuiltPage, site: BuiltSite) => string;
  /** Runs once when all pages have been written. */
  finish?: (site: BuiltSite) => Promise<void>;
}

/** All content pages, in the order of the sidebars, with news last. Takes Docusaurus's plugins with their loaded content. */
export function contentPages(plugins: readonly LoadedPlugin[], site: string): ContentPage[] {
  const contentOf = (name: string) => plugins.find((plugin) => plugin.name === name)?.content;
  const { loadedVersions } = contentOf('docusaurus-plugin-content-docs') as LoadedContent;
  const blog = contentOf('docusaurus-plugin-content-blog') as BlogContent;
  const { docs, sidebars } = loadedVersions[0]!;
  const sections = sidebarSections(sidebars);
  const order = [...sections.keys()];
  const rank = ({ id }: { id: string }) => (sections.has(id) ? order.indexOf(id) : Infinity);
  const common = (page: Record<'permalink' | 'source' | 'title' | 'description', string>) => {
    const { title, description } = page;
    const route = pageRoute(page.permalink);
    const source = page.source.replace('@site/', '');
    return { route, url: site + route, title, description, source };
  };
  const pages = docs
    .toSorted((a, b) => rank(a) - rank(b))
    .map((doc): ContentPage => {
      // Validated by src/pages-schema/parseFrontMatter.
      const front = doc.frontMatter as unknown as PageFrontMatter;
      return {
        ...common(doc),
        kind: 'doc',
        keywords: front.keywords ?? [],
        answerKeywords: front.answer_keywords,
        type: front.type,
        status: front.status,
        checked: front.checked,
        replacedBy: front.replaced_by && site + front.replaced_by,
        sources: front.sources.map(sourceText),
        section: sections.get(doc.id),
      };
    });
  const list = { route: '/blog', title: blog.blogTitle, description: blog.blogDescription };
  const lists = [{ ...newsArchive, ...list }, newsArchive].map((page): ContentPage => ({
    ...page,
    kind: 'list',
    url: site + page.route,
    keywords: ['blog', 'posts', 'release notes'],
    status: 'current',
  }));
  const posts = blog.blogPosts.map(({ metadata }): ContentPage => ({
    ...common(metadata),
    kind: 'post',
    keywords: metadata.frontMatter.keywords ?? [],
    status: 'current',
    published: metadata.date.toISOString().slice(0, 10),
  }));
  return [...pages, ...lists, ...posts];
}

/** Docusaurus's redirect plugin writes these while the passes run, and nothing in them has to be changed. */
const redirectFiles = new Set(redirects.map(({ from }) => `${from.slice(1)}/index.html`));

/** The HTML files of the build, in order, with the content page that each shows. */
export async function builtPages({ outDir, pages }: BuiltSite): Promise<BuiltPage[]> {
  const byFile = new Map(pages.map((page) => [`${pageFileName(page.route)}.html`, page]));
  const files = (await readdir(outDir, { recursive: true }))
    .map(slashed)
    .filter((file) => file.endsWith('.html') && !redirectFiles.has(file))
    .sort();
  const missing = [...byFile.keys()].filter((file) => !files.includes(file));
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} not in ${outDir}. Compare the routes in src/plugins/post-build/pages with those of Docusaurus.`,
    );
  return Promise.all(
    files.map(async (file) => ({
      file,
      content: byFile.get(file),
      html: await readFile(join(outDir, file), 'utf8'),
    })),
  );
}
