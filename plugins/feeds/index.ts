import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Feed } from 'feed';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { element, isJsx, text } from '../mdx';
import { changes, type Change } from '../../src/data';
import { readRfcs } from './read';

const docs = join(__dirname, '../../docs');

/** A feed item needs a day: a year or month counts from its first. */
const day = (date: string) => new Date(`${date}-01-01`.slice(0, 10));

interface Item {
  /** Path below the site, which never changes. */
  id: string;
  link: string;
  title: string;
  description: string;
  date: string;
}

interface Source {
  page: string;
  title: string;
  description: string;
  items: () => Item[];
}

/** The feeds by their folder. */
const sources: Record<string, Source> = {
  RFCs: {
    page: '/RFCs/rfc-process',
    title: 'RFCs of the Fula network',
    description: 'Proposals for the Fula network and what became of them.',
    items: () =>
      readRfcs(docs).map(({ route, name, state, summary, updated }) => ({
        id: route,
        link: route,
        title: `${name} (${state})`,
        description: summary,
        date: updated,
      })),
  },
  release: {
    page: '/release/changes',
    title: 'What changed on the Fula network',
    description: 'Changes of the apps, the firmware, the network, and the APIs.',
    items: () =>
      Object.entries<Change>(changes).map(([key, { date, area, change, link }]) => ({
        id: `/release/changes#${key}`,
        link: link ?? '/release/changes',
        title: `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${change}`,
        description: change,
        date,
      })),
  },
};

/** A feed of dated items, newest first. The same items make the same feed, whenever it's built. */
function feedOf({ page, title, description, items }: Source, url: string): string {
  const sorted = items().toSorted((a, b) => b.date.localeCompare(a.date));
  const feed = new Feed({
    id: url + page,
    title,
    description,
    link: url + page,
    language: 'en',
    copyright: 'Functionland and contributors',
    updated: day(sorted[0]?.date ?? '2022'),
  });
  for (const item of sorted)
    feed.addItem({
      ...item,
      id: url + item.id,
      link: new URL(item.link, url).href,
      date: day(item.date),
    });
  return feed.rss2();
}

/** Remark plugin: puts a card for each RFC, with its state and its sentence, in the place of `<RfcIndex />`. */
export function remarkRfcIndex() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || node.name !== 'RfcIndex' || node.attributes.length > 0) return;
      const cards = readRfcs(docs).map(({ route, name, state, opened, summary }) =>
        element('Card', { to: route, title: name, icon: 'file-text' }, [
          text(`Started ${opened}, ${state}. ${summary}`),
        ]),
      );
      parent!.children[index!] = element('div', { className: 'cards' }, cards) as never;
    });
  };
}

/** Writes /RFCs/rss.xml and /release/rss.xml. */
export const feeds = (): Plugin => ({
  name: 'feeds',
  async postBuild({ outDir, siteConfig: { url } }) {
    for (const [folder, source] of Object.entries(sources)) {
      await mkdir(join(outDir, folder), { recursive: true });
      await writeFile(join(outDir, folder, 'rss.xml'), feedOf(source, url));
    }
  },
});
