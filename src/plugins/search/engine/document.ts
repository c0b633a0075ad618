import type { AsPlainObject, Options } from 'minisearch';
import type { PageFrontMatter } from '../../../pages-schema/frontMatter';
import { phrase, termOf, tokenize } from './words';

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

/** What a list of results shows of a page or an answer before its text has arrived. */
export interface StoredFields {
  /** Of a page. */
  title?: string;
  /** Of an answer: the heading above it. */
  question?: string;
  /** Only of a page that isn't current. */
  status?: PageFrontMatter['status'];
  /** Only of an answer of the troubleshooter, which has no text. */
  description?: string;
}

/**
 * A page, or an answer of one, as the index gets it. They have no field in common: hundreds of short answers would change the
 * average length of a field, and with it the order of the pages.
 */
export interface SearchDocument extends StoredFields {
  /** Of an answer, with its anchor. */
  route: string;
  /** One per line. */
  keywords?: string;
  headings?: string;
  text?: string;
  answer?: string;
}

/** The name of the file with the text of a page, which is next to the index. */
export const textFile = (route: string): string => `page${route.replaceAll('/', '-')}.json`;

/** MiniSearch's own JSON. */
export type SerializedIndex = AsPlainObject;

/** Longer titles and descriptions are never typed as a whole. */
const longestPhrase = 40;

const withPhrase = (line: string): string[] =>
  line.length > longestPhrase ? tokenize(line) : [...tokenize(line), phrase(line)];

/** The options of the index, which have to be the same where it's built and where it's loaded. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'route',
  fields: ['title', 'keywords', 'headings', 'text', 'question', 'answer'],
  storeFields: ['title', 'question', 'status', 'description'],
  tokenize: (text, field) =>
    field === 'title' || field === 'keywords'
      ? text.split('\n').flatMap(withPhrase)
      : tokenize(text),
  processTerm: termOf,
};
