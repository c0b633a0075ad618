import { expect, it } from 'vitest';
import { bestSection, firstSentence, mark } from './excerpts';

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

it('shows the first sentence of a section, and the next one after a short one', () => {
  const long = 'After a reset, the Blox has forgotten its owner.';
  expect(firstSentence([long, 'The light.'])).toBe(long);
  expect(firstSentence(["Don't restart it.", long])).toBe(`Don't restart it. ${long}`);
});

it("doesn't show a cell, which means nothing without its row", () => {
  expect(firstSentence(['The light', 'It blinks.'])).toBeUndefined();
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

it('leads to the start of a page where no section is right for everyone', () => {
  const start = section('', 'Text.');
  const step = section('2. Light, reset', 'The light.');
  expect(bestSection('Title', [start, step], terms)).toBe(start);
  const special = section('A light, with a stick', 'A light.');
  const other = section('Other', 'A light.');
  expect(bestSection('The light', [start, special, other], terms)).toBe(start);
});
