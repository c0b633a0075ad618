import { stemmer } from 'stemmer';
import { wordForms } from '../../../data/wordForms';

/** Words that nearly every sentence has. They aren't in the index. */
const stopWords = new Set(
  (
    'a about am an and any are as at be been but by can cannot could did do does doing for from get gets got had has ' +
    'have having he her his how i if in into is it its just like me mean means mine my no nor not of on one or our out ' +
    'over please she should so some such than that the their them then there these they this those to too us was we were ' +
    'what whats when where which who whom why will with would you your yours dont doesnt didnt cant isnt wont im ive s ' +
    't don doesn didn isn won ll re ve'
  ).split(' '),
);

/** Longer words are addresses, hashes, and keys, which nobody types. */
const maxLetters = 24;

const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019']/g, '');

/**
 * The words of a text in lower case, as readers type them. A word with hyphens also counts as one (`wi-fi`, `wifi`), and a
 * name in camel case also in parts (`claimRewards`, `claim`, `rewards`).
 */
export function tokenize(text: string): string[] {
  const words: string[] = [];
  for (const [run] of withoutAccents(text).matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
    const parts = run.split('-');
    if (parts.length > 1 && parts.length < 4) words.push(parts.join(''));
    for (const part of parts) {
      words.push(part);
      if (/\p{Ll}\p{Lu}/u.test(part))
        words.push(...part.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu)!);
    }
  }
  return words.map((word) => word.toLowerCase()).filter((word) => word.length <= maxLetters);
}

export const isStopWord = (word: string): boolean => stopWords.has(word);

const baseForms = new Map(
  wordForms.flatMap((line) => {
    const [base, ...others] = line.split(' ');
    return others.map((form) => [form, base!] as const);
  }),
);

/** The stem of a word: the same for `claim`, `claims`, `claimed`, and `claiming`. */
export const stem = (word: string): string => {
  const base = baseForms.get(word) ?? word;
  return /^\p{Ll}{4,}$/u.test(base) ? stemmer(base) : base;
};

/** These terms in any order as one term. */
export const phraseOf = (terms: readonly string[]): string => `=${terms.toSorted().join(' ')}`;

/** A whole title or keyword as readers may type it: as one term, with its hyphens as nothing or as spaces. */
export const phrasesOf = (text: string): string[] => {
  const lower = text.toLowerCase();
  const spellings = [lower.replaceAll('-', ''), lower.replaceAll('-', ' ')];
  const words = spellings.map((each) => tokenize(each).filter((word) => !isStopWord(word)));
  return [...new Set(words.map((each) => phraseOf([...new Set(each.map(stem))])))];
};

/** What the index has of a word: nothing of those that nearly every sentence has. */
export const termOf = (word: string): string | null => {
  if (word.startsWith('=')) return word;
  return isStopWord(word) ? null : stem(word);
};
