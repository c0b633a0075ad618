import { describe, expect, it } from 'vitest';
import { ledColors } from '../data/ledColors';
import { readTroubleshooter } from './troubleshooter';

const sound = `questions:
  light:
    ask: What's wrong?
    answers:
      red: Red -> how-long
      other: Not the light -> how-long
    open: other
  how-long:
    ask: For how long?
    hint: Count while it's on.
    answers:
      short: 5 seconds -> stop
      long: '\`15\` seconds -> stop'
results:
  stop:
    cause: It stopped.
    do: '**Unplug it.**'
    danger: true
    first: Unplug it -> /functionyard/support
    also:
      - Get help -> /functionyard/support#where
`;

/** The problems of the sound file after a change. */
function problems(from: string, to: string): string {
  const source = sound.replace(from, to);
  expect(source).not.toBe(sound);
  try {
    readTroubleshooter(source);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

it('reads questions, answers with their lamps, results, and the lines of links', () => {
  const { questions, results, links } = readTroubleshooter(sound);
  expect(questions.light).toEqual({
    ask: "What's wrong?",
    open: 'other',
    answers: [
      { key: 'red', say: 'Red', next: 'how-long', lamp: ['red'] },
      { key: 'other', say: 'Not the light', next: 'how-long', lamp: undefined },
    ],
  });
  expect(results.stop).toMatchObject({
    danger: true,
    first: { label: 'Unplug it', to: '/functionyard/support' },
    also: [{ label: 'Get help', to: '/functionyard/support#where' }],
  });
  expect(links).toEqual([
    { line: 19, url: '/functionyard/support' },
    { line: 21, url: '/functionyard/support#where' },
  ]);
});

it.each([
  ['a repeated key', '      long:', '      short:', /:13: Map keys must be unique/],
  ['an unknown field', 'danger:', 'dangr:', /:18: "dangr" isn't a field/],
  [
    'an answer without an arrow',
    'Red -> how-long',
    'Red',
    /:5: .*has to be written as: It stays on -> /,
  ],
  [
    'an answer that leads nowhere',
    'Red -> how-long',
    'Red -> nowhere',
    /:5: there is no question or result "nowhere"/,
  ],
  [
    'a question that nothing leads to',
    'results:',
    '  lost:\n    ask: Lost?\n    answers:\n      yes: Yes -> stop\nresults:',
    /:14: no answer leads to "lost"/,
  ],
  ['a question and a result with one key', '  stop:', '  light:', /:2: .*have one key/],
  [
    'an answer that is too long',
    '5 seconds',
    '5 seconds '.repeat(8),
    /:12: .*letters before the arrow/,
  ],
  [
    'a link in the words',
    "do: '**Unplug it.**'",
    "do: 'Read [the questions](/functionyard/unplug).'",
    /:17: "results\.stop\.do" has a link/,
  ],
  ['answers in a circle', '5 seconds -> stop', '5 seconds -> light', /comes after 4 answers/],
])('refuses %s, with file, line, and fix', (_, from, to, message) => {
  const found = problems(from, to);
  expect(found).toMatch(message);
  expect(found).toMatch(/^src\/data\/troubleshooter\.yaml:/);
});

describe('the troubleshooter of the site', () => {
  const { questions, results } = readTroubleshooter();

  /** Where an answer leads. */
  const next = (question: string, key: string) =>
    questions[question]!.answers.find((answer) => answer.key === key)?.next;

  it('begins with every color that the light strip links to', () => {
    const keys = questions.light!.answers.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([...ledColors, 'off', 'several', 'other']));
  });

  it('says to unplug now after 5 seconds of yellow, blue, or red, and to readers who have not counted', () => {
    for (const [question, key] of [
      ['yellow', 'fsck'],
      ['red', 'restart-failed'],
      ['blue', 'restart-ok'],
      ['seen', 'any'],
    ] as const)
      expect(next(question, key), `${question}, ${key}`).toBe('since');
    for (const [question, key] of [
      ['since', 'no'],
      ['purple', 'fsck'],
      ['restarted', 'fsck'],
      ['several', 'fsck'],
    ] as const)
      expect(next(question, key), `${question}, ${key}`).toBe('fault');
    expect(results.fault!.do).toMatch(
      /^Was the light purple in the last 5 minutes\? Leave the power on\. Is it new or reinstalled, or is a stick in it\? First answer the questions about unplugging\. In any other case, \*\*unplug the power now\.\*\*$/,
    );
  });

  it('tells readers who wait for the Wi-Fi what to do if the light is on for longer', () => {
    for (const question of ['yellow', 'blue', 'several'])
      expect(next(question, 'trying-wifi'), question).toBe('trying-wifi');
    expect(results['trying-wifi']!.do).toMatch(/5 seconds at a time\? Read about yellow now\./);
  });

  it('never says to unplug while the light is purple, and gives it 5 minutes', () => {
    expect(next('light', 'purple')).toBe('purple');
    expect(results.busy!.do).toMatch(/^\*\*Leave the power and all drives plugged in/);
    for (const key of ['busy-done', 'red'])
      expect(results[next('purple', key)!]!.do).toMatch(
        /^\*\*Leave everything plugged in until 5 minutes after/,
      );
  });

  it('goes by the newer color once 5 minutes have passed, but not on a new Blox', () => {
    expect(next('purple', 'fsck')).toBe('fault');
    for (const question of ['purple', 'yellow', 'red', 'blue', 'seen', 'several'])
      expect(next(question, 'new'), question).toBe('purple-off');
  });

  it('asks about the light before a restart', () => {
    const before = Object.entries(questions).filter(([, { answers }]) =>
      answers.some((answer) => answer.next === 'restarted'),
    );
    expect(before.map(([key]) => key)).toEqual(['seen']);
  });

  it('asks about unplugging before a restart where a `DISCONNECTED` Blox has the only copy', () => {
    expect(results.restart!.do).toMatch(
      /20 minutes.*nowhere else\? \*\*Don't restart it\.\*\* First see whether to unplug it now\.$/,
    );
  });
});
