/**
 * Reads and checks src/data/troubleshooter.yaml, whose head says how to write it. Anything that a reader could stumble over
 * throws an error with file, line, and fix.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';
import * as z from 'zod';
import { ledColors, type LedColor } from '../data/ledColors';
import { leds, type Led } from '../data/leds';

export interface Answer {
  /** Part of the page's address. */
  readonly key: string;
  readonly say: string;
  /** The key of a question or a result. */
  readonly next: string;
  /** The colors of the light that it names. */
  readonly lamp?: readonly LedColor[] | undefined;
}

export interface Question {
  readonly ask: string;
  readonly hint?: string | undefined;
  readonly answers: readonly Answer[];
  /** The key of the answer whose next question is shown, too. */
  readonly open?: string | undefined;
}

interface Action {
  readonly label: string;
  /** A page of this site, with or without a hash. */
  readonly to: string;
}

export interface Result {
  readonly cause: string;
  readonly do?: string | undefined;
  /** Files are at stake. */
  readonly danger?: boolean | undefined;
  readonly first: Action;
  readonly also: readonly Action[];
}

/** What the page gets. The first question is the one that the troubleshooter begins with. */
export interface Troubleshooter {
  readonly questions: Readonly<Record<string, Question>>;
  readonly results: Readonly<Record<string, Result>>;
}

export const troubleshooterFile = 'src/data/troubleshooter.yaml';
const troubleshooterPath = join(__dirname, '../..', troubleshooterFile);

const maxAnswers = 4;

const key = z
  .string()
  .regex(
    /^[a-z][a-z\d-]*$/,
    'takes lowercase letters, digits, and hyphens, and begins with a letter',
  );

const text = z
  .string('has to be text')
  .refine(
    (value) => !/`[^`]*$/.test(value.replace(/`[^`]*`/g, '')),
    "opens a ` and doesn't close it",
  )
  .refine(
    // Words.tsx draws code, emphasis, and bold, and shows everything else as it's written.
    (value) => !value.includes(']('),
    'has a link, which readers would see as [text](address). Put the link into "first" or "also"',
  );

/** `words -> target`, where the pattern says what a target is. */
const arrow = (target: string, most: number, example: string) =>
  text.transform((value, context) => {
    const [, words = '', to = ''] =
      new RegExp(`^(.*\\S)\\s+->\\s+(${target})$`, 's').exec(value) ?? [];
    const message = !to
      ? `has to be written as: ${example}`
      : words.length > most
        ? `takes ${words.length} letters before the arrow, and ${most} are the most. Shorten it`
        : undefined;
    if (message) context.addIssue(message);
    return [words, to] as const;
  });

const link = arrow('/\\S+', 60, 'What to do -> /functionyard/wifi#change').transform(
  ([label, to]) => ({ label, to }),
);

/** The lights and colors that the key of an answer can name. */
const lamps = new Map<string, readonly LedColor[]>([
  ...Object.entries<Led>(leds).map(([key, { colors }]) => [key, colors] as const),
  ...ledColors.map((color) => [color, [color]] as const),
  ['off', []],
  ['several', ['red', 'yellow', 'green', 'blue']],
  // The answers with this key name the purple, too.
  ['busy-done', ['purple', ...leds['busy-done'].colors]],
]);

const schema = z.strictObject({
  questions: z.record(
    key,
    z.strictObject({
      ask: text,
      hint: text.optional(),
      answers: z
        .record(key, arrow('[a-z\\d-]+', 64, 'It stays on -> the-next-question-or-result'))
        .refine((answers) => Object.keys(answers).length > 0, 'is empty. Add an answer')
        .transform((answers) =>
          Object.entries(answers).map(([key, [say, next]]) => {
            return { key, say, next, lamp: lamps.get(key) };
          }),
        ),
      open: z.string().optional(),
    }),
  ),
  results: z.record(
    key,
    z.strictObject({
      cause: text
        .max(100, 'has more than 100 letters. Shorten it')
        .regex(/^[A-Z`].*\.$/, 'has to be a sentence'),
      do: text
        .max(200, 'has more than 200 letters. Shorten it')
        .regex(/\.(\*\*)?$/, 'has to end with a period')
        .optional(),
      danger: z.literal(true, 'can only be true').optional(),
      first: link,
      also: z
        .array(link)
        .max(3, 'has more than three pages. Keep those that help most')
        .default([]),
    }),
  ),
});

type Path = readonly (string | number)[];

/** The line of a value, at its key if it has one. */
function lineOf(document: Document, counter: LineCounter, path: Path): number {
  const name = path.at(-1);
  const parent = document.getIn(path.slice(0, -1), true) as Node | undefined;
  const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === name);
  const node = isPair(pair) ? (pair.key as Node) : (document.getIn(path, true) as Node | undefined);
  if (node?.range) return counter.linePos(node.range[0]).line;
  return path.length === 0 ? 1 : lineOf(document, counter, path.slice(0, -1));
}

/** Questions and results that no reader gets to, and ways that are too long, each with its place. */
function wayProblems({ questions, results }: Troubleshooter): [path: Path, message: string][] {
  const problems: [Path, string][] = [];
  const reached = new Set<string>();
  const late = new Set<string>();
  const walk = (key: string, given: readonly string[]): void => {
    reached.add(key);
    if (!questions[key]) return;
    if (given.length === maxAnswers) {
      if (!late.has(key))
        problems.push([
          ['questions', key],
          `this question comes after ${maxAnswers} answers (${given.join(', ')}), and a result has to come by then. Let one of the answers lead to a result.`,
        ]);
      late.add(key);
      return;
    }
    for (const { key: name, next } of questions[key].answers) {
      if (questions[next] || results[next]) walk(next, [...given, name]);
      else
        problems.push([
          ['questions', key, 'answers', name],
          `there is no question or result "${next}". Add it, or use the key of another one.`,
        ]);
    }
  };
  walk(Object.keys(questions)[0]!, []);
  for (const [key, { answers, open }] of Object.entries(questions)) {
    if (results[key])
      problems.push([
        ['questions', key],
        `the question "${key}" and a result have one key. Rename the new one.`,
      ]);
    if (open && !questions[answers.find((answer) => answer.key === open)?.next ?? ''])
      problems.push([
        ['questions', key, 'open'],
        `"${open}" has to be an answer of this question that leads to another question.`,
      ]);
  }
  for (const [group, items] of Object.entries({ questions, results }))
    for (const key of Object.keys(items))
      if (!reached.has(key))
        problems.push([[group, key], `no answer leads to "${key}". Let one do so, or remove it.`]);
  return problems;
}

/** @param source the text of the file, and for tests another text. @returns also its links, each with its line */
export function readTroubleshooter(
  source = readFileSync(troubleshooterPath, 'utf8'),
): Troubleshooter & { links: { line: number; url: string }[] } {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const stop = (problems: [line: number, message: string][]) => {
    const lines = problems.map(([line, message]) => `${troubleshooterFile}:${line}: ${message}`);
    if (lines.length > 0) throw new Error([...new Set(lines)].join('\n'));
  };
  const line = (path: Path) => lineOf(document, counter, path);

  stop(
    document.errors.map(({ pos, message }) => [
      counter.linePos(pos[0]).line,
      `${message.split(' at line')[0]}. Correct it.`,
    ]),
  );
  const parsed = schema.safeParse(document.toJS());
  const issues = parsed.error?.issues ?? [];
  stop(
    issues.flatMap((issue): [number, string][] => {
      const path = issue.path as Path;
      if (issue.code !== 'unrecognized_keys')
        return [[line(path), `"${path.join('.')}" ${issue.message}.`]];
      return issue.keys.map((name) => [
        line([...path, name]),
        `"${name}" isn't a field. Remove it, or correct its spelling.`,
      ]);
    }),
  );
  const { questions, results } = parsed.data!;
  stop(wayProblems(parsed.data!).map(([path, message]) => [line(path), message]));
  const links = Object.entries(results).flatMap(([key, { first, also }]) => [
    { line: line(['results', key, 'first']), url: first.to },
    ...also.map(({ to }, at) => ({ line: line(['results', key, 'also', at]), url: to })),
  ]);
  return { questions, results, links };
}
