import { describe, expect, it } from 'vitest';
import { hasLabel, labelsOf, stateOf } from './labels';

describe('the labels of a page', () => {
  it('are its own, in bold text, too, and those of its parts, with their lines', async () => {
    const page = 'Select _Stop_.\n\n- **Select _Start_.**\n\n1. <Part id="force-rejoin" />\n';
    const labels = await labelsOf('docs/page.md', page);
    expect(labels).toEqual(
      expect.arrayContaining([
        { text: 'Stop', file: 'docs/page.md', line: 1 },
        { text: 'Start', file: 'docs/page.md', line: 3 },
        { text: 'Force Rejoin', file: 'docs/page.md', line: 5 },
      ]),
    );
  });
});

describe('a label', () => {
  it.each([
    ['Reset', '"reset": "Reset",', true],
    ['Reset', '"reset": "Reset identity",', false],
    ['Reset', 'const resetButton = Reset();', false],
    ['Claim Rewards', '<Button>\n  Claim Rewards\n</Button>', true],
    ['Claim Rewards', 'title="🎁 Claim Rewards"', true],
    ['Agree & Start', '<b>Agree &amp; Start</b>', true],
    ["I've saved it", String.raw`'I\'ve saved it'`, true],
    ['Enter Password for …', '"Enter Password for {{name}}"', true],
    ['Switch to … Network', '"Switch to {{chain}} Network"', true],
    ['Chain:', "Text('Chain: $name')", true],
  ])('%s is in %s: %s', (label, code, found) => {
    expect(hasLabel(code, label)).toBe(found);
  });

  it.each([
    ['found', 'Stop', '"Stop"', '"Start"'],
    ['gone', 'Stop', '"Turn off"', '"Stop"'],
    ['unknown', 'Wi-Fi', '"Stop"', '"Stop"'],
  ])('can be %s', (state, label, now, before) => {
    expect(stateOf(label, [{ now, before: () => before }])).toBe(state);
  });
});
