import type { PageFrontMatter } from '../../../content/frontMatter';
import { termOf, termsOf, wordsOf } from './words';

export interface IndexedPage {
  route: string;
  title: string;
  description: string;
  state: PageFrontMatter['status'];
  sections: [anchor: string, heading: string][];
  /** Address of the file with the texts of the sections, for excerpts. */
  file: string;
}

/** A page with what the index has only as terms. */
export interface SourcePage {
  page: IndexedPage;
  keywords: readonly string[];
  texts: readonly string[];
}

/**
 * Parts of a section, what a word counts in each, and how many words it usually has. The first section of a page also has the
 * title and what is said about the page.
 */
export const fields = [
  { name: 'text', weight: 1, usual: 45 },
  { name: 'heading', weight: 2.6, usual: 3 },
  { name: 'about', weight: 2.5, usual: 18 },
  { name: 'title', weight: 4, usual: 4 },
] as const;

/** What the browser fetches for a search. */
export interface SearchIndex {
  pages: IndexedPage[];
  /**
   * The postings of each term: where it is, as the number of the section plus, for each field before its own, the number of all
   * sections. Each is written as the distance from the one before, which compresses best.
   */
  terms: Record<string, number[]>;
  /** How many terms each field of each section has, by posting. */
  lengths: number[];
  /** Lines of phrases that mean the same, as terms. */
  synonyms: string[][];
}

/** A term in more than 3% of all sections says little about a section that has it only once. */
const isCommon = (spread: number, sections: number): boolean =>
  spread > Math.max(5, 0.03 * sections);

function count(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** What the browser needs to find these pages. */
export function toIndex(
  sources: readonly SourcePage[],
  synonyms: readonly (readonly string[])[],
): SearchIndex {
  const sections = sources.flatMap(({ page, keywords, texts }) =>
    page.sections.map(([, heading], at) => ({
      title: at === 0 ? page.title : '',
      about: at === 0 ? [page.description, ...keywords, page.route].join(' ') : '',
      heading,
      text: texts[at]!,
    })),
  );
  const postings = new Map<string, number[]>();
  for (const [fieldAt, { name }] of fields.entries()) {
    const counts = sections.map((section) => count(termsOf(section[name])));
    const spread = count(counts.flatMap((each) => [...each.keys()]));
    for (const [section, each] of counts.entries())
      for (const [term, times] of each)
        if (name !== 'text' || times > 1 || !isCommon(spread.get(term)!, sections.length))
          postings.set(term, [...(postings.get(term) ?? []), fieldAt * sections.length + section]);
  }
  const terms = [...postings.keys()].sort().map((term) => {
    const distances = postings.get(term)!.map((each, at, all) => each - (all[at - 1] ?? 0));
    return [term, distances] as const;
  });
  const lengths = fields.flatMap(() => sections.map(() => 0));
  for (const posting of [...postings.values()].flat()) lengths[posting]! += 1;
  return {
    pages: sources.map(({ page }) => page),
    terms: Object.fromEntries(terms),
    lengths,
    synonyms: synonyms.map((line) => line.map((phrase) => wordsOf(phrase).map(termOf).join(' '))),
  };
}
