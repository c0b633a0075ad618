import type { PageFrontMatter } from '../../../src/content/frontMatter';
import { termsOf } from './words';

interface Page {
  route: string;
  title: string;
  description: string;
  keywords: readonly string[];
  state: PageFrontMatter['status'];
}

/** A page with the text of its sections. */
export interface SourcePage extends Page {
  sections: readonly { anchor: string; heading: string; text: string }[];
}

/** A page in the index: each section with the terms of its text in alphabetical order, which compresses best. */
export interface IndexedPage extends Page {
  sections: readonly { anchor: string; heading: string; terms: string }[];
}

/** What the browser fetches for a search. */
export interface IndexFile {
  pages: IndexedPage[];
  /** Files with the texts for excerpts: name and number of the first section. */
  texts: [string, number][];
}

/** A term in more than 3% of all sections says little about a section that has it only once. */
const isCommon = (spread: number, sections: number): boolean =>
  spread > Math.max(5, 0.03 * sections);

function count(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The pages as the index has them. */
export function toIndex(pages: readonly SourcePage[]): IndexedPage[] {
  const sections = pages.flatMap((page) => page.sections);
  const terms = new Map(sections.map((section) => [section, count(termsOf(section.text))]));
  const spread = count([...terms.values()].flatMap((counts) => [...counts.keys()]));
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      anchor: section.anchor,
      heading: section.heading,
      terms: [...terms.get(section)!]
        .filter(([term, times]) => times > 1 || !isCommon(spread.get(term)!, sections.length))
        .map(([term]) => term)
        .sort()
        .join(' '),
    })),
  }));
}
