import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentPage, Step } from '../post-build/pages';
import { buildIndex, type SourcePage } from './engine/buildIndex';
import type { Section } from './engine/document';
import { packIndex } from './engine/packedIndex';
import { sectionsOf } from './sections';
import { isListed, troubleshooterResults } from './troubleshooterResults';

const folder = 'assets/search';

/** A page that is found by what names it: its title, headings, description, and keywords. */
const withoutText = ({ sections, ...source }: SourcePage): SourcePage => ({
  ...source,
  sections: sections.map((section) => ({ ...section, text: '' })),
});

/**
 * Step: the search index, and a file for each page with its sections. Every page names the index in its head. The texts of the
 * archive have an index of their own, which is fetched when a reader asks for archived pages.
 */
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
      const current: SourcePage[] = [];
      const archive: SourcePage[] = [];
      for (const page of pages) {
        const sections = sectionsByPage.get(page);
        if (!sections) continue;
        const { route, title, description, keywords, status, type } = page;
        const file = await write(`page${route.replaceAll('/', '-')}`, { description, sections });
        const archived = type === 'archive';
        (archived ? archive : current).push({
          page: { route, title, status, archived, file },
          description,
          keywords,
          sections: sections.filter(({ anchor }) => !isListed(route, anchor)),
        });
      }
      const pack = (...all: SourcePage[][]) => packIndex(buildIndex(all.flat()).toJSON());
      const index = {
        ...pack(current, troubleshooterResults(), archive.map(withoutText)),
        archive: await write('archive', pack(archive)),
      };
      return `<meta name="search-index" content="${await write('index', index)}">`;
    },
  };
}
