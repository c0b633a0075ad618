/** The Wi-Fi `FxBlox` has no internet: a page that leads there lets its reader save it before. */
import { expect, test } from 'vitest';
import { lineAt, readPages } from '../pages';

const joining = /\bjoin\b[^.|\n]*`FxBlox`/gi;

test('pages offer to save the guide before they send a reader to the hotspot', () => {
  const pages = readPages().map((page) => ({
    ...page,
    orders: [...page.source.matchAll(joining)].map((order) => order.index),
  }));
  expect(pages.filter(({ orders }) => orders.length > 0).length).toBeGreaterThan(2);
  const unwarned = pages.flatMap(({ file, source, orders }) => {
    const saved = source.indexOf('<SaveGuide');
    return orders
      .filter((order) => saved === -1 || saved > order)
      .map((order) => `${file}:${lineAt(source, order)}`);
  });
  expect(unwarned).toEqual([]);
});
