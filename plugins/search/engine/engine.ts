// Looks up each word of a question by itself and adds up the scores by page. Libraries such as MiniSearch rank sections, so
// they miss pages with one word in the title and another in a section: 1 in 10 of tests/search-queries.yaml.
import type { IndexedPage } from './index-file';
import { isEmptyWord, termOf, termsOf, wordsOf } from './words';

/** A section of a page. */
interface Place {
  /** Its number in the index. */
  section: number;
  anchor: string;
  heading: string;
}

interface Found {
  /** Pages with their best sections, best first. */
  pages: { page: IndexedPage; places: Place[] }[];
  /** Terms of the index that were found, for marking. */
  terms: Set<string>;
}

/** Longer questions are cut: more words do not find more. */
const longestQuery = 200;
const mostWords = 12;
/** Words in the longest phrase of the synonyms. */
const longestPhrase = 4;
/** Pages and sections that score less than this share of the best are left out. */
const leastPage = 0.12;
const leastPlace = 0.4;

const weightOfState = { current: 1, draft: 0.8, legacy: 0.62, history: 0.56 };
/** Owners ask in plain words, which these pages have too; whoever wants one of these asks for it by name. */
const weightOfRoute: readonly (readonly [RegExp, number])[] = [
  [/^\/(introduction\/contribute|design\/test|components)\b/, 0.6],
  [/^\/(blog|release|work_in_progress)\b/, 0.8],
  [/^\/(api|api-intro|reference-api|pinning-service|blockchain|design|RFCs)\b/, 0.85],
];
const weightOf = ({ route, state }: IndexedPage): number =>
  weightOfState[state] * (weightOfRoute.find(([routes]) => routes.test(route))?.[1] ?? 1);

/** What a word counts in each part of a page, and how many words that part usually has. */
const fields = {
  title: { weight: 4, usual: 4 },
  about: { weight: 2.5, usual: 18 },
  heading: { weight: 2.6, usual: 3 },
  text: { weight: 1, usual: 45 },
};
const weightOfSynonym = 0.5;
/** A word of which only the beginning was typed. */
const weightOfLonger = 0.3;

/** What a part of the question may mean: what was typed, or a synonym. */
interface Reading {
  words: string[];
  synonym?: boolean;
}

/** Scores by number of the section. */
type Scores = Map<number, number>;

/** The best, best first, without those that score less than a share of the first. */
function ranking<T extends { score: number }>(items: T[], least: number): T[] {
  const sorted = items.sort((a, b) => b.score - a.score);
  return sorted.filter(({ score }) => score >= least * sorted[0]!.score);
}

/** A phrase in any of its word forms. */
const keyOf = (phrase: readonly string[]): string => phrase.map(termOf).join(' ');

export class Engine {
  readonly #sections: (Place & { page: IndexedPage })[] = [];
  /** For each term, what it counts in the sections that have it. */
  readonly #index = new Map<string, Scores>();
  /** From a phrase to the others of its lines. */
  readonly #synonyms = new Map<string, Reading[]>();

  constructor(pages: readonly IndexedPage[], synonyms: readonly (readonly string[])[]) {
    for (const page of pages) {
      const { title, description, keywords, route } = page;
      page.sections.forEach(({ anchor, heading, terms }, at) => {
        this.#sections.push({ section: this.#sections.length, page, anchor, heading });
        if (at === 0) {
          this.#add('title', termsOf(title));
          this.#add('about', termsOf([description, ...keywords, route].join(' ')));
        }
        this.#add('heading', termsOf(heading));
        this.#add('text', terms.split(' '));
      });
    }
    for (const line of synonyms) {
      const phrases = line.map((phrase): Reading => ({ words: wordsOf(phrase), synonym: true }));
      for (const { words } of phrases) {
        const key = keyOf(words);
        const others = phrases.filter((phrase) => keyOf(phrase.words) !== key);
        this.#synonyms.set(key, [...(this.#synonyms.get(key) ?? []), ...others]);
      }
    }
  }

  /** Adds terms to the last section. As in BM25, a term counts less the more words stand beside it. */
  #add(field: keyof typeof fields, terms: string[]): void {
    const { weight, usual } = fields[field];
    const score = weight * (0.4 + 2.2 / (1.48 + (0.72 * terms.length) / usual));
    const section = this.#sections.length - 1;
    for (const term of new Set(terms)) {
      const scores = this.#index.get(term) ?? new Map<number, number>();
      scores.set(section, (scores.get(section) ?? 0) + score);
      this.#index.set(term, scores);
    }
  }

  /** What each part of a question may mean. A phrase of the synonyms counts as one part. */
  #readings(query: string): Reading[][] {
    const typed = wordsOf(query.slice(0, longestQuery));
    const onlyEmptyWords = typed.every(isEmptyWord);
    const readings: Reading[][] = [];
    for (let at = 0; at < typed.length && readings.length < mostWords;) {
      let length = Math.min(longestPhrase, typed.length - at);
      const synonyms = () => this.#synonyms.get(keyOf(typed.slice(at, at + length)));
      while (length > 1 && !synonyms()) length -= 1;
      const words = typed
        .slice(at, at + length)
        .filter((word) => onlyEmptyWords || !isEmptyWord(word));
      if (words.length > 0) readings.push([{ words }, ...(synonyms() ?? [])]);
      at += length;
    }
    return readings;
  }

  /**
   * Terms one typing mistake away from a word: a letter missing, added, wrong, or swapped. The word is corrected before it
   * is cut to its term, because a mistake in the ending changes what is cut off.
   */
  #corrected(word: string): string[] {
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
    return [...terms].filter((term) => this.#index.has(term));
  }

  /** Terms of the index that a word stands for. Only a word that the pages do not have is taken for a mistake. */
  #termsFor(word: string, exact: boolean): string[] {
    const term = termOf(word);
    if (exact || term.length < 2) return this.#index.has(term) ? [term] : [];
    const longer = [...this.#index.keys()].filter((each) => each.startsWith(term));
    return longer.length > 0 || word.length < 4 ? longer : this.#corrected(word);
  }

  /** How well each section fits one word. */
  #scoresOf(word: string, exact: boolean, found: Set<string>): Scores {
    const all: Scores = new Map();
    for (const term of this.#termsFor(word, exact)) {
      found.add(term);
      const scores = this.#index.get(term)!;
      const rarity = Math.log(1 + (this.#sections.length + 0.5) / (scores.size + 0.5));
      const weight = term !== termOf(word) && term.startsWith(termOf(word)) ? weightOfLonger : 1;
      for (const [section, score] of scores)
        all.set(section, (all.get(section) ?? 0) + weight * rarity * score);
    }
    return all;
  }

  /** How well each section fits a reading: only sections that have all of its words. */
  #scoresFor({ words, synonym = false }: Reading, terms: Set<string>): Scores {
    // The words of a phrase that stands in for another mean little one by one: they are not marked.
    const found = synonym && words.length > 1 ? new Set<string>() : terms;
    const [first, ...others] = words.map((word) => this.#scoresOf(word, synonym, found));
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
    // The best score of each part of the question, by section and by page.
    const sections = new Map<number, number[]>();
    const pages = new Map<IndexedPage, number[]>();
    const raise = <T>(best: Map<T, number[]>, key: T, part: number, score: number): void => {
      const scores = best.get(key) ?? readings.map(() => 0);
      scores[part] = Math.max(scores[part]!, score);
      best.set(key, scores);
    };
    readings.forEach((alternatives, part) => {
      for (const reading of alternatives) {
        for (const [section, score] of this.#scoresFor(reading, terms)) {
          raise(sections, section, part, score);
          raise(pages, this.#sections[section]!.page, part, score);
        }
      }
    });
    const sum = (scores: number[]) => {
      const share = scores.filter(Boolean).length / readings.length;
      return scores.reduce((total, score) => total + score, 0) * share ** 1.5;
    };
    const places = [...sections].map(([at, scores]) => ({
      ...this.#sections[at]!,
      score: sum(scores),
    }));
    const ranked = [...pages].map(([page, scores]) => {
      const own = ranking(
        places.filter((place) => place.page === page),
        leastPlace,
      );
      return { page, places: own, score: (sum(scores) + 0.8 * own[0]!.score) * weightOf(page) };
    });
    return { terms, pages: ranking(ranked, leastPage) };
  }
}
