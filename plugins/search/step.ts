import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentPage, Step } from '../built-pages';
import { sectionsOf, type Section } from './extract';
import { toIndex, type IndexFile, type SourcePage } from './engine/index-file';
import { cut } from './texts';

const folder = 'assets/search';

const named = (name: string, json: string): string =>
  `${name}${createHash('sha256').update(json).digest('hex').slice(0, 12)}.json`;

/** Step: the search index and, in separate files, the texts for excerpts. Each page names the index in its head. */
export function searchIndex(): Step {
  const found = new Map<ContentPage, Section[]>();
  return {
    name: 'search-index',
    read({ content }, tree) {
      if (!content || content.route === '/blog') return;
      const sections = sectionsOf(tree);
      if (content.kind === 'doc' && sections.length === 0)
        throw new Error(
          `the page has no text to find. Write some in ${content.source}, or correct plugins/search/extract.ts.`,
        );
      found.set(content, sections);
    },
    async collect({ outDir, baseUrl, pages }) {
      const sources = pages
        .filter((page) => found.has(page))
        .map((page): SourcePage => {
          const sections = found.get(page)!;
          const start = { anchor: '', heading: '', text: '' };
          const { route, title, description, keywords, status: state } = page;
          // Every page starts with a section without a heading, which stands for its title.
          const all = sections[0]?.anchor === '' ? sections : [start, ...sections];
          return { route, title, description, keywords, state, sections: all };
        });
      const write = (name: string, json: string) => writeFile(join(outDir, folder, name), json);
      await mkdir(join(outDir, folder), { recursive: true });
      const texts: IndexFile['texts'] = [];
      for (const { first, sections } of cut(
        sources.flatMap((page) => page.sections.map(({ text }) => text)),
      )) {
        const json = JSON.stringify(sections);
        texts.push([named('', json), first]);
        await write(named('', json), json);
      }
      const index = JSON.stringify({ pages: toIndex(sources), texts } satisfies IndexFile);
      await write(named('index.', index), index);
      return `<meta name="search-index" content="${baseUrl}${folder}/${named('index.', index)}">`;
    },
  };
}
