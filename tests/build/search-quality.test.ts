import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { PackedIndex } from '../../src/plugins/search/engine/packedIndex';
import { SearchEngine } from '../../src/plugins/search/engine/SearchEngine';
import { frozenRoutes as routes } from '../../src/content/files';
import { budgets } from '../budgets';

/** Pages that answer a query: one, or any of several. */
type Answers = Record<string, string | string[]>;

const { questions, mistyped, jobs } = parse(
  readFileSync(join(__dirname, '../search-queries.yaml'), 'utf8'),
) as Record<'questions' | 'mistyped', Answers> & { jobs: Record<string, string[]> };

/** The questions of owners, each with the page of its job. */
const byJob: Answers = Object.fromEntries(
  Object.entries(jobs).flatMap(([page, asked]) => asked.map((query) => [query, page])),
);

/** An index of the last build, as a browser fetches it. */
function readIndex(kind: 'index' | 'archive'): PackedIndex {
  const folder = join(__dirname, '../../build/assets/search');
  const names = readdirSync(folder).filter((name) => name.startsWith(`${kind}.`));
  expect(names, `one ${kind} in ${folder}`).toHaveLength(1);
  return JSON.parse(readFileSync(join(folder, names[0]!), 'utf8')) as PackedIndex;
}

const index = readIndex('index');
const engine = new SearchEngine(index);
const archive = new SearchEngine(readIndex('archive'));
const indexed = new Set(index.pages.map(({ route }) => route));

/** What a reader sees, from top to bottom: archived pages come last. */
function found(query: string): string[] {
  const pages = [engine, archive].flatMap((each) => each.search(query).pages);
  return [...new Set(pages.map(({ route }) => route))];
}

/** The queries that none of their pages answers in time, each with what is found instead. */
function missed(answers: Answers, within: number): string[] {
  return Object.entries(answers).flatMap(([query, wanted]) => {
    const best = found(query);
    const answered = best.slice(0, within).some((route) => [wanted].flat().includes(route));
    return answered ? [] : `${query}: ${best.slice(0, 3).join(', ')}`;
  });
}

test('every page of the site is in the index, and so is every expected answer', () => {
  const answers = [questions, mistyped, byJob].flatMap((all) => Object.values(all).flat());
  expect([...routes, ...answers].filter((route) => !indexed.has(route))).toEqual([]);
});

test('nearly all questions have their page among the first three', () => {
  const all = { ...questions, ...mistyped, ...byJob };
  const failed = missed(all, 3);
  const first = Object.keys(all).length - missed(all, 1).length;
  console.info(
    `${failed.length} of ${Object.keys(all).length} questions missed, ${first} answered by the first result. Missed:\n${failed.join('\n')}`,
  );
  const most = (budgets.searchMisses / 100) * Object.keys(all).length;
  expect(failed.length, `missed:\n${failed.join('\n')}`).toBeLessThanOrEqual(most);
});

test('every mistyped question has its page among the first five', () => {
  expect(missed(mistyped, 5)).toEqual([]);
});

test('the color of the light leads to the page about that color first', () => {
  const colors = ['blue', 'purple', 'red', 'yellow'];
  expect(colors.map((color) => found(`light is ${color}`)[0])).toEqual(
    colors.map((color) => `/functionyard/${color}`),
  );
});
