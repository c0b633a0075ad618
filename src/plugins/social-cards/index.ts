import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentPages, type ContentPage } from '../post-build/pages';
import { drawCards, type Card } from './cards';

/**
 * Draws a social card for each page, at the address that src/content/parseFrontMatter puts into the page's metadata. It isn't a
 * step of src/plugins/post-build, because it runs on the processor that those steps leave idle.
 */
export function socialCards({ siteDir, siteConfig }: LoadContext): Plugin {
  const { host } = new URL(siteConfig.url);
  const cardFor = ({ kind, title, section, status, route }: ContentPage): Card => ({
    title,
    section: section ?? (kind === 'doc' ? 'Documentation' : 'News'),
    address: route === '/' ? host : host + route,
    ...(status !== 'current' && { status }),
  });
  const mark = join(siteDir, 'static/img/mark.svg');
  const cache = join(siteDir, 'node_modules/.cache/social-cards');
  return {
    name: 'social-cards',
    async postBuild({ outDir, plugins }) {
      const pages = contentPages(plugins, siteConfig.url);
      const site = { title: siteConfig.tagline, section: 'Documentation', address: host };
      const cards = new Map([['/img/social-card.png', site]]);
      for (const page of pages) if (page.route !== '/blog') cards.set(page.image, cardFor(page));
      for (const [address, file] of await drawCards(cards, mark, cache)) {
        const target = join(outDir, address);
        await mkdir(dirname(target), { recursive: true });
        await copyFile(file, target);
      }
    },
  };
}
