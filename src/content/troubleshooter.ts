/**
 * Reads and checks src/data/troubleshooter.yaml, whose head says how to write it. Anything that a reader could stumble over
 * throws an error with file, line, and fix.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
import { frozenRoutes, pagesIn } from './files';
import { sourceRoute } from './routes';

/** What a lamp shows: one phase, or several in turn. */
export type Swatch = readonly { readonly color: LedColor | 'off'; readonly seconds: number }[];

export interface Answer {
  /** Part of the page's address. */
  readonly key: string;
  readonly say: string;
  /** The key of a question or a result. */
  readonly next: string;
  readonly lamp?: Swatch | undefined;
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

/** A link with the line where it stands, for the check of hashes. */
export interface SourceLink {
  line: number;
  url: string;
}

const root = join(__dirname, '../..');
const docs = join(root, 'docs');
export const troubleshooterFile = 'src/data/troubleshooter.yaml';
export const troubleshooterPath = join(root, troubleshooterFile);

/** Letters that fit on a line of a phone that is 390 px wide. tests/e2e/troubleshooter.spec.ts measures what is shown. */
const letters = { ask: 31, hint: 41 };
const maxLines = 4;
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

const link = arrow('/\\S+', 60, 'What to do -> /functionyard/wifi#change');
const schema = z.strictObject({
  questions: z.record(
    key,
    z.strictObject({
      ask: text,
      hint: text.optional(),
      answers: z
        .record(key, arrow('[a-z\\d-]+', 64, 'It stays on -> the-next-question-or-result'))
        .refine((answers) => Object.keys(answers).length > 0, 'is empty. Add an answer'),
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
      also: z.array(link).max(2, 'has more than two pages. Keep those that help most').default([]),
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

/** Lines that words take on a phone. */
const linesOf = ({ ask, hint = '' }: { ask: string; hint?: string | undefined }): number =>
  Math.ceil(ask.length / letters.ask) + Math.ceil(hint.length / letters.hint);

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The lights and colors that the key of an answer can name. */
const lamps = new Map<string, Swatch>([
  ...Object.entries<Led>(leds).map(([key, { swatch }]) => [key, swatch] as const),
  ...([...ledColors, 'off'] as const).map((color) => [color, [{ color, seconds: 1 }]] as const),
  // All at once: in turn, the lamp would look like that of another answer.
  [
    'several',
    (['red', 'yellow', 'green', 'blue'] as const).map((color) => ({ color, seconds: 0 })),
  ],
  // The answers with this key name the purple, too.
  ['busy-done', [{ color: 'purple', seconds: 1 }, ...leds['busy-done'].swatch]],
]);

/** @param source the text of the file, and for tests another text */
export function readTroubleshooter(
  source = readFileSync(troubleshooterPath, 'utf8'),
): Troubleshooter & { links: SourceLink[] } {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const problems: string[] = [];
  const at = (path: Path, message: string) =>
    problems.push(`${troubleshooterFile}:${lineOf(document, counter, path)}: ${message}`);
  const stop = () => {
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };

  for (const { pos, message } of document.errors)
    problems.push(
      `${troubleshooterFile}:${counter.linePos(pos[0]).line}: ${message.split(' at line')[0]}. Correct it.`,
    );
  stop();
  const parsed = schema.safeParse(document.toJS());
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        at([...path, key], `"${key}" isn't a field. Remove it, or correct its spelling.`);
    else at(path, `"${path.join('.')}" ${issue.message}.`);
  }
  stop();

  const { questions, results } = parsed.data!;
  const start = Object.keys(questions)[0]!;
  const routes = new Set([
    ...frozenRoutes,
    ...pagesIn(docs).map((path) => sourceRoute(relative(docs, path))),
  ]);
  const links: SourceLink[] = [];
  const reached = new Set([start]);
  const once = (seen: Map<string, string>, text: string, path: Path, what: string) => {
    if (seen.has(text)) at(path, `"${seen.get(text)}" has the same ${what}. Change one of them.`);
    seen.set(text, path.join('.'));
  };

  const headings = new Map<string, string>();
  for (const [key, question] of Object.entries(questions)) {
    const path = ['questions', key];
    const lines = linesOf(question);
    once(headings, question.ask, [...path, 'ask'], 'words');
    if (results[key])
      at(path, `the question "${key}" and a result have one key. Rename the new one.`);
    if (lines > maxLines)
      at(
        [...path, 'ask'],
        `the question and its hint take about ${lines} lines on a phone, and ${maxLines} are the most. Shorten them.`,
      );
    const labels = new Map<string, string>();
    for (const [name, [say, next]] of Object.entries(question.answers)) {
      const answer = [...path, 'answers', name];
      once(labels, say, answer, 'words');
      reached.add(next);
      if (!questions[next] && !results[next])
        at(
          answer,
          `there is no question or result "${next}". Add it, or use the key of another one.`,
        );
    }
    const { open } = question;
    if (open && !questions[question.answers[open]?.[1] ?? ''])
      at(
        [...path, 'open'],
        `"${open}" has to be an answer of this question that leads to another question.`,
      );
  }
  for (const [key, { cause, first, also }] of Object.entries(results)) {
    const path = ['results', key];
    once(headings, cause, [...path, 'cause'], 'words');
    for (const [index, [, url]] of [first, ...also].entries()) {
      const where = index === 0 ? [...path, 'first'] : [...path, 'also', index - 1];
      links.push({ line: lineOf(document, counter, where), url });
      if (!routes.has(url.replace(/[?#].*$/, '')))
        at(where, `"${url}" isn't a page of this site. Correct it.`);
    }
  }
  for (const [group, items] of Object.entries({ questions, results }))
    for (const key of Object.keys(items))
      if (!reached.has(key))
        at([group, key], `no answer leads to "${key}". Let one do so, or remove it.`);
  stop();

  /** Follows every way through the questions. A question is reported once. */
  const late = new Set<string>();
  const walk = (key: string, given: readonly string[]): void => {
    if (given.length < maxAnswers) {
      for (const [name, [, next]] of Object.entries(questions[key]!.answers))
        if (questions[next]) walk(next, [...given, name]);
    } else if (!late.has(key)) {
      late.add(key);
      at(
        ['questions', key],
        `this question comes after ${maxAnswers} answers (${given.join(', ')}), and a result has to come by then. Let one of the answers lead to a result.`,
      );
    }
  };
  walk(start, []);
  stop();

  const action = ([label, to]: readonly [string, string]): Action => ({ label, to });
  return {
    questions: mapValues(questions, ({ answers, ...question }) => ({
      ...question,
      answers: Object.entries(answers).map(([key, [say, next]]) => ({
        key,
        say,
        next,
        lamp: lamps.get(key),
      })),
    })),
    results: mapValues(results, ({ first, also, ...result }) => ({
      ...result,
      first: action(first),
      also: also.map(action),
    })),
    links,
  };
}
