import { synonyms } from '../../../data/synonyms';
import { isStopWord, stem, tokenize } from './words';

const lines = synonyms.map((line) => line.map((phrase) => tokenize(phrase).map(stem)));

/** The phrases, as terms, that mean the same as one of a query with the term at this place. */
export const synonymsOf = (terms: readonly string[], at: number): string[][] =>
  lines
    .filter((line) =>
      line.some((phrase) =>
        phrase.some((_, offset) => phrase.every((term, i) => term === terms[at - offset + i])),
      ),
    )
    .flatMap((line) =>
      line.filter((phrase) => !phrase.includes(terms[at]!) && !phrase.some(isStopWord)),
    );
