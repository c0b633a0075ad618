import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Feed } from 'feed';
import { changes, type Change } from '../../data';

/** A feed item needs a day: a year or month counts from its first. */
const day = (date: string) => new Date(`${date}-01-01`.slice(0, 10));

/** What changed, newest first. The same changes make the same feed, whenever it's built. */
function changeFeed(site: string): string {
  const page = `${site}/release/changes`;
  const sorted = Object.entries<Change>(changes).sort(([, a], [, b]) =>
    b.date.localeCompare(a.date),
  );
  const feed = new Feed({
    title: 'What changed on the Fula network',
    description: 'Changes of the apps, the firmware, the network, and the APIs.',
    id: page,
    link: page,
    language: 'en',
    copyright: 'Functionland and contributors',
    updated: day(sorted[0]![1].date),
  });
  for (const [key, { date, area, change, link = '/release/changes' }] of sorted)
    feed.addItem({
      id: `${page}#${key}`,
      link: new URL(link, site).href,
      title: `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${change}`,
      description: change,
      date: day(date),
    });
  return feed.rss2();
}

/** Plugin: the feed /release/rss.xml. Docusaurus makes the feeds of the news. */
export const feeds = (): Plugin => ({
  name: 'feeds',
  postBuild: ({ outDir, siteConfig: { url } }) =>
    writeFile(join(outDir, 'release/rss.xml'), changeFeed(url)),
});
