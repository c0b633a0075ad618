import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  textFile,
  type PageText,
  type SerializedIndex,
} from '../../src/plugins/search/engine/document';
import { bestSection } from '../../src/plugins/search/engine/excerpts';
import { SearchEngine } from '../../src/plugins/search/engine/SearchEngine';
import { frozenRoutes as routes } from '../../src/pages-schema/files';
import { budgets } from '../budgets';

/** Pages that answer a query: one, or any of several. */
type Answers = Record<string, string | string[]>;

const { questions, mistyped, jobs, first } = parse(
  readFileSync(join(__dirname, '../search-queries.yaml'), 'utf8'),
) as Record<'questions' | 'mistyped' | 'first', Answers> & { jobs: Record<string, string[]> };

/** The questions of owners, each with the page of its job. */
const byJob: Answers = Object.fromEntries(
  Object.entries(jobs).flatMap(([page, asked]) => asked.map((query) => [query, page])),
);

/** A file of the last build, as a browser fetches it. */
function readBuilt<T>(name: string): T {
  const folder = join(__dirname, '../../build/assets/search');
  const builds = readdirSync(folder);
  expect(builds, `one folder in ${folder}`).toHaveLength(1);
  return JSON.parse(readFileSync(join(folder, builds[0]!, name), 'utf8')) as T;
}

const index = readBuilt<SerializedIndex>('index.json');
const engine = new SearchEngine(index);
const indexed = new Set(Object.values(index.documentIds));

const found = (query: string): string[] => engine.search(query).pages.map(({ route }) => route);

/** The queries that none of their pages answers in time, each with what is found instead. */
function missed(answers: Answers, within: number): string[] {
  return Object.entries(answers).flatMap(([query, wanted]) => {
    const best = found(query);
    const answered = best.slice(0, within).some((route) => [wanted].flat().includes(route));
    return answered ? [] : `${query}: ${best.slice(0, 3).join(', ')}`;
  });
}

test('every page of the site is in the index, and so is every expected answer', () => {
  const answers = [questions, mistyped, byJob, first].flatMap((all) => Object.values(all).flat());
  expect([...routes, ...answers].filter((route) => !indexed.has(route))).toEqual([]);
});

test('nearly all questions have their page among the first three', () => {
  const all = { ...questions, ...mistyped, ...byJob };
  const failed = missed(all, 3);
  const atOnce = Object.keys(all).length - missed(all, 1).length;
  console.info(
    `${failed.length} of ${Object.keys(all).length} questions missed, ${atOnce} answered by the first result. Missed:\n${failed.join('\n')}`,
  );
  const most = (budgets.searchMisses / 100) * Object.keys(all).length;
  expect(failed.length, `missed:\n${failed.join('\n')}`).toBeLessThanOrEqual(most);
});

test('every mistyped question has its page among the first five', () => {
  expect(missed(mistyped, 5)).toEqual([]);
});

test('the page whose job it is comes first', () => {
  expect(missed(first, 1)).toEqual([]);
});

test('a pasted message opens the table that has it', () => {
  const { title, sections } = readBuilt<PageText>(textFile('/functionyard/app-messages'));
  const { typedTerms } = engine.search('Request expired');
  expect(bestSection(title, sections, typedTerms)?.anchor).toBe('wallet');
});
