import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { newsArchive } from '../../src/content/routes';
import { contentPages, type ContentPage } from '../built-pages';
import { drawCards, type Card } from './cards';

/**
 * Draws a social card for each page, under the address that plugins/front-matter names in the page's metadata. The cards are
 * drawn while the pages are bundled, which leaves a processor idle.
 */
export function socialCards({ siteDir, siteConfig }: LoadContext): Plugin {
  const { host } = new URL(siteConfig.url);
  const cardFor = ({ kind, title, place, status, route }: ContentPage): Card => ({
    title,
    section: place?.section ?? (kind === 'doc' ? 'Documentation' : 'News'),
    address: route === '/' ? host : host + route,
    ...(status !== 'current' && { status }),
  });
  const mark = join(siteDir, 'static/img/mark.svg');
  const cache = join(siteDir, 'node_modules/.cache/social-cards');
  let addresses: string[] = [];
  let drawn: Promise<string[]> = Promise.resolve([]);
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      const of = <Content>(name: string) => allContent[name]?.default as Content | undefined;
      const pages = contentPages(
        of<LoadedContent>('docusaurus-plugin-content-docs'),
        of<BlogContent>('docusaurus-plugin-content-blog'),
        siteConfig.url,
      );
      const cards = new Map<string, Card>([
        [
          '/img/social-card.png',
          { title: siteConfig.tagline, section: 'Documentation', address: host },
        ],
        ...pages
          .filter(({ kind, route }) => kind !== 'list' || route === newsArchive.route)
          .map((page): [string, Card] => [page.image, cardFor(page)]),
      ]);
      addresses = [...cards.keys()];
      drawn = drawCards([...cards.values()], mark, cache);
      // Reported when the cards are copied.
      drawn.catch(() => undefined);
    },
    async postBuild({ outDir }) {
      const files = await drawn;
      for (const [at, file] of files.entries()) {
        const target = join(outDir, addresses[at]!);
        await mkdir(dirname(target), { recursive: true });
        await copyFile(file, target);
      }
    },
  };
}
