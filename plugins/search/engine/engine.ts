// MiniSearch, because Pagefind's files come one after another: at 4× CPU and Slow 4G its first result took 3.2 to 3.7 s on the
// same pages, and takes 0.7 to 0.8 s here.
import MiniSearch, { type SearchOptions } from 'minisearch';
import { fields, unpack, type IndexFile, type IndexedPage, type PageState } from './index-file';
import { isEmptyWord, termOf, wordsOf } from './words';

/** A place in a page that was found. */
interface Place {
  /** Number of the section in the index. */
  section: number;
  anchor: string;
  heading: string;
}

interface FoundPage {
  route: string;
  title: string;
  description: string;
  state: PageState;
  places: Place[];
}

export interface Found {
  pages: FoundPage[];
  /** Terms of the index that were found, for marking. */
  terms: string[];
}

/** Longer questions are cut: more words do not find more. */
const longestQuery = 200;
const mostWords = 12;
/** Words of the longest phrase among the synonyms. */
const longestPhrase = 4;
/** Pages that fit less than this share of the best are left out. */
const worthwhile = 0.12;

/** What the reader may mean. */
interface Reading {
  words: string[];
  /** How near it is to what was typed. */
  weight: number;
  /** The words stand for themselves: they are neither the start of a longer word nor mistyped. */
  whole: boolean;
}

const weightOfState: Record<PageState, number> = {
  current: 1,
  draft: 0.8,
  legacy: 0.62,
  history: 0.56,
};
/** Owners ask in plain words, and these pages have them, too; who wants one of these asks for it by name. */
const weightOfRoute: readonly (readonly [RegExp, number])[] = [
  [/^\/(introduction\/contribute|design\/test|components)\b/, 0.6],
  [/^\/(blog|release|work_in_progress)\b/, 0.8],
  [/^\/(api|api-intro|reference-api|pinning-service|blockchain|design|RFCs)\b/, 0.85],
];
const weightOf = ({ route, state }: IndexedPage): number =>
  weightOfState[state] * (weightOfRoute.find(([routes]) => routes.test(route))?.[1] ?? 1);

const asTyped: SearchOptions = {
  boost: { title: 4, about: 2.5, heading: 2.6, text: 1 },
  bm25: { k: 1.2, b: 0.6, d: 0.4 },
};

/** A phrase in any of its word forms. */
const keyOf = (phrase: readonly string[]): string => phrase.map(termOf).join(' ');

export class Engine {
  readonly #index: MiniSearch;
  readonly #file: ReturnType<typeof unpack>;
  /** How many sections have a term; counted when a word is mistyped. */
  #spread?: Map<string, number>;
  /** From a phrase to the others of its lines; the first of a line is the one that the pages use. */
  readonly #synonyms = new Map<string, Reading[]>();

  constructor(file: IndexFile, synonyms: readonly (readonly string[])[]) {
    this.#file = unpack(file);
    this.#index = MiniSearch.loadJS(this.#file.index, {
      fields: [...fields],
      tokenize: (text) => [text],
      processTerm: (term) => term,
    });
    for (const line of synonyms) {
      const phrases = line.map((phrase, at): Reading => ({
        words: wordsOf(phrase),
        weight: at === 0 ? 0.9 : 0.5,
        whole: true,
      }));
      for (const { words } of phrases) {
        const key = keyOf(words);
        const others = phrases.filter((phrase) => keyOf(phrase.words) !== key);
        this.#synonyms.set(key, [...(this.#synonyms.get(key) ?? []), ...others]);
      }
    }
  }

  /** What each part of a question may mean; phrases of the synonyms count as one part. */
  #readings(query: string): Reading[][] {
    const typed = wordsOf(query.slice(0, longestQuery));
    const nothingElse = typed.every(isEmptyWord);
    const readings: Reading[][] = [];
    for (let at = 0; at < typed.length && readings.length < mostWords;) {
      let length = Math.min(longestPhrase, typed.length - at);
      const synonyms = () => this.#synonyms.get(keyOf(typed.slice(at, at + length)));
      while (length > 1 && !synonyms()) length -= 1;
      const others = synonyms() ?? [];
      const words = typed
        .slice(at, at + length)
        .filter((word) => nothingElse || !isEmptyWord(word));
      at += length;
      if (words.length === 0) continue;
      const whole = at < typed.length && words.at(-1)!.length < 4;
      readings.push([{ words, weight: 1, whole }, ...others]);
    }
    return readings;
  }

  /**
   * Terms one slip away from a word: a letter missing, added, wrong or swapped. The word is mended before it is cut to
   * its term, because a slip in the ending would not survive that. Of several, those that the pages use most.
   */
  #mended(word: string): string[] {
    const size = (places: object) => Object.keys(places).length;
    const spread = (this.#spread ??= new Map(
      this.#file.index.index.map(([term, byField]) => [
        term,
        Object.values(byField).reduce((sum, places) => sum + size(places), 0),
      ]),
    ));
    const terms = new Set<string>();
    for (let at = 0; at <= word.length; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const swapped = tail.length > 1 ? [head + tail[1] + tail[0] + tail.slice(2)] : [];
      const letters = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [
        head + letter + tail,
        head + letter + tail.slice(1),
      ]);
      for (const variant of [head + tail.slice(1), ...swapped, ...letters]) {
        const term = termOf(variant);
        if (spread.has(term)) terms.add(term);
      }
    }
    const most = Math.max(...[...terms].map((term) => spread.get(term)!));
    return [...terms].filter((term) => spread.get(term)! >= most / 4);
  }

  /** How well each section fits one word. */
  #sectionsWith(word: string, found: Set<string>, whole: boolean): Map<number, number> {
    const scores = new Map<number, number>();
    const look = (term: string, options: SearchOptions = {}) => {
      for (const result of this.#index.search(term, { ...asTyped, ...options })) {
        scores.set(Number(result.id), Math.max(result.score, scores.get(Number(result.id)) ?? 0));
        result.terms.forEach((each) => found.add(each));
      }
    };
    const term = termOf(word);
    look(term, { prefix: !whole && term.length > 1, weights: { prefix: 0.3, fuzzy: 0 } });
    // Only a word that the pages do not have is taken for a mistake.
    if (scores.size > 0 || whole || word.length < 4) return scores;
    const mended = this.#mended(word);
    mended.forEach((each) => look(each));
    if (mended.length === 0) look(term, { fuzzy: 2, weights: { prefix: 0, fuzzy: 0.5 } });
    return scores;
  }

  #sectionsFor({ words, weight, whole }: Reading, found: Set<string>): Map<number, number> {
    const each = words.map((word) => this.#sectionsWith(word, found, whole));
    const scores = new Map<number, number>();
    for (const section of each[0]?.keys() ?? []) {
      if (!each.every((map) => map.has(section))) continue;
      const sum = each.reduce((total, map) => total + map.get(section)!, 0);
      scores.set(section, (weight * sum) / Math.sqrt(each.length));
    }
    return scores;
  }

  /**
   * Each word is looked up by itself, so that a page is found whose title has one word and whose section has another.
   * Pages that have more of the words come first; within a page, sections that do.
   */
  search(query: string): Found {
    const found = new Set<string>();
    const readings = this.#readings(query);
    const { pages, sections } = this.#file;
    const bySection = new Map<number, number[]>();
    readings.forEach((alternatives, at) => {
      alternatives.forEach((reading) => {
        // The words of a phrase that stands in for another mean little one by one: they are not marked.
        const known = reading.weight < 1 && reading.words.length > 1 ? new Set<string>() : found;
        for (const [section, score] of this.#sectionsFor(reading, known)) {
          const scores = bySection.get(section) ?? readings.map(() => 0);
          scores[at] = Math.max(scores[at]!, score);
          bySection.set(section, scores);
        }
      });
    });
    const sum = (scores: number[]) => {
      const share = scores.filter(Boolean).length / readings.length;
      return scores.reduce((total, score) => total + score, 0) * share ** 1.5;
    };
    const byPage = new Map<number, { best: number[]; places: [number, number][] }>();
    for (const [section, scores] of bySection) {
      const { page } = sections[section]!;
      const entry = byPage.get(page) ?? { best: readings.map(() => 0), places: [] };
      entry.best = entry.best.map((score, at) => Math.max(score, scores[at]!));
      entry.places.push([section, sum(scores)]);
      byPage.set(page, entry);
    }
    const ranked = [...byPage].map(([page, { best, places }]) => {
      places.sort((a, b) => b[1] - a[1]);
      const score = (sum(best) + 0.8 * places[0]![1]) * weightOf(pages[page]!);
      return { page, score, places };
    });
    ranked.sort((a, b) => b.score - a.score);
    const enough = worthwhile * (ranked[0]?.score ?? 0);
    return {
      terms: [...found],
      pages: ranked
        .filter(({ score }) => score >= enough)
        .map(({ page, places }) => ({
          ...pages[page]!,
          places: places
            .filter(([, score]) => score >= 0.4 * places[0]![1])
            .slice(0, 5)
            .map(([section]) => ({
              section,
              anchor: sections[section]!.anchor,
              heading: sections[section]!.heading,
            })),
        })),
    };
  }
}
