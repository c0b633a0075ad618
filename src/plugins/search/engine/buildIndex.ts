import MiniSearch from 'minisearch';
import { indexOptions, type SearchDocument, type Section, type StoredFields } from './document';
import { isStopWord, stem, tokenize } from './words';

/** A page with what an author wrote to name it, and its text. */
export interface SourcePage extends Omit<StoredFields, 'question'> {
  route: string;
  title: string;
  about: readonly string[];
  sections: readonly Section[];
}

/** A question of a page of answers. */
export type Answer = Required<Pick<SearchDocument, 'route' | 'question' | 'answer'>>;

/** The words of a text that are indexed: those that the text repeats so often, or that so few texts have, unless they name it. */
const telling = {
  page: { minCount: 10, maxTexts: 1 },
  answer: { minCount: 7, maxTexts: 4 },
};

const termsOf = (text: string): string[] => tokenize(text).map(stem);

/** The words of each text that tell it from others, once. All words would make the index half as large again. */
function tellingWords(
  texts: readonly { names: string; text: string }[],
  { minCount, maxTexts }: { minCount: number; maxTexts: number },
): string[] {
  const spread = new Map<string, number>();
  const counts = texts.map(({ names, text }) => {
    const named = new Set(termsOf(names));
    const words = new Map<string, { word: string; count: number }>();
    for (const word of tokenize(text)) {
      const term = stem(word);
      if (isStopWord(word) || named.has(term)) continue;
      words.set(term, { word, count: (words.get(term)?.count ?? 0) + 1 });
    }
    for (const term of words.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
    return [...words];
  });
  return counts.map((words) =>
    words
      .filter(([term, { count }]) => count >= minCount || spread.get(term)! <= maxTexts)
      .map(([, { word }]) => word)
      .join(' '),
  );
}

/** The index: one document for each page and each answer. */
export function buildIndex(
  sources: readonly SourcePage[],
  answers: readonly Answer[] = [],
): MiniSearch<SearchDocument> {
  const index = new MiniSearch(indexOptions);
  const named = sources.map(({ about, sections, ...page }) => {
    const headings = sections.map(({ heading }) => heading);
    const names = [page.title, ...about, ...headings];
    const text = sections.flatMap(({ sentences }) => sentences).join(' ');
    return { page, about, headings, names: names.join(' '), text };
  });
  const texts = tellingWords(named, telling.page);
  index.addAll(
    named.map(({ page, about, headings }, at) => ({
      ...page,
      keywords: about.join('\n'),
      headings: headings.join(' '),
      text: texts[at]!,
    })),
  );
  // Last, because each document counts in the averages of the fields that were there before.
  const words = tellingWords(
    answers.map(({ question, answer }) => ({ names: question, text: answer })),
    telling.answer,
  );
  index.addAll(answers.map((each, at) => ({ ...each, answer: words[at]! })));
  return index;
}
