import { stemmer } from 'stemmer';

/** Words of nearly every sentence. They are not in the index. */
const empty = new Set(
  (
    'a about am an and any are as at be been but by can cannot could did do does doing for from get gets got had has ' +
    'have having he her his how i if in into is it its just like me mine my no nor not of on one or our out please she ' +
    'should so some such than that the their them then there these they this those to too us was we were what whats ' +
    'when where which who whom why will with would you your yours dont doesnt didnt cant isnt wont im ive s t don doesn ' +
    'didn isn won ll re ve'
  ).split(' '),
);

/** Longer words are addresses, hashes, and keys, which nobody types. */
const longest = 24;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019']/g, '');

/** A word and where it stands in the text. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/**
 * The words of a text as a reader types them, in lower case. A word joined by hyphens counts in parts and as one
 * (`wi-fi`, `wifi`), a name in camel case too (`claimRewards`, `claim`, `rewards`).
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [run] of plain(text).matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
    const parts = run.split('-');
    if (parts.length > 1 && parts.length < 4) words.push(parts.join(''));
    for (const part of parts) {
      words.push(part);
      const humps = part.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? [];
      if (humps.length > 1 && /\p{Ll}\p{Lu}/u.test(part)) words.push(...humps);
    }
  }
  return words.map((word) => word.toLowerCase()).filter((word) => word.length <= longest);
}

/** Where the words of a text stand, to mark those that were found. */
export function placesOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export const isEmptyWord = (word: string): boolean => empty.has(word);

/** The stem of a word: the same for `claim`, `claims`, `claimed`, and `claiming`. */
export const termOf = (word: string): string => (/^\p{Ll}{4,}$/u.test(word) ? stemmer(word) : word);

/** The terms of a text, without empty words. */
export const termsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isEmptyWord(word))
    .map(termOf);
