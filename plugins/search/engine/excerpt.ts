import { isEmptyWord, placesOf, termOf, wordsOf } from './words';

/** A piece of text, and whether it was searched for. */
export type Stretch = [text: string, marked: boolean];

const length = 170;

/** Splits a text into pieces that are marked, because they match a term, and others. */
export function mark(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const place of marked(text, terms)) {
    if (place.start > end) stretches.push([text.slice(end, place.start), false]);
    stretches.push([text.slice(place.start, place.end), true]);
    end = place.end;
  }
  if (end < text.length) stretches.push([text.slice(end), false]);
  return stretches;
}

const marked = (text: string, terms: ReadonlySet<string>) =>
  placesOf(text).filter(({ word }) =>
    wordsOf(word).some((part) => !isEmptyWord(part) && terms.has(termOf(part))),
  );

/** The part of a text with most of the terms, cut between words. */
export function excerpt(text: string, terms: ReadonlySet<string>): Stretch[] {
  if (text.length <= length) return mark(text, terms);
  const places = marked(text, terms).map((place) => ({
    ...place,
    term: termOf(place.word.toLowerCase()),
  }));
  let best = { start: 0, score: 0 };
  for (const { start } of places) {
    const inside = places.filter(
      (place) => place.start >= start && place.end <= start + length - 30,
    );
    const score = new Set(inside.map(({ term }) => term)).size + inside.length / 100;
    if (score > best.score) best = { start, score };
  }
  const from = best.start <= 40 ? 0 : text.indexOf(' ', best.start - 30) + 1;
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  const part = text.slice(from, to).replace(/^[·\s]+|[·\s]+$/g, '');
  return mark(`${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`, terms);
}
