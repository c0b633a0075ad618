import type { Stretch } from '../../engine/excerpt';
import type { IndexedPage } from '../../engine/index-file';

export interface AnswerPlace {
  section: number;
  anchor: string;
  heading: Stretch[];
  /** Missing until the text is fetched, and where that fails. */
  excerpt?: Stretch[];
}

export interface AnswerPage extends Pick<IndexedPage, 'route' | 'state'> {
  title: Stretch[];
  /** Stands in for a missing excerpt. */
  description: Stretch[];
  places: AnswerPlace[];
}

export interface Answer {
  query: string;
  /** The best pages. */
  pages: AnswerPage[];
  /** Number of all pages found. */
  found: number;
}

/** What the worker gets, each with a port for its answers. */
export type Message =
  { type: 'index'; json: string; url: string } | { type: 'ask'; query: string; most: number };
