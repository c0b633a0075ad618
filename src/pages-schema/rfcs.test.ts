import { expect, test } from 'vitest';
import { readRfcs } from './rfcs';
import { readPages } from '../../tests/pages';

const rfcs = readRfcs();
const pages = readPages().filter(({ id }) => id.startsWith('RFCs/') && id !== 'RFCs/rfc-process');

test('the index lists the pages of all RFCs, and nothing else', () => {
  expect(rfcs.map(({ route }) => route).sort()).toEqual(pages.map(({ route }) => route).sort());
});
