import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { PageFrontMatter } from '../../../pages-schema/frontMatter';
import { phrasesOf, termOf, tokenize } from './words';

/** The text under a heading, or before the first heading of a page. */
export interface Section {
  /** ID of the heading; empty for the start of the page. */
  anchor: string;
  heading: string;
  /** Sentences, items of lists, and cells of tables. */
  sentences: string[];
}

/** What excerpts are taken from: a file for each page. */
export interface PageText {
  title: string;
  description: string;
  sections: Section[];
}

/**
 * A page, or an answer of one, as search finds and lists it. A page and an answer have no field with words in common: hundreds of
 * short answers would change the average length of a field, and with it the order of the pages.
 */
export interface SearchDocument {
  /** Of an answer, with its anchor. */
  route: string;
  /** Of a page. */
  title?: string;
  /** Only of a page that isn't current. */
  status?: PageFrontMatter['status'];
  /** Only of an answer of the troubleshooter, which has no text to show. */
  description?: string;
  /** Of a page, one per line. */
  keywords?: string;
  /** The words in the headings of a page that neither its title nor its keywords have. */
  headings?: string;
  /** Of a page: words of its messages, names, and addresses that few pages have. */
  code?: string;
  /** Of an answer: the heading above it. */
  question?: string;
  /** Of an answer: the words of its keywords that its heading doesn't have. */
  asked?: string;
}

/** The name of the file with the text of a page, which is next to the documents. */
export const textFile = (route: string): string => `page${route.replaceAll('/', '-')}.json`;

/** Longer titles and keywords are never typed as a whole. */
const longestPhrase = 40;

const withPhrase = (line: string): string[] =>
  line.length > longestPhrase ? tokenize(line) : [...tokenize(line), ...phrasesOf(line)];

export const indexOptions: Options<SearchDocument> = {
  idField: 'route',
  fields: ['title', 'keywords', 'headings', 'code', 'question', 'asked'],
  storeFields: ['title', 'question', 'status', 'description'],
  tokenize: (text, field) =>
    field === 'title' || field === 'keywords'
      ? text.split('\n').flatMap(withPhrase)
      : tokenize(text),
  processTerm: termOf,
};

/** MiniSearch's own JSON. */
export type SerializedIndex = AsPlainObject;

/** The build makes the index: on a slow phone, indexing takes longer than fetching the index instead of the documents. */
export function buildIndex(documents: readonly SearchDocument[]): SerializedIndex {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return index.toJSON();
}
