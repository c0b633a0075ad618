import { describe, expect, it } from 'vitest';
import { homeText, repeatedRules, ruleProblems } from './safety';

const rule = { line: '[Unplug it](/functionyard/unplug) now.', home: '/functionyard/unplug#light' };

describe('a rule', () => {
  it('passes with a short line, a link, and a home', () => {
    expect(ruleProblems({ 'a-rule': rule })).toEqual([]);
    const line = `[Unplug it](/functionyard/unplug) ${'now '.repeat(28)}.`;
    expect(ruleProblems({ 'a-rule': { ...rule, line } })).toEqual([]);
  });

  it('is refused with no home', () => {
    expect(ruleProblems({ 'a-rule': { ...rule, home: undefined } })).toEqual([
      expect.stringContaining(
        'src/data/safety.ts:1: the rule "a-rule" has no home. Write the address',
      ),
    ]);
  });
});

it('a rule is refused the second time on a page, but not in code', () => {
  const use = '<Rule id="away" />';
  expect(repeatedRules('a.md', `${use}\n\n<Rule id="cost" />`)).toEqual([]);
  expect(repeatedRules('a.md', `${use}\n\n\`${use}\`\n\n~~~md\n${use}\n~~~`)).toEqual([]);
  expect(repeatedRules('a.md', `${use}\n\n- ${use}`)).toEqual([
    'a.md:3: the rule "away" is on this page already. Keep the one right before the action.',
  ]);
});

it('evidence reads the whole rule as readers see it', () => {
  expect(homeText('/functionyard/erase-rule#when')).toContain('69 GB or more');
  expect(homeText('/functionyard/unplug#restart')).toContain('the light is yellow, then green');
});
