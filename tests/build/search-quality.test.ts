import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { synonyms } from '../../src/data/synonyms';
import { Engine } from '../../plugins/search/engine/engine';
import type { IndexFile } from '../../plugins/search/engine/index-file';
import { frozenRoutes as routes } from '../../src/content/files';
import { budgets } from '../budgets';
import { searchQueries, type SearchQuery } from '../search-queries';

const folder = join(__dirname, '../../build/assets/search');

/** The index of the last build, as a browser would fetch it. */
function readIndex(): IndexFile {
  const names = readdirSync(folder).filter((name) => name.startsWith('index.'));
  expect(names, `one index in ${folder}`).toHaveLength(1);
  return JSON.parse(readFileSync(join(folder, names[0]!), 'utf8')) as IndexFile;
}

const wanted = ({ expected }: SearchQuery) => [expected].flat();


describe('what search finds', () => {
  const file = readIndex();
  const engine = new Engine(file.pages, synonyms);
  const indexed = new Set(file.pages.map(({ route }) => route));
  const ranks = searchQueries.map((entry) => {
    const found = engine.search(entry.query).pages.slice(0, 10);
    const rank = found.findIndex(({ page }) => wanted(entry).includes(page.route)) + 1 || Infinity;
    return { ...entry, rank, first: found.slice(0, 3).map(({ page }) => page.route) };
  });
  const missed = (entries: typeof ranks, within: number) =>
    entries
      .filter(({ rank }) => rank > within)
      .map(({ query, first }) => `${query}: ${first.join(', ')}`);

  test('every page of the site is in the index', () => {
    expect(routes.filter((route) => !indexed.has(route))).toEqual([]);
  });

  test('every expected answer is a page', () => {
    const answers = new Set(searchQueries.flatMap(wanted));
    expect([...answers].filter((route) => !indexed.has(route))).toEqual([]);
  });

  test('95 of 100 questions have their page among the first three', () => {
    const failed = missed(ranks, 3);
    expect(failed.length, `missed:\n${failed.join('\n')}`).toBeLessThanOrEqual((budgets.searchMisses / 100) * ranks.length);
  });

  test('every mistyped question has its page among the first five', () => {
    const mistyped = ranks.filter(({ typo }) => typo);
    expect(missed(mistyped, 5)).toEqual([]);
  });
});
