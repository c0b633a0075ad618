import { expect, it } from 'vitest';
import { bestSection, bestSentence, mark } from './excerpts';

const terms = new Map([
  ['reset', 1],
  ['light', 1],
  ['403', 4],
]);
const section = (heading: string, ...sentences: string[]) => ({ anchor: 'a', heading, sentences });

it('marks all forms of a word', () => {
  const marked = mark('Two resets, one Reset.', terms).filter(([, isMarked]) => isMarked);
  expect(marked.map(([text]) => text)).toEqual(['resets', 'Reset']);
});

it('shows the sentence with the rarest words', () => {
  expect(bestSentence(['Reset the light.', 'It returns 403.', 'The end.'], terms)).toBe(
    'It returns 403.',
  );
});

it('shows a sentence rather than a cell of a word or two', () => {
  const sentence = 'After a reset, it forgets the owner.';
  expect(bestSentence(['Reset', sentence], terms)).toBe(sentence);
});

it('shows a sentence rather than a program', () => {
  const program = `reset(light); // 403\n${'await wait();\n'.repeat(30)}`;
  expect(bestSentence([program, 'It returns 403.'], terms)).toBe('It returns 403.');
});

it('leads to the section with the most of the words, above all in its heading', () => {
  const text = section('One', 'The light.', 'A reset.');
  const heading = section('The light', '');
  expect(bestSection('Title', [section('Two', 'Light.'), text], terms)).toBe(text);
  expect(bestSection('Title', [text, heading], terms)).toBe(heading);
});

it("doesn't lead to a heading with nothing below it", () => {
  const text = section('One', 'The light.');
  expect(bestSection('Title', [section('The light'), text], terms)).toBe(text);
});

it('leads to the start of a page whose title has the words', () => {
  const start = section('', 'Text.');
  expect(bestSection('The light', [start, section('One', 'The light.')], terms)).toBe(start);
});
