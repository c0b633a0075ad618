import type { Section } from './document';
import { termOf, tokenize } from './words';

/** The terms that were searched for. */
type Terms = ReadonlySet<string>;

/** A piece of text, and whether it was searched for. */
type Stretch = [text: string, marked: boolean];

/** A cell, or an item of a list, has no period. */
const isSentence = /[.!?]["”)]*$/;

/** A step of a guide. */
const isStep = /^\d+\. /;

/** A sentence of fewer letters says little without the next. */
const shortLength = 40;

const foundIn = (text: string, terms: Terms): Set<string> =>
  new Set(
    tokenize(text)
      .map((word) => termOf(word) ?? '')
      .filter((term) => terms.has(term)),
  );

/** Splits a text into words that were searched for, and what's between them. */
export const mark = (text: string, terms: Terms): Stretch[] =>
  text
    .split(/([\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*)/u)
    .map((part): Stretch => [part, foundIn(part, terms).size > 0]);

/**
 * The section that the query asks for. Its heading has at least half of the words that the page has, and the title the others.
 * Or it's the only one with a sentence or cell that says little else, as with a message. Any other section, and a numbered
 * step, is right only for some readers, and the start of the page says for whom. A heading with nothing below it says nothing.
 */
export const bestSection = (title: string, all: readonly Section[], terms: Terms) => {
  const has = (texts: readonly string[]) => foundIn(texts.join(' '), terms).size;
  const count = has([title, ...all.flatMap(({ heading, sentences }) => [heading, ...sentences])]);
  if (has([title]) === count) return all[0];
  const isSaid = (text: string) => tokenize(text).length <= 2 * count && has([text]) === count;
  const sections = all.filter(
    ({ anchor, heading, sentences }) => anchor && sentences.length > 0 && !isStep.test(heading),
  );
  const named = sections.find(
    ({ heading }) => has([heading, title]) === count && has([heading]) * 2 >= count,
  );
  const saying = sections.filter(({ sentences }) => sentences.some(isSaid));
  return named ?? (saying.length === 1 ? saying[0] : all[0]);
};

/** What a section says first. A sentence from its middle may be right only after the question before it, and a cell of a table
 * only in its row. */
export const firstSentence = ([first = '', second]: readonly string[]): string | undefined => {
  if (!isSentence.test(first)) return undefined;
  return second && first.length < shortLength && isSentence.test(second)
    ? `${first} ${second}`
    : first;
};
