import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Feed } from 'feed';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { element, isJsx } from '../mdx';
import { changes, type Change } from '../../src/data';
import { readRfcs } from './read';

const docs = join(process.cwd(), 'docs');

/** A feed item needs a day: a year or month counts from its first. */
const day = (date: string) => new Date(`${date}-01-01`.slice(0, 10));

interface Item {
  id: string;
  route: string;
  title: string;
  text: string;
  date: string;
}

/** A feed of dated items, newest first. The same items make the same feed, whenever it is built. */
function feedOf(
  url: string,
  page: string,
  title: string,
  description: string,
  items: Item[],
): string {
  const sorted = items.toSorted((a, b) => b.date.localeCompare(a.date));
  const feed = new Feed({
    id: url + page,
    title,
    description,
    link: url + page,
    language: 'en',
    copyright: 'Functionland and contributors',
    updated: day(sorted[0]?.date ?? '2022'),
  });
  for (const { id, route, title: name, text, date } of sorted) {
    const link = route.startsWith('/') ? url + route : route;
    feed.addItem({ id: url + id, link, title: name, description: text, date: day(date) });
  }
  return feed.rss2();
}

const rfcItems = (): Item[] =>
  readRfcs(docs).map(({ route, name, state, summary, updated }) => ({
    id: route,
    route,
    title: `${name} (${state})`,
    text: summary,
    date: updated,
  }));

const changeItems = (): Item[] =>
  Object.entries<Change>(changes).map(([key, { date, area, change, link }]) => ({
    id: `/release/changes#${key}`,
    route: link ?? '/release/changes',
    title: `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${change}`,
    text: change,
    date,
  }));

/** Remark plugin: hands `<RfcIndex />` the RFCs it lists. */
export function remarkRfcIndex() {
  return (tree: Parent): void => {
    visit(tree, (node: Node, index: number | undefined, parent: Parent | undefined) => {
      if (isJsx(node) && node.name === 'RfcIndex' && node.attributes.length === 0) {
        parent!.children[index!] = element(
          'RfcIndex',
          { rfcs: JSON.stringify(readRfcs(docs)) },
          [],
          false,
        );
      }
    });
  };
}

/** Writes the feeds beside the pages: /RFCs/rss.xml and /release/rss.xml. */
export function feeds(): Plugin {
  return {
    name: 'feeds',
    async postBuild({ outDir, siteConfig: { url } }) {
      const write = async (folder: string, text: string) => {
        await mkdir(join(outDir, folder), { recursive: true });
        await writeFile(join(outDir, folder, 'rss.xml'), text);
      };
      await write(
        'RFCs',
        feedOf(
          url,
          '/RFCs/rfc-process',
          'RFCs of the Fula network',
          'Proposals for the Fula network and what became of them.',
          rfcItems(),
        ),
      );
      await write(
        'release',
        feedOf(
          url,
          '/release/changes',
          'What changed on the Fula network',
          'Changes of the apps, the firmware, the network, and the APIs.',
          changeItems(),
        ),
      );
    },
  };
}
