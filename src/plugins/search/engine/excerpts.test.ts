import { expect, it } from 'vitest';
import { bestSection, firstSentence, mark } from './excerpts';

const terms = new Set(['reset', 'light', '403']);
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

it('leads to the section whose heading has all of the words that the page has', () => {
  const start = section('', 'Text.');
  const named = section('Reset the light', 'Text.');
  expect(bestSection('Title', [start, section('Light', 'Text.'), named], terms)).toBe(named);
  expect(bestSection('The light', [start, section('A reset', 'Text.')], terms)).toHaveProperty(
    'heading',
    'A reset',
  );
});

it('leads to the only section with a sentence or cell that says little else', () => {
  const start = section('', 'Text.');
  const saying = section('Messages', 'Error 403 after reset', 'Other.');
  const mixed = section('Other', 'After a reset of the server, the error with the number 403.');
  expect(bestSection('Title', [start, mixed, saying], terms)).toBe(saying);
  expect(bestSection('Title', [start, saying, saying], terms)).toBe(start);
});

it('leads to the start of the page for any other section', () => {
  const start = section('', 'Text.');
  const empty = section('Reset the light');
  const step = section('2. Reset the light', 'Text.');
  const partly = section('The light', 'Text.');
  expect(bestSection('A reset', [start, empty], terms)).toBe(start);
  expect(bestSection('Title', [start, step], terms)).toBe(start);
  expect(bestSection('Title', [start, partly, section('A reset', 'Text.')], terms)).toBe(start);
  expect(bestSection('Reset the light', [start, partly], terms)).toBe(start);
  expect(bestSection('A reset: 403', [start, partly], terms)).toBe(start);
});
