import type { Options } from 'minisearch';
import type { PageFrontMatter } from '../../../content/frontMatter';
import { isStopWord, stem, tokenize } from './words';

/** The text under a heading, or before the first heading of a page. */
export interface Section {
  /** ID of the heading; empty for the start of the page. */
  anchor: string;
  heading: string;
  text: string;
}

/** What excerpts are taken from: a file for each page. */
export interface PageText {
  description: string;
  sections: Section[];
}

/** What the index has of a page. */
export interface IndexedPage {
  route: string;
  title: string;
  /** Only of a result of the troubleshooter, which has no file. */
  description?: string;
  status: PageFrontMatter['status'];
  /** Whether it belongs to the archive, whose pages are listed last. */
  archived: boolean;
  /** Address of the file with its text. */
  file?: string;
}

/** A page as the index has it. */
export interface SearchDocument {
  id: string;
  title: string;
  headings: string;
  /** The description, keywords, and route; of a result of the troubleshooter, the answers that lead to it. */
  about: string;
  text: string;
  page: IndexedPage;
}

/** The options of the index, which have to be the same where it's built and where it's loaded. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'headings', 'about', 'text'],
  storeFields: ['page'],
  tokenize,
  processTerm: (word) => (isStopWord(word) ? null : stem(word)),
};
