import type { PageState } from '../../engine/index-file';
import type { Stretch } from '../../engine/excerpt';

/** How much of what was found is wanted. */
export interface Limits {
  pages: number;
  /** Places in each page. */
  places: number;
}

export interface AnswerPlace {
  section: number;
  anchor: string;
  heading: Stretch[];
  /** Not there before the text has come, and where it can't be fetched. */
  excerpt?: Stretch[];
}

export interface AnswerPage {
  route: string;
  title: Stretch[];
  /** Marked as well; stands in for an excerpt. */
  description: Stretch[];
  state: PageState;
  places: AnswerPlace[];
}

export interface Answer {
  query: string;
  pages: AnswerPage[];
  /** Pages found, more than are here perhaps. */
  found: number;
}

export type ToWorker =
  | { type: 'index'; json: string; url: string }
  | { type: 'ask'; id: number; query: string; limits: Limits };

export type FromWorker =
  { type: 'ready' } | { type: 'answer'; id: number; answer: Answer; last: boolean };
