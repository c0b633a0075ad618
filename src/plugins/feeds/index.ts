import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Feed } from 'feed';
import { readRfcs } from '../../content/rfcs';
import { changes, type Change } from '../../data';

/** The feeds by their folder. The `id` of an item is a path below the site, which never changes. */
const sources = {
  RFCs: {
    page: '/RFCs/rfc-process',
    title: 'RFCs of the Fula network',
    description: 'Proposals for the Fula network and what became of them.',
    items: () =>
      readRfcs().map(({ route, name, state, summary, updated }) => ({
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

/** A feed item needs a day: a year or month counts from its first. */
const day = (date: string) => new Date(`${date}-01-01`.slice(0, 10));

/** A feed of dated items, newest first. The same items make the same feed, whenever it's built. */
function feedOf({ page, items, ...about }: (typeof sources)[keyof typeof sources], url: string) {
  const sorted = items().sort((a, b) => b.date.localeCompare(a.date));
  const feed = new Feed({
    ...about,
    id: url + page,
    link: url + page,
    language: 'en',
    copyright: 'Functionland and contributors',
    updated: day(sorted[0]!.date),
  });
  for (const { id, link, date, ...item } of sorted)
    feed.addItem({ ...item, id: url + id, link: new URL(link, url).href, date: day(date) });
  return feed.rss2();
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
