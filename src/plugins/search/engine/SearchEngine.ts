import MiniSearch, { type AsPlainObject, type Query, type SearchOptions } from 'minisearch';
import { synonyms } from '../../../data/synonyms';
import { indexOptions, type IndexedPage, type SearchDocument } from './document';
import { Highlighter } from './Highlighter';
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
  /** Pages that score less than this share of the best one are left out. */
  minScore: 0.05,
};

/** Words in the longest phrase of the synonyms. */
const longestPhrase = Math.max(...synonyms.flat().map((phrase) => tokenize(phrase).length));

/** The pages that answer a query, best first. */
export interface SearchResult {
  query: string;
  pages: IndexedPage[];
  /** Pages of the archive, unless nothing else answers the query; those are in `pages`. */
  archived: IndexedPage[];
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

const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
const anyOf = (...queries: Query[]): Query => ({ combineWith: 'OR', queries });

export class SearchEngine {
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

  constructor(index: AsPlainObject) {
    this.#index = MiniSearch.loadJS(index, indexOptions);
  }

  /** Finds pages, one part of the query after the other, and adds up their scores. */
  search(query: string): SearchResult {
    const parts = this.#parse(query);
    const found = new Map<string, { page: IndexedPage; score: number; parts: number }>();
    const terms = new Set<string>();
    for (const part of parts) {
      const unmarked = wordsOfPhrases(part);
      for (const result of this.#index.search(this.#partQuery(part), this.#options)) {
        const page = result.page as IndexedPage;
        const match = found.get(page.route) ?? { page, score: 0, parts: 0 };
        // MiniSearch multiplies by the number of terms found, which counts synonyms as further words.
        match.score += result.score / result.queryTerms.length;
        match.parts += 1;
        found.set(page.route, match);
        for (const term of result.terms) if (!unmarked.has(term)) terms.add(term);
      }
    }
    const ranked = [...found.values()]
      .map(({ page, score, parts: covered }) => {
        const weight = page.status === 'current' ? 1 : ranking.notCurrent;
        return { page, score: score * (covered / parts.length) ** ranking.coverage * weight };
      })
      .sort((a, b) => b.score - a.score);
    const pages = ranked
      .filter(({ score }) => score >= ranking.minScore * ranked[0]!.score)
      .map(({ page }) => page);
    return { query, ...this.#split(pages, parts), highlighter: new Highlighter(terms) };
  }

  /** The words and known phrases of a query. Stop words count only where there's nothing else. */
  #parse(query: string): QueryPart[] {
    const words = tokenize(query);
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

  /** Whether a page has this word, or one that begins like it. */
  #isKnown(term: string): boolean {
    return this.#index.search(term, { ...this.#options, fuzzy: false }).length > 0;
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
   * Separates archived pages from the others. If no current page is about all words of the query, two kinds of archived pages
   * stay among the others: those that are about all words, and those that rank above every current page.
   */
  #split(pages: IndexedPage[], parts: QueryPart[]): Pick<SearchResult, 'pages' | 'archived'> {
    const words = parts.flatMap(({ terms }) => terms);
    const query = allOf(words.map((term) => this.#wordQuery(term)));
    const options = { ...this.#options, fields: ['title', 'headings', 'about'] };
    const about = new Set(this.#index.search(query, options).map(({ id }) => id as string));
    const isAnswered = pages.some(({ archived, route }) => !archived && about.has(route));
    const first = pages.findIndex(({ archived }) => !archived);
    const stays = ({ archived, route }: IndexedPage, at: number) =>
      !archived || first === -1 || (!isAnswered && (at < first || about.has(route)));
    return {
      pages: pages.filter(stays),
      archived: pages.filter((page, at) => !stays(page, at)),
    };
  }
}
