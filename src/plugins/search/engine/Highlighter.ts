import type { Section } from './document';
import { isStopWord, stem, tokenize } from './words';

/** A piece of text, and whether it was searched for. */
export type Stretch = [text: string, marked: boolean];

/** What a term of the texts was found by. */
export interface Sought {
  /** The part of the query. */
  part: number;
  /** The rarer the part is, the more. */
  weight: number;
}

/** A word of a text that was searched for. */
interface Match {
  start: number;
  end: number;
  sought: Sought[];
}

/** Letters of an excerpt: about two lines of the list. */
const excerptLength = 170;
/** Letters before the first marked word of an excerpt, and after the last. */
const excerptMargin = 30;

/** Sections shown of a page. */
const maxPlaces = 2;
/** Sections with less than this share of what the best one has are left out. */
const minPlaceScore = 0.4;
/** A word in the heading says as much as three in the text. */
const headingWeight = 3;
/** Among places with the same words, the one that repeats them most comes first, up to 50 times. */
const repetition = { weight: 0.01, max: 50 };

/** The terms of words. Finding them takes time, and texts repeat their words. */
const termsByWord = new Map<string, string[]>();

function termsOf(word: string): string[] {
  const terms =
    termsByWord.get(word) ??
    tokenize(word)
      .filter((each) => !isStopWord(each))
      .map(stem);
  termsByWord.set(word, terms);
  return terms;
}

/** How much of the query is in these words: the weights of its parts. */
function weightOf(matches: readonly Match[]): number {
  const weights = new Map(
    matches.flatMap(({ sought }) => sought.map(({ part, weight }) => [part, weight])),
  );
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Shows where the texts of a page have what was searched for. */
export class Highlighter {
  readonly #terms: ReadonlyMap<string, Sought>;
  /** What has been found, by the sections of a page. A list of results is drawn again with each page that arrives. */
  readonly #places = new WeakMap<readonly Section[], Section[]>();

  constructor(terms: ReadonlyMap<string, Sought>) {
    this.#terms = terms;
  }

  #matches(text: string): Match[] {
    return [...text.matchAll(/[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu)].flatMap((word) => {
      const sought = termsOf(word[0]).flatMap((term) => this.#terms.get(term) ?? []);
      return sought.length > 0
        ? { start: word.index, end: word.index + word[0].length, sought }
        : [];
    });
  }

  /** Splits a text into pieces that were searched for, and others. */
  mark(text: string): Stretch[] {
    const stretches: Stretch[] = [];
    let end = 0;
    for (const match of this.#matches(text)) {
      if (match.start > end) stretches.push([text.slice(end, match.start), false]);
      stretches.push([text.slice(match.start, match.end), true]);
      end = match.end;
    }
    if (end < text.length) stretches.push([text.slice(end), false]);
    return stretches;
  }

  /** The part of a text with the most of what was searched for, above all of its rarest words, cut between words. */
  excerpt(text: string): string {
    if (text.length <= excerptLength) return text;
    const matches = this.#matches(text);
    let best = { start: 0, score: 0 };
    for (const { start } of matches) {
      const last = start + excerptLength - excerptMargin;
      const inside = matches.filter((match) => match.start >= start && match.end <= last);
      const score = weightOf(inside) + repetition.weight * inside.length;
      if (score > best.score) best = { start, score };
    }
    const from =
      best.start <= excerptMargin ? 0 : text.indexOf(' ', best.start - excerptMargin) + 1;
    const to =
      from + excerptLength >= text.length
        ? text.length
        : text.lastIndexOf(' ', from + excerptLength);
    const part = text.slice(from, to).replace(/^[·\s]+|[·\s]+$/g, '');
    return `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
  }

  /** The sections of a page that have the most of what was searched for, best first. The title is the heading of the first. */
  places(title: string, sections: readonly Section[]): Section[] {
    const places = this.#places.get(sections) ?? this.#find(title, sections);
    this.#places.set(sections, places);
    return places;
  }

  #find(title: string, sections: readonly Section[]): Section[] {
    const scored = sections.map((section) => {
      const matches = this.#matches(section.text);
      const score =
        headingWeight * weightOf(this.#matches(section.heading || title)) +
        weightOf(matches) +
        repetition.weight * Math.min(matches.length, repetition.max);
      return { section, score };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0 && score >= minPlaceScore * best)
      .sort((a, b) => b.score - a.score)
      .slice(0, maxPlaces)
      .map(({ section }) => section);
  }
}
