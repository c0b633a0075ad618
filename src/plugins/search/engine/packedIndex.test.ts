import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { indexOptions, type SearchDocument } from './document';
import { packIndex, unpackIndex } from './packedIndex';

it('an index of round counts is the same after it was packed', () => {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  const words = ['light', 'drive drive', 'blox '.repeat(64), 'constructor', ''];
  for (let at = 0; at < 80; at += 1) {
    const route = `/${at}`;
    index.add({
      id: route,
      title: words[at % 5]!,
      about: at % 7 === 0 ? 'wallet' : '',
      headings: at > 70 ? 'light drive' : '',
      text: words[at % 3]!,
      page: { route, title: '', status: 'current', archived: false },
    });
  }
  const plain = index.toJSON();
  const packed = JSON.stringify(packIndex(plain));
  expect(unpackIndex(JSON.parse(packed) as ReturnType<typeof packIndex>)).toEqual(
    JSON.parse(JSON.stringify(plain)),
  );
});
