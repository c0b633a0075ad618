/** The order of the pages, and what leads from one to the next. */
import { expect, test } from 'vitest';
import sidebars from '../../sidebars';
import { readPages } from '../pages';

type Item = string | { type: string; id?: string; link?: { id: string }; items?: Item[] };

const idsIn = (items: Item[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return item;
    const id = item.link?.id ?? item.id;
    return [...(id === undefined ? [] : [id]), ...idsIn(item.items ?? [])];
  });

const pages = readPages();

test('every page is in one sidebar once, and nothing else is', () => {
  const listed = Object.values(sidebars).flatMap((items) => idsIn(items as Item[]));
  expect(listed.sort()).toEqual(pages.map((page) => page.id).sort());
});

test('no page is its own next step', () => {
  const wrong = pages.filter(({ id, frontMatter }) => frontMatter.pagination_next === id);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no two pages have the same title or description', () => {
  for (const field of ['title', 'description']) {
    const values = pages.map((page) => page.frontMatter[field]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});
