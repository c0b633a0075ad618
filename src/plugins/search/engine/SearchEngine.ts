import MiniSearch, {
  type Query,
  type SearchOptions,
  type SearchResult as MiniSearchResult,
} from 'minisearch';
import {
  indexOptions,
  type SearchDocument,
  type SerializedIndex,
  type StoredFields,
} from './document';
import { synonymsOf } from './synonyms';
import { isStopWord, phrase, stem, tokenize } from './words';

/** The route of a short answer for developers, operators, or contributors. */
const developerAnswer = /^\/(?:api|blockchain|introduction)\/.*#/;

/**
 * What decides the order of the results. It acts on searches, so it needs no new index: change a number, and compare what
 * `npm run test:build -- search-quality` prints. Only that test checks the numbers.
 */
const options = {
  /** A match in what an author wrote to name the page says more than one in its text. */
  boost: { title: 5, keywords: 8, headings: 1, text: 1, question: 12, answer: 3 },
  /** The share of a length in a score: a long question names several cases, and a short page about something is what most want. */
  bm25: { k: 2, b: 0.5, d: 0 },
  /** A correction counts less than the word itself, and a longer word that begins like it even less. */
  weights: { fuzzy: 0.8, prefix: 0.1 },
  // What isn't a current page has to fit much better to come before one: old pages, and answers of the troubleshooter. So do
  // answers for developers, because owners ask in the same words.
  boostDocument: (route: string, _term, page) =>
    page!.status || page!.description !== undefined ? 0.5 : developerAnswer.test(route) ? 0.6 : 1,
  // A query has been split into terms.
  tokenize: (term) => [term],
  processTerm: (term) => term,
} satisfies SearchOptions;

/** What a synonym counts, compared to the word that was typed. */
const synonymWeight = 0.3;

/** How many letters may be wrong, as a share of a word's length. Words of three letters are too much alike to be corrected. */
const typos = 0.35;

/** A page, or an answer of one: then the route has its anchor. */
export interface FoundPage extends Omit<StoredFields, 'question'> {
  route: string;
  title: string;
}

export interface SearchResult {
  query: string;
  /** The pages that answer the query, best first. */
  pages: FoundPage[];
  /** The terms of the texts that the query found, each with its weight: the fewer pages have it, the more. */
  terms: ReadonlyMap<string, number>;
  /** Those of them that aren't only synonyms: they're marked. */
  marked: ReadonlyMap<string, number>;
}

/** How many of the words a result has. MiniSearch counts synonyms as words, too. */
const wordsIn = ({ queryTerms }: MiniSearchResult, wanted: readonly string[][][]): number =>
  wanted.filter((word) => word.some((phrase) => phrase.every((term) => queryTerms.includes(term))))
    .length;

export class SearchEngine {
  readonly #index: MiniSearch<SearchDocument>;

  constructor(index: SerializedIndex) {
    this.#index = MiniSearch.loadJS(index, indexOptions);
  }

  search(query: string): SearchResult {
    const words = tokenize(query);
    const terms = words.map(stem);
    // Words that nearly every sentence has count only where there's nothing else, such as the beginning of a word.
    const isVague = words.every(isStopWord);
    const counted = terms.filter((_, at) => isVague || !isStopWord(words[at]!));
    /** Each word with the phrases that mean the same. */
    const wanted = [...new Set(counted)].map((term) => [
      [term],
      ...synonymsOf(terms, terms.indexOf(term)),
    ]);
    const found = this.#index
      .search(
        {
          queries: [
            ...wanted.map((each) => this.#queryFor(each)),
            { queries: [phrase(query)], boostTerm: () => 2 },
          ],
        },
        options,
      )
      .map((result): MiniSearchResult => ({
        ...result,
        score: (result.score / result.queryTerms.length) * wordsIn(result, wanted),
      }))
      .sort((a, b) => b.score - a.score);
    const counts = new Map<string, number>();
    for (const { match } of found)
      for (const term of Object.keys(match)) counts.set(term, (counts.get(term) ?? 0) + 1);
    /** The terms that are only synonyms. */
    const synonymous = new Set(
      wanted.flatMap(([, ...others]) => others.flat()).filter((term) => !counted.includes(term)),
    );
    const weight = (term: string, count: number) =>
      Math.log(1 + this.#index.documentCount / count) * (synonymous.has(term) ? synonymWeight : 1);
    const pages = found.map(({ id, title, question, status, description }) => ({
      route: id as string,
      title: (title ?? question) as string,
      status: status as StoredFields['status'],
      description: description as StoredFields['description'],
    }));
    /** Where readers look. */
    const first = pages.slice(0, 10);
    const weights = new Map([...counts].map(([term, count]) => [term, weight(term, count)]));
    return {
      query,
      // A page of answers says no more than its answers that are found with it.
      pages: pages.filter(({ route }) => !first.some((each) => each.route.startsWith(`${route}#`))),
      terms: weights,
      marked: new Map([...weights].filter(([term]) => !synonymous.has(term))),
    };
  }

  /** A query for the first of these, or with less weight for the others. */
  #queryFor([[term = ''] = [], ...others]: string[][]): Query {
    const isKnown = this.#index.search(term, { ...options, prefix: true }).length > 0;
    return {
      queries: [
        {
          queries: [term],
          prefix: true,
          fuzzy: !isKnown && term.length > 3 && typos,
        },
        ...others.map((phrase) => ({
          queries: phrase,
          combineWith: 'AND' as const,
          boostTerm: () => synonymWeight / phrase.length,
        })),
      ],
    };
  }
}
