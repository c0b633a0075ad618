// Looks up each word of a question by itself and adds up the scores by page. Libraries such as MiniSearch rank sections, so
// they miss pages with one word in the title and another in a section: 1 in 10 of tests/search-queries.yaml.
import { fields, type IndexedPage, type SearchIndex } from './index-file';
import { isEmptyWord, termOf, wordsOf } from './words';

/** A section of a page. */
export interface Place {
  /** Its number in the page. */
  section: number;
  anchor: string;
  heading: string;
}

export interface Found {
  /** Pages with their best sections, best first. */
  pages: { page: IndexedPage; places: Place[] }[];
  /** Terms of the index that were found, for marking. */
  terms: Set<string>;
}

/** Words in the longest phrase of the synonyms. */
const longestPhrase = 4;
/** Pages and sections that score less than this share of the best are left out. */
const leastPage = 0.12;
const leastPlace = 0.4;
/** Sections shown of a page. */
const mostPlaces = 2;

const weightOfState = { current: 1, draft: 0.8, legacy: 0.62, history: 0.56 };
/** Owners ask in plain words, which these pages have too; whoever wants one of these asks for it by name. */
const weightOfRoute: readonly (readonly [RegExp, number])[] = [
  [/^\/(introduction\/contribute|design\/test|components)\b/, 0.6],
  [/^\/(blog|release|work_in_progress)\b/, 0.8],
  [/^\/(api|api-intro|reference-api|pinning-service|blockchain|design|RFCs)\b/, 0.85],
];
const weightOf = ({ route, state }: IndexedPage): number =>
  weightOfState[state] * (weightOfRoute.find(([routes]) => routes.test(route))?.[1] ?? 1);

const weightOfSynonym = 0.5;
/** A word of which only the beginning was typed. */
const weightOfLonger = 0.3;

/** A term of the index, and what it counts. */
type Weighted = [term: string, weight: number];

/** What a part of the question may mean: what was typed, or a synonym. */
interface Reading {
  /** For each word, the terms it may stand for. */
  words: Weighted[][];
  synonym?: boolean;
}

/** Scores by number of the section. */
type Scores = Map<number, number>;

/** The best, best first, without those that score less than a share of the first. */
function ranking<T extends { score: number }>(items: T[], least: number): T[] {
  const sorted = items.sort((a, b) => b.score - a.score);
  return sorted.filter(({ score }) => score >= least * sorted[0]!.score);
}

export class Engine {
  readonly #sections: { page: IndexedPage; place: Place }[];
  /** By term; see SearchIndex. */
  readonly #postings: ReadonlyMap<string, number[]>;
  /** What a term counts in each field of each section, by posting. */
  readonly #scores: number[];
  /** From a phrase to the others of its lines. */
  readonly #synonyms = new Map<string, string[]>();

  constructor({ pages, terms, lengths, synonyms }: SearchIndex) {
    this.#sections = pages.flatMap((page) =>
      page.sections.map(([anchor, heading], section) => ({
        page,
        place: { section, anchor, heading },
      })),
    );
    this.#postings = new Map(Object.entries(terms));
    // As in BM25, a term counts less the more terms stand beside it.
    this.#scores = lengths.map((length, posting) => {
      const { weight, usual } = fields[Math.floor(posting / this.#sections.length)]!;
      return weight * (0.4 + 2.2 / (1.48 + (0.72 * length) / usual));
    });
    for (const line of synonyms)
      for (const phrase of line) {
        const others = line.filter((other) => other !== phrase);
        this.#synonyms.set(phrase, [...(this.#synonyms.get(phrase) ?? []), ...others]);
      }
  }

  /** What each part of a question may mean. A phrase of the synonyms counts as one part. */
  #readings(query: string): Reading[][] {
    const typed = wordsOf(query);
    const onlyEmptyWords = typed.every(isEmptyWord);
    const readings: Reading[][] = [];
    for (let at = 0; at < typed.length;) {
      let length = Math.min(longestPhrase, typed.length - at);
      const synonyms = () =>
        this.#synonyms.get(
          typed
            .slice(at, at + length)
            .map(termOf)
            .join(' '),
        );
      while (length > 1 && !synonyms()) length -= 1;
      const words = typed
        .slice(at, at + length)
        .filter((word) => onlyEmptyWords || !isEmptyWord(word));
      const others = (synonyms() ?? []).map((phrase): Reading => ({
        words: phrase.split(' ').map((term) => [[term, 1]]),
        synonym: true,
      }));
      if (words.length > 0)
        readings.push([{ words: words.map((word) => this.#termsFor(word)) }, ...others]);
      at += length;
    }
    return readings;
  }

  /**
   * Terms one typing mistake away from a word: a letter missing, added, wrong, or swapped. The word is corrected before it
   * is cut to its term, because a mistake in the ending changes what is cut off.
   */
  #corrected(word: string): Weighted[] {
    const terms = new Set<string>();
    for (let at = 0; at <= word.length; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const swapped = tail.length > 1 ? [head + tail[1] + tail[0] + tail.slice(2)] : [];
      const letters = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [
        head + letter + tail,
        head + letter + tail.slice(1),
      ]);
      for (const variant of [head + tail.slice(1), ...swapped, ...letters])
        terms.add(termOf(variant));
    }
    return [...terms].filter((term) => this.#postings.has(term)).map((term) => [term, 1]);
  }

  /** Terms of the index that a word stands for. Only a word that the pages do not have is taken for a mistake. */
  #termsFor(word: string): Weighted[] {
    const term = termOf(word);
    if (term.length < 2) return [[term, 1]];
    const longer = [...this.#postings.keys()]
      .filter((each) => each.startsWith(term))
      .map((each): Weighted => [each, each === term ? 1 : weightOfLonger]);
    return longer.length > 0 || word.length < 4 ? longer : this.#corrected(word);
  }

  /** How well each section fits one word. */
  #scoresOf(terms: Weighted[]): Scores {
    const all: Scores = new Map();
    for (const [term, weight] of terms) {
      const scores: Scores = new Map();
      let posting = 0;
      for (const distance of this.#postings.get(term) ?? []) {
        posting += distance;
        const section = posting % this.#sections.length;
        scores.set(section, (scores.get(section) ?? 0) + this.#scores[posting]!);
      }
      const rarity = Math.log(1 + (this.#sections.length + 0.5) / (scores.size + 0.5));
      for (const [section, score] of scores)
        all.set(section, (all.get(section) ?? 0) + weight * rarity * score);
    }
    return all;
  }

  /** How well each section fits a reading: only sections that have all of its words. */
  #scoresFor({ words, synonym }: Reading): Scores {
    const [first, ...others] = words.map((terms) => this.#scoresOf(terms));
    const all: Scores = new Map();
    for (const [section, score] of first ?? []) {
      if (!others.every((scores) => scores.has(section))) continue;
      const sum = others.reduce((total, scores) => total + scores.get(section)!, score);
      all.set(section, ((synonym ? weightOfSynonym : 1) * sum) / words.length);
    }
    return all;
  }

  /** Finds pages. Those with more of the words come first; within a page, sections that have more. */
  search(query: string): Found {
    const terms = new Set<string>();
    const readings = this.#readings(query);
    // The best score of each part of the question.
    const found = new Map<number, number[]>();
    for (const [part, alternatives] of readings.entries())
      for (const reading of alternatives) {
        // The words of a phrase that stands in for another mean little one by one: they are not marked.
        if (!reading.synonym || reading.words.length === 1)
          for (const [term] of reading.words.flat()) terms.add(term);
        for (const [section, score] of this.#scoresFor(reading)) {
          const scores = found.get(section) ?? readings.map(() => 0);
          scores[part] = Math.max(scores[part]!, score);
          found.set(section, scores);
        }
      }
    const sum = (scores: number[]) => {
      const share = scores.filter(Boolean).length / readings.length;
      return scores.reduce((total, score) => total + score, 0) * share ** 1.5;
    };
    const pages = new Map<IndexedPage, (Place & { scores: number[]; score: number })[]>();
    for (const [section, scores] of found) {
      const { page, place } = this.#sections[section]!;
      const others = pages.get(page) ?? [];
      pages.set(page, [...others, { ...place, scores, score: sum(scores) }]);
    }
    const ranked = [...pages].map(([page, all]) => {
      const best = readings.map((_, part) => Math.max(...all.map(({ scores }) => scores[part]!)));
      const places = ranking(all, leastPlace);
      const score = (sum(best) + 0.8 * places[0]!.score) * weightOf(page);
      return { page, places: places.slice(0, mostPlaces), score };
    });
    return { terms, pages: ranking(ranked, leastPage) };
  }
}
