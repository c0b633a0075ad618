import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { synonyms } from '../../data/synonyms';
import type { ContentPage, Step } from '../post-build/pages';
import { sectionsOf, type Section } from './extract';
import { toIndex, type SourcePage } from './engine/index-file';

const folder = 'assets/search';

/** Step: the search index and, in a file for each page, the texts for excerpts. Each page names the index in its head. */
export function searchIndex(): Step {
  const found = new Map<ContentPage, Section[]>();
  return {
    name: 'search-index',
    read({ content }, tree) {
      if (!content || content.route === '/blog') return;
      const sections = sectionsOf(tree);
      if (content.kind === 'doc' && sections.every(({ text }) => text === ''))
        throw new Error(
          `the page has no text to find. Write some in ${content.source}, or correct src/plugins/search/extract.ts.`,
        );
      found.set(content, sections);
    },
    async collect({ outDir, baseUrl, pages }) {
      await mkdir(join(outDir, folder), { recursive: true });
      const write = async (name: string, content: unknown): Promise<string> => {
        const json = JSON.stringify(content);
        const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
        const path = `${folder}/${name}.${hash}.json`;
        await writeFile(join(outDir, path), json);
        return baseUrl + path;
      };
      const sources: SourcePage[] = [];
      for (const page of pages) {
        const sections = found.get(page);
        if (!sections) continue;
        const { route, title, description, keywords, status: state } = page;
        const texts = sections.map(({ text }) => text);
        const file = await write(`page${route.replaceAll('/', '-')}`, texts);
        const listed = sections.map(({ anchor, heading }): [string, string] => [anchor, heading]);
        sources.push({
          page: { route, title, description, state, sections: listed, file },
          keywords,
          texts,
        });
      }
      return `<meta name="search-index" content="${await write('index', toIndex(sources, synonyms))}">`;
    },
  };
}
