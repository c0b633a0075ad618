import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Feed } from 'feed';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { element, isJsx } from '../mdx';
import { readRfcs, type RfcEntry } from './read';

const docs = join(process.cwd(), 'docs');

/** A feed item needs a day: a year or month counts from its first. */
const day = (date: string) => new Date(`${date}-01-01`.slice(0, 10));

/** The feed of RFC changes, newest first. */
function rfcFeed(rfcs: RfcEntry[], url: string): string {
  const feed = new Feed({
    id: `${url}/RFCs/rfc-process`,
    title: 'RFCs of the Fula network',
    description: 'Proposals for the Fula network and what became of them.',
    link: `${url}/RFCs/rfc-process`,
    language: 'en',
    copyright: 'Functionland and contributors',
    // The same pages make the same feed, whenever they are built.
    updated: day(
      rfcs
        .map((rfc) => rfc.updated)
        .sort()
        .at(-1) ?? '2022',
    ),
  });
  for (const rfc of rfcs.toSorted((a, b) => b.updated.localeCompare(a.updated))) {
    feed.addItem({
      id: `${url}${rfc.route}`,
      link: `${url}${rfc.route}`,
      title: `${rfc.name} (${rfc.state})`,
      description: rfc.summary,
      date: day(rfc.updated),
    });
  }
  return feed.rss2();
}

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

/** Writes the feed beside the pages, as /RFCs/rss.xml. */
export function rfcs(): Plugin {
  return {
    name: 'rfcs',
    async postBuild({ outDir, siteConfig }) {
      await mkdir(join(outDir, 'RFCs'), { recursive: true });
      await writeFile(join(outDir, 'RFCs/rss.xml'), rfcFeed(readRfcs(docs), siteConfig.url));
    },
  };
}
