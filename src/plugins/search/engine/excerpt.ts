import { placesOf, termsOf, type Word } from './words';

/** A piece of text, and whether it was searched for. */
export type Stretch = [text: string, marked: boolean];

const length = 170;

/** Texts repeat their words, and finding the terms of a word takes time. */
const known = new Map<string, string[]>();

function termsOfWord(word: string): string[] {
  const terms = known.get(word) ?? termsOf(word);
  known.set(word, terms);
  return terms;
}

/** The words of a text that match a term. */
const matches = (text: string, terms: ReadonlySet<string>): Word[] =>
  placesOf(text).filter(({ word }) => termsOfWord(word).some((term) => terms.has(term)));

/** Splits a text into pieces that are marked, because they match a term, and others. */
export function mark(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of matches(text, terms)) {
    if (match.start > end) stretches.push([text.slice(end, match.start), false]);
    stretches.push([text.slice(match.start, match.end), true]);
    end = match.end;
  }
  if (end < text.length) stretches.push([text.slice(end), false]);
  return stretches;
}

/** The part of a text with most of the terms, cut between words. */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= length) return text;
  const words = matches(text, terms);
  let best = { start: 0, score: 0 };
  for (const { start } of words) {
    const inside = words.filter((word) => word.start >= start && word.end <= start + length - 30);
    const different = new Set(inside.flatMap(({ word }) => termsOfWord(word)));
    const score = different.size + inside.length / 100;
    if (score > best.score) best = { start, score };
  }
  const from = best.start <= 40 ? 0 : text.indexOf(' ', best.start - 30) + 1;
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  const part = text.slice(from, to).replace(/^[·\s]+|[·\s]+$/g, '');
  return `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
}
