import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentPage, Step } from '../post-build/pages';
import { buildIndex, type SourcePage } from './engine/buildIndex';
import type { Section } from './engine/document';
import { sectionsOf } from './sections';

const folder = 'assets/search';

/** Step: the search index, and a file for each page with its sections. Every page names the index in its head. */
export function searchIndex(): Step {
  const sectionsByPage = new Map<ContentPage, Section[]>();
  return {
    name: 'search-index',
    read({ content }, tree) {
      if (!content || content.route === '/blog') return;
      const sections = sectionsOf(tree);
      if (content.kind === 'doc' && sections.every(({ text }) => text === ''))
        throw new Error(
          `the page has no text to find. Write some in ${content.source}, or correct src/plugins/search/sections.ts.`,
        );
      sectionsByPage.set(content, sections);
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
        const sections = sectionsByPage.get(page);
        if (!sections) continue;
        const { route, title, description, keywords, status, type } = page;
        const file = await write(`page${route.replaceAll('/', '-')}`, sections);
        const archived = type === 'archive';
        sources.push({
          page: { route, title, description, status, archived, file },
          keywords,
          sections,
        });
      }
      return `<meta name="search-index" content="${await write('index', buildIndex(sources))}">`;
    },
  };
}
