import MiniSearch from 'minisearch';
import { indexOptions, type IndexedPage, type SearchDocument, type Section } from './document';
import { stem, tokenize } from './words';

export interface SourcePage {
  page: IndexedPage;
  description: string;
  keywords: readonly string[];
  sections: readonly Section[];
}

/** A word in the text of more pages than this, as a share and as a number, says little about a page that has it only once. */
const common = { share: 0.034, minPages: 5 };

function countBy<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Leaves common words out of texts that have them once, which makes the index a fifth smaller and finds as much. */
function withoutCommonWords(texts: readonly string[]): string[] {
  const words = texts.map(tokenize);
  const counts = words.map((each) => countBy(each.map(stem)));
  const spread = countBy(counts.flatMap((each) => [...each.keys()]));
  const isCommon = (term: string) =>
    spread.get(term)! > Math.max(common.minPages, common.share * texts.length);
  return words.map((each, at) =>
    each.filter((word) => counts[at]!.get(stem(word))! > 1 || !isCommon(stem(word))).join(' '),
  );
}

/** The index of these pages: one document for each. */
export function buildIndex(sources: readonly SourcePage[]): MiniSearch<SearchDocument> {
  const texts = withoutCommonWords(
    sources.map(({ sections }) => sections.map(({ text }) => text).join(' ')),
  );
  const index = new MiniSearch(indexOptions);
  index.addAll(
    sources.map(({ page, description, keywords, sections }, at) => ({
      id: page.route,
      title: page.title,
      headings: sections.map(({ heading }) => heading).join(' '),
      // A result of the troubleshooter shares its route with all others.
      about: [description, ...keywords, page.file ? page.route : ''].join(' '),
      text: texts[at]!,
      page,
    })),
  );
  return index;
}
