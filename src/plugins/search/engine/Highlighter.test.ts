import { describe, expect, it } from 'vitest';
import { Highlighter } from './Highlighter';

const highlighter = new Highlighter(
  new Map([
    ['reset', { part: 0, weight: 1 }],
    ['light', { part: 1, weight: 1 }],
  ]),
);

it('marks all forms of a word', () => {
  expect(highlighter.mark('Two resets, one Reset.')).toEqual([
    ['Two ', false],
    ['resets', true],
    [', one ', false],
    ['Reset', true],
    ['.', false],
  ]);
});

it('shows the part of a long text that has the words, cut between words', () => {
  const text = `${'Long before. '.repeat(40)}The reset. ${'Long after. '.repeat(40)}`;
  const part = highlighter.excerpt(text);
  expect(part).toContain('before. The reset. Long');
  expect(part.length).toBeLessThan(190);
});

it('shows the rarest word rather than the most words', () => {
  const status = new Highlighter(
    new Map([
      ['code', { part: 0, weight: 1 }],
      ['error', { part: 1, weight: 1 }],
      ['403', { part: 2, weight: 4 }],
    ]),
  );
  const filler = 'Nothing about that here. '.repeat(20);
  expect(status.excerpt(`An error code. ${filler} It returns 403. ${filler}`)).toContain('403');
});

describe('the places of a page', () => {
  const section = (anchor: string, heading: string, text: string) => ({ anchor, heading, text });
  const anchors = (...sections: ReturnType<typeof section>[]) =>
    highlighter.places('Title', sections).map(({ anchor }) => anchor);

  it('are the sections with the most of the words, best first', () => {
    expect(
      anchors(
        section('one', 'First', 'The light.'),
        section('none', 'Second', 'Nothing.'),
        section('both', 'Third', 'After a reset, the light blinks.'),
      ),
    ).toEqual(['both', 'one']);
  });

  it('prefer a heading to a text', () => {
    expect(
      anchors(section('text', 'Other', 'The light.'), section('heading', 'Light', ''))[0],
    ).toBe('heading');
  });

  it('begin with the start of a page whose title has the words', () => {
    const sections = [section('', '', 'Text.'), section('text', 'Other', 'The light.')];
    expect(highlighter.places('The light', sections)[0]).toBe(sections[0]);
  });

  it('leave out sections that have much less than the best', () => {
    expect(
      anchors(section('best', 'Reset the light', 'Reset.'), section('weak', 'Other', 'Reset.')),
    ).toEqual(['best']);
  });
});
