import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { textPartOf } from '../../markdown/html';
import type { ContentPage, Pass } from '../post-build/pages';
import {
  buildIndex,
  textFile,
  type PageText,
  type SearchDocument,
  type Section,
} from './engine/document';
import { isStopWord, stem, tokenize } from './engine/words';
import { sectionsOf } from './sections';
import { isListed, troubleshooterResults } from './troubleshooterResults';

/** Each word of these texts once, without those that the result is found by anyway: 9 of 202 KB. */
function newWordsOf(texts: readonly string[], known: readonly string[]): string {
  const terms = new Set(known.flatMap(tokenize).map(stem));
  return [...new Set(texts.flatMap(tokenize))]
    .filter((word) => !isStopWord(word) && !terms.has(stem(word)))
    .join(' ');
}

/** The words of messages, names, and addresses, which people paste as they are, without those of programs. */
function codeWordsOf(tree: Root): Set<string> {
  const words = new Set<string>();
  visit(textPartOf(tree) ?? tree, 'element', ({ tagName, children }) => {
    if (tagName === 'pre') return SKIP;
    if (tagName === 'code')
      for (const child of children)
        if (child.type === 'text') tokenize(child.value).forEach((word) => words.add(word));
    return CONTINUE;
  });
  return words;
}

/** Words of code that tell a page from others: long enough, not only digits, and on few pages. */
const isTelling = /^(?!\d+$).{4,}$/;
const mostPages = 2;

/** Longer sentences after the first two are shown by no result, and say too much to be a message. */
const maxMessageWords = 6;

/** What results show of a section: how it begins, and its messages. That's less than half of the text. */
const excerptOf = (section: Section): Section => ({
  ...section,
  sentences: section.sentences.filter(
    (text, at) => at < 2 || text.split(' ').length <= maxMessageWords,
  ),
});

/** A page as search finds it, and after a page of answers, each of its questions. */
function documentsOf(
  page: ContentPage,
  sections: readonly Section[],
  code: readonly string[],
): SearchDocument[] {
  const { route, title, keywords, answerKeywords, status, type } = page;
  const named = sections.filter(({ anchor }) => anchor && !isListed(route, anchor));
  const isAnswers = type === 'answers';
  const document = {
    route,
    title,
    ...(status !== 'current' && { status }),
    keywords: [route, ...keywords].join('\n'),
    headings: isAnswers
      ? ''
      : newWordsOf(
          named.map(({ heading }) => heading),
          [title, ...keywords],
        ),
    code: code.join(' '),
  };
  const answers = named
    .filter(({ sentences }) => isAnswers && sentences.length > 0)
    .map(({ anchor, heading }) => ({
      route: `${route}#${anchor}`,
      question: heading,
      asked: newWordsOf(answerKeywords?.[anchor] ?? [], [heading]),
    }));
  return [document, ...answers];
}

/**
 * Pass: what search finds, and a file for each page with its sections. Every page names the first in its head. A page is found by
 * what names it: its title, keywords, and headings, and by the words of code that few others have. Each question of a page of answers is found on its own.
 */
export function searchIndex(): Pass {
  const found = new Map<ContentPage, { sections: Section[]; code: Set<string> }>();
  const pagesByWord = new Map<string, number>();
  return {
    name: 'search-index',
    read({ content }, tree) {
      if (!content || content.route === '/blog') return;
      const sections = sectionsOf(tree);
      if (content.kind === 'doc' && sections.every(({ sentences }) => sentences.length === 0))
        throw new Error(
          `the page has no text to find. Write some in ${content.source}, or correct src/plugins/search/sections.ts.`,
        );
      const code = codeWordsOf(tree);
      found.set(content, { sections, code });
      for (const word of code) pagesByWord.set(word, (pagesByWord.get(word) ?? 0) + 1);
    },
    async collect({ outDir, baseUrl, pages }) {
      const documents = troubleshooterResults();
      const files: Record<string, unknown> = {};
      for (const page of pages) {
        const { sections, code } = found.get(page) ?? {};
        if (!sections || !code) continue;
        const { route, title, description } = page;
        const excerpts = sections.map(excerptOf);
        files[textFile(route)] = { title, description, sections: excerpts } satisfies PageText;
        const telling = [...code].filter(
          (word) => isTelling.test(word) && pagesByWord.get(word)! <= mostPages,
        );
        documents.push(...documentsOf(page, sections, page.status === 'current' ? telling : []));
      }
      files['index.json'] = buildIndex(documents);
      const contents = Object.entries(files).map(([name, file]) => [name, JSON.stringify(file)]);
      const hash = createHash('sha256').update(contents.join('')).digest('hex').slice(0, 12);
      const folder = `assets/search/${hash}`;
      await mkdir(join(outDir, folder), { recursive: true });
      for (const [name, json] of contents) await writeFile(join(outDir, folder, name!), json!);
      return `<meta name="search-index" content="${baseUrl}${folder}/index.json">`;
    },
  };
}
