import MiniSearch, {
  type Query,
  type SearchOptions,
  type SearchResult as MiniSearchResult,
} from 'minisearch';
import { indexOptions, type SearchDocument, type SerializedIndex } from './document';
import { synonymsOf } from './synonyms';
import { isStopWord, phraseOf, stem, tokenize } from './words';

/** The routes of pages and answers for developers and operators. */
const forDevelopers = /^\/(?:api|blockchain|pinning-service|introduction\/contribute)\b/;

/**
 * What decides the order of the results. It acts on searches, so it needs no new build: change a number, and compare what
 * `npm run test:build -- search-quality` prints. Only that test checks the numbers.
 */
const options = {
  /** A match in the words that an author chose for readers says more than one in a sentence or among many headings. */
  boost: { title: 7, keywords: 7, headings: 1, code: 1, question: 12, asked: 9 },
  /** The share of a length in a score: a long question names several cases, and a short page about something is what most want. */
  bm25: { k: 2, b: 0.35, d: 0 },
  /** A correction counts less than the word itself, and a longer word that begins like it even less. */
  weights: { fuzzy: 0.8, prefix: 0.1 },
  // A query has been split into terms.
  tokenize: (term) => [term],
  processTerm: (term) => term,
} satisfies SearchOptions;

/**
 * What a result counts for whoever searches on the page `from`. What isn't a current page has to fit much better to come before
 * one: old pages, and answers of the troubleshooter. So do pages for developers, unless a developer asks: owners ask in the same
 * words, and find half as many of these pages among the first five.
 */
const weightFor =
  (from: string): SearchOptions['boostDocument'] =>
  (route: string, _term, page) => {
    if (page!.status || route.includes('?')) return 0.5;
    if (forDevelopers.test(from) || !forDevelopers.test(route)) return 1;
    return route.includes('#') ? 0.6 : 0.8;
  };

/** What a synonym counts, compared to the word that was typed. */
const synonymWeight = 0.3;

/** What a keyword counts if it's all that was typed, in any order. If it's only a part, it counts less. */
const phraseWeight = 2;

/** Only the first words of a query are compared to keywords: each one more doubles the parts. */
const maxPhrase = 7;

/** How many letters may be wrong, as a share of a word's length. Words of three letters are too much alike to be corrected. */
const typos = 0.35;

/** A page, or an answer of one: then the route has its anchor. */
export interface FoundPage extends Pick<SearchDocument, 'route' | 'status' | 'description'> {
  title: string;
}

export interface SearchResult {
  /** The pages that answer the query, best first. */
  pages: FoundPage[];
  /** The terms of the index that match what was typed, without those that are only synonyms of it. */
  typedTerms: ReadonlySet<string>;
}

/** All parts of a query of two or more words, and the query itself. */
const partsOf = (terms: readonly string[]): string[][] =>
  terms
    .reduce<string[][]>((parts, term) => [...parts, ...parts.map((part) => [...part, term])], [[]])
    .filter(({ length }) => length > 1 || (length > 0 && length === terms.length));

/** A word that counts, and the phrases that mean the same, all as terms. */
interface Word {
  term: string;
  synonyms: string[][];
}

/** The words of a query. Those that nearly every sentence has count only where there's nothing else. */
function queryWordsOf(query: string): Word[] {
  const words = tokenize(query);
  const terms = words.map(stem);
  const isVague = words.every(isStopWord);
  const counted = terms.filter((_, at) => isVague || !isStopWord(words[at]!));
  return [...new Set(counted)].map((term) => ({
    term,
    synonyms: synonymsOf(terms, terms.indexOf(term)),
  }));
}

const has = ({ queryTerms }: MiniSearchResult, { term, synonyms }: Word): boolean =>
  [[term], ...synonyms].some((phrase) => phrase.every((each) => queryTerms.includes(each)));

const pageOf = ({ id, title, question, status, description }: MiniSearchResult): FoundPage => ({
  route: id as string,
  title: (title ?? question) as string,
  status: status as FoundPage['status'],
  description: description as FoundPage['description'],
});

/** Without the pages of answers that say no more than those of their answers that are found where readers look. */
function withoutPagesOfAnswers(pages: FoundPage[]): FoundPage[] {
  const first = pages.slice(0, 10);
  return pages.filter(({ route }) => !first.some((each) => each.route.startsWith(`${route}#`)));
}

export class SearchEngine {
  readonly #index: MiniSearch<SearchDocument>;

  constructor(index: SerializedIndex) {
    this.#index = MiniSearch.loadJS(index, indexOptions);
  }

  /** The results for a query that's typed on the page with the route `from`. */
  search(query: string, from = '/'): SearchResult {
    const words = queryWordsOf(query);
    const weighed = { ...options, boostDocument: weightFor(from) };
    const results = this.#rank(this.#index.search(this.#queryFor(words), weighed), words);
    const typed = new Set(words.map(({ term }) => term));
    const synonyms = new Set(words.flatMap((word) => word.synonyms.flat()));
    const matched = results.flatMap(({ match }) => Object.keys(match));
    return {
      pages: withoutPagesOfAnswers(results.map(pageOf)),
      typedTerms: new Set(matched.filter((term) => !synonyms.has(term) || typed.has(term))),
    };
  }

  /** A query for the words, and for the keywords that consist of some of them. */
  #queryFor(words: readonly Word[]): Query {
    const terms = words.map(({ term }) => term);
    return {
      queries: [
        ...words.map((word) => this.#queryForWord(word)),
        ...partsOf(terms.slice(0, maxPhrase)).map((part) => ({
          queries: [phraseOf(part)],
          boostTerm: () => (phraseWeight * part.length) / terms.length,
        })),
      ],
    };
  }

  /** A query for the word, and with less weight for its synonyms. */
  #queryForWord({ term, synonyms }: Word): Query {
    const isKnown = this.#index.search(term, options).length > 0;
    const isBegun = !isKnown && this.#index.search(term, { ...options, prefix: true }).length > 0;
    return {
      queries: [
        {
          queries: [term],
          // Only of a word that isn't one yet: whoever typed "app" doesn't mean "Apple".
          prefix: isBegun,
          fuzzy: !isKnown && !isBegun && term.length > 3 && typos,
        },
        ...synonyms.map((phrase) => ({
          queries: phrase,
          combineWith: 'AND' as const,
          boostTerm: () => synonymWeight / phrase.length,
        })),
      ],
    };
  }

  /** Best first: the more of the words a result has, and the rarer they are, the better it is. */
  #rank(results: readonly MiniSearchResult[], words: readonly Word[]): MiniSearchResult[] {
    // The fewer results have a word, the more it says.
    const rarities = words.map((word) => {
      const count = results.filter((result) => has(result, word)).length;
      return Math.log(1 + this.#index.documentCount / (count + 1));
    });
    const covered = (result: MiniSearchResult) =>
      words.reduce((sum, word, at) => sum + (has(result, word) ? rarities[at]! : 0), 0);
    return results
      .map((result): MiniSearchResult => ({
        ...result,
        // MiniSearch multiplies by the number of matches, in which synonyms and phrases count like words.
        score: (result.score / result.queryTerms.length) * covered(result),
      }))
      .sort((a, b) => b.score - a.score);
  }
}
