import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ledColors } from './ledColors';
import { questions, results } from './troubleshooter';

/** Every way through the questions: the keys of the answers, and where they end. */
function paths(
  question: string,
  answers: string[] = [],
): Array<{ answers: string[]; end: string }> {
  if (answers.length > 10) throw new Error(`These answers never end: ${answers.join(' → ')}`);
  return questions[question]!.answers.flatMap(({ key, next }) =>
    questions[next] ? paths(next, [...answers, key]) : [{ answers: [...answers, key], end: next }],
  );
}

const all = paths('light');
const tries = Object.entries(results).flatMap(([key, { tries: list }]) =>
  list.map((item, at) => ({ name: `${key}, ${at + 1}`, item })),
);

test('every combination of answers ends in a result after four answers or fewer', () => {
  expect(all.filter(({ end }) => !results[end])).toEqual([]);
  expect(all.filter(({ answers }) => answers.length > 4)).toEqual([]);
});

test('every question and every result can be reached', () => {
  const reached = new Set(
    Object.values(questions).flatMap(({ answers }) => answers.map(({ next }) => next)),
  );
  expect(
    [...Object.keys(questions), ...Object.keys(results)].filter(
      (key) => key !== 'light' && !reached.has(key),
    ),
  ).toEqual([]);
});

test('the answers of a question have different keys and labels', () => {
  for (const { answers } of Object.values(questions)) {
    expect(new Set(answers.map(({ key }) => key)).size).toBe(answers.length);
    expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length);
  }
});

test('each question has words of its own, because they are a heading in the list', () => {
  const asks = Object.values(questions).map(({ ask }) => ask);
  expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
});

test('the first question has every color of the light', () => {
  const keys = questions.light!.answers.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([...ledColors, 'off']));
});

test('whoever has seen yellow for 5 seconds first unplugs the power', () => {
  const yellow = Object.values(questions)
    .flatMap(({ answers }) => answers)
    .filter(({ light }) => light && ['fsck', 'restart-ok', 'restart-failed'].includes(light));
  expect(yellow.length).toBeGreaterThan(0);
  expect(questions.off!.answers.filter((answer) => yellow.includes(answer))).not.toEqual([]);
  for (const { next } of yellow)
    expect(results[next]?.tries[0]!.text).toMatch(/^Unplug the power now/);
});

test('a light that went off after purple first gets 5 minutes', () => {
  const off = questions.purple!.answers.find(({ light }) => light === 'normal')!;
  expect(questions[off.next]?.ask).toMatch(/^Wait until the light has been off for 5 minutes\b/);
});

test('each result has a cause and a reason of its own', () => {
  for (const field of ['cause', 'why'] as const) {
    const words = Object.values(results).map((result) => result[field]);
    expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
    const paragraphs = words.flatMap((text) => text.split('\n\n'));
    expect(paragraphs.filter((text) => !/^[A-Z`*].*\.$/.test(text))).toEqual([]);
  }
});

test('only a service, a drive, or a connection that failed asks for the log', () => {
  const log = tries.filter(({ item }) => item.link.endsWith('#log'));
  const reached = all.filter(({ end }) => log.some(({ name }) => name.startsWith(`${end},`)));
  expect(log.length).toBeGreaterThan(0);
  expect(
    reached.filter(({ answers }) => answers.includes('money') || answers.includes('app')),
  ).toEqual([]);
});

test('a restart comes before a format', () => {
  const late = Object.entries(results).filter(([, { tries: list }]) => {
    const format = list.findIndex(({ link }) => link === '/functionyard/format-drive');
    return format !== -1 && !list.slice(0, format).some(({ text }) => /plug.*in/.test(text));
  });
  expect(late.map(([key]) => key)).toEqual([]);
});

test('every try leads to a page', () => {
  const docs = join(__dirname, '../../docs');
  const missing = tries.filter(({ item }) => {
    const route = item.link.split('#')[0]!;
    return ![`${route}.md`, `${route}/index.md`].some((file) => existsSync(join(docs, file)));
  });
  expect(missing).toEqual([]);
});

test("nothing that erases comes before something that doesn't", () => {
  for (const { tries: list } of Object.values(results)) {
    const first = list.findIndex(({ erases }) => erases);
    if (first !== -1) expect(list.slice(first).every(({ erases }) => erases)).toBe(true);
  }
});

test('a step that formats or installs says what it erases', () => {
  const risky = tries.filter(({ item }) =>
    /\b(format|reinstall|re-image|update stick)\b/i.test(item.text),
  );
  expect(risky.length).toBeGreaterThan(0);
  expect(risky.filter(({ item }) => !item.erases).map(({ name }) => name)).toEqual([]);
});
