import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { synonyms } from '../../../data/synonyms';
import { indexOptions, type IndexedPage, type SearchDocument } from './document';
import { Highlighter, type Sought } from './Highlighter';
import { unpackIndex, type PackedIndex } from './packedIndex';
import { isStopWord, stem, tokenize } from './words';

/**
 * What decides the order of the results. It acts on searches, so it needs no new index: change a number, and compare what
 * `npm run test:build -- search-quality` prints. Only that test checks the weights.
 */
const ranking = {
  weighting: {
    /** A match in what an author wrote to name the page says more than a match in its text. */
    boost: { title: 5, about: 5, headings: 2, text: 1 },
    /** Plain BM25. MiniSearch's own bonus for each match favors pages that have a word in every field. */
    bm25: { k: 1.2, b: 0.7, d: 0 },
    /** A correction counts less than the word itself, and a longer word that begins like it even less. */
    weights: { fuzzy: 0.7, prefix: 0.375 },
  },
  /** How many letters may be wrong, as a share of a word's length. */
  typos: 0.3,
  /** Shorter words are too much alike to be corrected. */
  minLengthOfTypo: 4,
  /** How much of a word with a mistake in its ending is searched for as its beginning: a share, and letters at least. */
  beginning: { share: 0.6, minLength: 5 },
  /** A synonym counts less than the word that was typed. */
  synonym: 0.3,
  /** How much worse a page gets with each word it doesn't have: its score is multiplied by the share of words to this power. */
  coverage: 1.5,
  /** A page that isn't current has to fit much better than a current one to come before it. */
  notCurrent: 0.6,
  /**
   * A result of the troubleshooter counts less than a page, and needs all words of the query, unless the query has just the words
   * of its title.
   */
  result: 0.6,
  /** Pages that score less than this share of the best one are left out. */
  minScore: 0.05,
};

/** Words in the longest phrase of the synonyms. */
const longestPhrase = Math.max(...synonyms.flat().map((phrase) => tokenize(phrase).length));

export interface SearchResult {
  query: string;
  /** The pages that answer the query, best first. */
  pages: IndexedPage[];
  highlighter: Highlighter;
}

/** A word or phrase of the query, and the phrases that mean the same; both as terms of the index. */
interface QueryPart {
  terms: string[];
  synonyms: string[][];
}

/** Maps each phrase to those that mean the same, as terms. A phrase with a stop word can be typed, but isn't searched for. */
function synonymsByPhrase(): Map<string, string[][]> {
  const byPhrase = new Map<string, string[][]>();
  for (const line of synonyms) {
    const phrases = line.map(tokenize);
    for (const phrase of phrases) {
      const key = phrase.map(stem).join(' ');
      const others = phrases.filter((other) => other !== phrase && !other.some(isStopWord));
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others.map((each) => each.map(stem))]);
    }
  }
  return byPhrase;
}

/** The words of longer synonyms. Alone, they mean something else, so they aren't marked. */
function wordsOfPhrases({ terms, synonyms: others }: QueryPart): Set<string> {
  const words = new Set(others.filter(({ length }) => length > 1).flat());
  for (const term of [...terms, ...others.filter(({ length }) => length === 1).flat()])
    words.delete(term);
  return words;
}

/** The words of a text that search looks for, in one form and order. */
const termsIn = (text: string): string =>
  [
    ...new Set(
      tokenize(text)
        .filter((word) => !isStopWord(word))
        .map(stem),
    ),
  ]
    .sort()
    .join(' ');

const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
const anyOf = (...queries: Query[]): Query => ({ combineWith: 'OR', queries });

export class SearchEngine {
  /** Address of the index with the texts of the archive. */
  readonly archive: string | undefined;
  readonly #index: MiniSearch<SearchDocument>;
  readonly #synonyms = synonymsByPhrase();
  readonly #options: SearchOptions = {
    ...ranking.weighting,
    // Queries are made of terms.
    tokenize: (term) => [term],
    processTerm: (term) => term,
    prefix: (term) => term.length > 1,
    fuzzy: (term) =>
      term.length >= ranking.minLengthOfTypo && !this.#isKnown(term) && ranking.typos,
  };

  constructor(index: PackedIndex) {
    this.archive = index.archive;
    this.#index = MiniSearch.loadJS(unpackIndex(index), indexOptions);
  }

  /** Finds pages, one part of the query after the other, and adds up their scores. */
  search(query: string): SearchResult {
    const parts = this.#parse(query);
    const found = new Map<string, { page: IndexedPage; score: number; parts: number }>();
    const terms = new Map<string, Sought>();
    for (const [at, part] of parts.entries()) {
      const unmarked = wordsOfPhrases(part);
      const isKnown = part.terms.every((term) => this.#isKnown(term));
      const marked = isKnown ? undefined : this.#closest(part.terms);
      const results = this.#index.search(this.#partQuery(part), this.#options);
      const weight = Math.log(1 + this.#index.documentCount / results.length);
      for (const result of results) {
        const page = result.page as IndexedPage;
        // A result of the troubleshooter is short: too much is like its few words.
        if (!page.file && !isKnown) continue;
        const match = found.get(page.route) ?? { page, score: 0, parts: 0 };
        // MiniSearch multiplies by the number of terms found, which counts synonyms as further words.
        match.score += result.score / result.queryTerms.length;
        match.parts += 1;
        found.set(page.route, match);
        for (const term of result.terms)
          if (!unmarked.has(term) && marked?.has(term) !== false)
            terms.set(term, { part: at, weight });
      }
    }
    const asked = termsIn(query);
    const ranked = [...found.values()].map(({ page, score, parts: covered }) => {
      // What the query has just the title of comes first.
      const isNamed = !page.archived && asked === termsIn(page.title);
      let weight = (covered / parts.length) ** ranking.coverage;
      if (page.status !== 'current') weight *= ranking.notCurrent;
      if (!page.file && !isNamed) weight *= covered < parts.length ? 0 : ranking.result;
      return { page, isNamed, score: score * weight };
    });
    const least = ranking.minScore * Math.max(...ranked.map(({ score }) => score));
    const pages = ranked
      .filter(({ isNamed, score }) => isNamed || (score > 0 && score >= least))
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score)
      .map(({ page }) => page);
    return {
      query,
      pages: this.#withoutArchive(pages, parts),
      highlighter: new Highlighter(terms),
    };
  }

  /** The words and known phrases of a query. Stop words count only where there's nothing else. */
  #parse(query: string): QueryPart[] {
    const words = tokenize(query).map((word) => this.#swapped(word) ?? word);
    const onlyStopWords = words.every(isStopWord);
    const parts: QueryPart[] = [];
    for (let rest = words; rest.length > 0;) {
      const phrase = this.#phraseAt(rest);
      const terms = phrase.filter((word) => onlyStopWords || !isStopWord(word)).map(stem);
      if (terms.length > 0) parts.push({ terms, synonyms: this.#synonymsFor(phrase) ?? [] });
      rest = rest.slice(phrase.length);
    }
    return parts;
  }

  #synonymsFor(phrase: readonly string[]): string[][] | undefined {
    return this.#synonyms.get(phrase.map(stem).join(' '));
  }

  /** The longest phrase with synonyms that these words begin with; otherwise the first word. */
  #phraseAt(words: readonly string[]): readonly string[] {
    let phrase = words.slice(0, longestPhrase);
    while (phrase.length > 1 && !this.#synonymsFor(phrase)) phrase = phrase.slice(0, -1);
    return phrase;
  }

  #has(term: string, options: SearchOptions): boolean {
    return this.#index.search(term, { ...this.#options, ...options }).length > 0;
  }

  /** Whether a page has this word, or one that begins like it. */
  #isKnown(term: string): boolean {
    return this.#has(term, { fuzzy: false });
  }

  /** The word with two letters swapped, if that makes it one that a page has. */
  #swapped(word: string): string | undefined {
    if (word.length < ranking.minLengthOfTypo || this.#isKnown(stem(word))) return undefined;
    return Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    ).find((each) => this.#has(stem(each), { prefix: false, fuzzy: false }));
  }

  /** Words with one wrong letter, if there are any for these terms. Those with more aren't marked. */
  #closest(terms: readonly string[]): ReadonlySet<string> | undefined {
    const close = terms.flatMap((term) =>
      this.#index
        .search(term, { ...this.#options, prefix: false, fuzzy: 1 })
        .flatMap((result) => result.terms),
    );
    return close.length > 0 ? new Set(close) : undefined;
  }

  /** A word. If no page has it, its beginning stands for it, too: a mistake in the ending changes what the stemmer cuts off. */
  #wordQuery(term: string): Query {
    const { beginning } = ranking;
    const length = Math.max(beginning.minLength, Math.ceil(beginning.share * term.length));
    return length >= term.length || this.#isKnown(term) ? term : anyOf(term, term.slice(0, length));
  }

  #partQuery({ terms, synonyms: others }: QueryPart): Query {
    const typed = allOf(terms.map((term) => this.#wordQuery(term)));
    if (others.length === 0) return typed;
    const exact = { prefix: false, fuzzy: false, boostTerm: () => ranking.synonym };
    return anyOf(typed, { ...exact, combineWith: 'OR', queries: others.map(allOf) });
  }

  /**
   * Leaves out archived pages. If no current page is about all words of the query, two kinds of them stay: those that are about
   * all words, and those that rank above every current page.
   */
  #withoutArchive(pages: IndexedPage[], parts: QueryPart[]): IndexedPage[] {
    const words = parts.flatMap(({ terms }) => terms);
    const query = allOf(words.map((term) => this.#wordQuery(term)));
    const options = { ...this.#options, fields: ['title', 'headings', 'about'] };
    const about = new Set(this.#index.search(query, options).map(({ id }) => id as string));
    const isAnswered = pages.some(({ archived, route }) => !archived && about.has(route));
    const first = pages.findIndex(({ archived }) => !archived);
    return pages.filter(
      ({ archived, route }, at) =>
        !archived || first === -1 || (!isAnswered && (at < first || about.has(route))),
    );
  }
}
