/** What search engines tell pages apart by. */
import { expect, test } from 'vitest';
import { readPages } from '../pages';

const pages = readPages();

test('no two pages have the same title or description', () => {
  for (const field of ['title', 'description']) {
    const values = pages.map((page) => page.frontMatter[field]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});
