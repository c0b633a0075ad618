import MiniSearch, { type SearchOptions } from 'minisearch';
import {
  indexOptions,
  type SearchDocument,
  type SerializedIndex,
  type StoredFields,
} from './document';
import { isStopWord, phrase, stem, tokenize } from './words';

/**
 * What decides the order of the results. It acts on searches, so it needs no new index: change a number, and compare what
 * `npm run test:build -- search-quality` prints. Only that test checks the numbers.
 */
const ranking = {
  /** A match in what an author wrote to name the page says more than one in its text, and the typed word more than a synonym. */
  boost: {
    title: 5,
    keywords: 8,
    headings: 1,
    text: 1,
    synonyms: 0.3,
    question: 12,
    answer: 3,
    otherWords: 0.7,
  },
  /** The share of a page's length in its score is large, because a short page about something is what most readers want. */
  bm25: { k: 2, b: 0.9, d: 0 },
  /** A correction counts less than the word itself, and a longer word that begins like it even less. */
  weights: { fuzzy: 0.8, prefix: 0.1 },
} satisfies SearchOptions;

/** How many letters may be wrong, as a share of a word's length. Words of three letters are too much alike to be corrected. */
const typos = 0.35;

/** What isn't a current page has to fit much better to come before one: old pages, and answers of the troubleshooter. */
const notCurrent = 0.5;

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
}

export class SearchEngine {
  readonly #index: MiniSearch<SearchDocument>;
  readonly #options: SearchOptions = {
    ...ranking,
    tokenize: (query) => [...tokenize(query), phrase(query)],
    prefix: (term) => term.length > 1,
    fuzzy: (term) => /^[^=]{4,}$/.test(term) && !this.#isKnown(term) && typos,
    boostDocument: (_route, _term, page) =>
      page!.status || page!.description !== undefined ? notCurrent : 1,
  };

  constructor(index: SerializedIndex) {
    this.#index = MiniSearch.loadJS(index, indexOptions);
  }

  search(query: string): SearchResult {
    // Words that nearly every sentence has count only where there's nothing else, such as the beginning of a word.
    const isVague = tokenize(query).every(isStopWord);
    const found = this.#index.search(
      query,
      isVague ? { ...this.#options, tokenize, processTerm: stem } : this.#options,
    );
    const counts = new Map<string, number>();
    for (const { match } of found)
      for (const term of Object.keys(match)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const weight = (count: number) => Math.log(1 + this.#index.documentCount / count);
    const pages = found.map(({ id, title, question, status, description }) => ({
      route: id as string,
      title: (title ?? question) as string,
      status: status as StoredFields['status'],
      description: description as StoredFields['description'],
    }));
    const pageOf = ({ route }: FoundPage) => route.replace(/#.*/, '');
    return {
      query,
      // A page of answers says no more than its answer that comes before it.
      pages: pages.filter(
        (page, at) =>
          pages.findIndex((each) => pageOf(each) === page.route) === at || page.route.includes('#'),
      ),
      terms: new Map([...counts].map(([term, count]) => [term, weight(count)])),
    };
  }

  /** Whether a page has this word, or one that begins like it. */
  #isKnown(term: string): boolean {
    const asItIs = { tokenize: (word: string) => [word], processTerm: (word: string) => word };
    return this.#index.search(term, { ...asItIs, prefix: true }).length > 0;
  }
}
