import { expect, test } from 'vitest';
import { readRfcs } from './rfcs';
import { readPages } from '../../tests/pages';

const rfcs = readRfcs();
const pages = readPages().filter(({ id }) => id.startsWith('RFCs/') && id !== 'RFCs/rfc-process');

test('the index lists every page of an RFC, and nothing else', () => {
  expect(rfcs.map(({ route }) => route).sort()).toEqual(pages.map(({ route }) => route).sort());
});

test('a page says the same of its RFC as the index', () => {
  for (const { route, frontMatter } of pages) {
    const { name, state, summary } = frontMatter.rfc as Record<string, string>;
    expect(rfcs.find((rfc) => rfc.route === route)).toMatchObject({ name, state, summary });
  }
});
