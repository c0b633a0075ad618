import type { Section } from './document';
import { termOf, tokenize } from './words';

/** The terms that a query found, with their weights. */
type Terms = ReadonlyMap<string, number>;

/** A piece of text, and whether it was searched for. */
type Stretch = [text: string, marked: boolean];

/** A word in the heading says as much as three in the text. */
const headingWeight = 3;

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

const weigh = (found: ReadonlySet<string>, terms: Terms): number =>
  [...found].reduce((sum, term) => sum + terms.get(term)!, 0);

/** Splits a text into words that were searched for, and what's between them. */
export const mark = (text: string, terms: Terms): Stretch[] =>
  text
    .split(/([\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*)/u)
    .map((part): Stretch => [part, foundIn(part, terms).size > 0]);

/** The best of these, or the first if all are alike. */
const best = <T>(items: readonly T[], score: (item: T) => number): T | undefined =>
  items.toSorted((a, b) => score(b) - score(a))[0];

/** The section of a page that has the most of what was searched for, if its heading has more of it than the title, or if no
 * other section has all of the words. Any other section, and a numbered step, is right only for some readers, and the start of
 * the page says for whom. A heading with nothing below it but other headings says nothing. */
export const bestSection = (title: string, all: readonly Section[], terms: Terms) => {
  const inHeading = (heading: string) => weigh(foundIn(heading, terms), terms);
  const inText = (parts: readonly Section[]) =>
    foundIn(parts.flatMap(({ heading, sentences }) => [heading, ...sentences]).join(' '), terms);
  const sections = all.filter(({ anchor, sentences }) => !anchor || sentences.length > 0);
  const found = best(
    sections,
    (each) => headingWeight * inHeading(each.heading || title) + weigh(inText([each]), terms),
  );
  const count = inText(sections).size;
  const complete = sections.filter((each) => inText([each]).size === count);
  const isRight =
    found &&
    !isStep.test(found.heading) &&
    (inHeading(found.heading) > inHeading(title) ||
      (complete.length === 1 && complete[0] === found));
  return isRight ? found : all[0];
};

/** What a section says first. A sentence from its middle may be right only after the question before it, and a cell of a table
 * only in its row. */
export const firstSentence = ([first = '', second]: readonly string[]): string | undefined => {
  if (!isSentence.test(first)) return undefined;
  return second && first.length < shortLength && isSentence.test(second)
    ? `${first} ${second}`
    : first;
};
