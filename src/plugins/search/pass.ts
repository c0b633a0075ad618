import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentPage, Pass } from '../post-build/pages';
import { buildIndex, type Answer, type SourcePage } from './engine/buildIndex';
import { textFile, type PageText, type Section } from './engine/document';
import { sectionsOf } from './sections';
import { isListed, troubleshooterResults } from './troubleshooterResults';

/** The questions of a page of answers, each of which is found on its own. */
const answersOf = (route: string, sections: readonly Section[]): Answer[] =>
  sections
    .filter(({ anchor, sentences }) => anchor && sentences.length > 0)
    .map(({ anchor, heading, sentences }) => ({
      route: `${route}#${anchor}`,
      question: heading,
      answer: sentences.join(' '),
    }));

/**
 * Pass: the search index, and a file for each page with its sections. Every page names the index in its head. A page of the
 * archive is found by what names it: its title, headings, description, and keywords.
 */
export function searchIndex(): Pass {
  const sectionsByPage = new Map<ContentPage, Section[]>();
  return {
    name: 'search-index',
    read({ content }, tree) {
      if (!content || content.route === '/blog') return;
      const sections = sectionsOf(tree);
      if (content.kind === 'doc' && sections.every(({ sentences }) => sentences.length === 0))
        throw new Error(
          `the page has no text to find. Write some in ${content.source}, or correct src/plugins/search/sections.ts.`,
        );
      sectionsByPage.set(content, sections);
    },
    async collect({ outDir, baseUrl, pages }) {
      const sources: SourcePage[] = troubleshooterResults();
      const answers: Answer[] = [];
      const files: Record<string, unknown> = {};
      for (const page of pages) {
        const sections = sectionsByPage.get(page);
        if (!sections) continue;
        const { route, title, description, keywords, status, type } = page;
        files[textFile(route)] = { title, description, sections } satisfies PageText;
        const own = type === 'answers' ? answersOf(route, sections) : [];
        answers.push(...own);
        sources.push({
          route,
          title,
          ...(status !== 'current' && { status }),
          about: [`${description} ${route}`, ...keywords],
          sections: sections
            .filter(({ anchor }) => own.length === 0 && !isListed(route, anchor))
            .map((section) => (type === 'archive' ? { ...section, sentences: [] } : section)),
        });
      }
      files['index.json'] = buildIndex(sources, answers);
      const contents = Object.entries(files).map(([name, file]) => [name, JSON.stringify(file)]);
      const hash = createHash('sha256').update(contents.join('')).digest('hex').slice(0, 12);
      const folder = `assets/search/${hash}`;
      await mkdir(join(outDir, folder), { recursive: true });
      for (const [name, json] of contents) await writeFile(join(outDir, folder, name!), json!);
      return `<meta name="search-index" content="${baseUrl}${folder}/index.json">`;
    },
  };
}
