import { describe, expect, it } from 'vitest';
import { keyOf, parse, stringify } from './ticks';

it('keyOf is the same for all forms of a URL', () => {
  for (const path of ['/functionyard/join', '/functionyard/join/', '/functionyard/join.html'])
    expect(keyOf(path, 'a')).toBe('functionland.steps:/functionyard/join#a');
  expect(keyOf('/', 'a')).toBe('functionland.steps:/#a');
});

describe('ticks', () => {
  it('survive storing and parsing', () => {
    expect([...parse(stringify(new Set([4, 1]), 5), 5)]).toEqual([1, 4]);
  });

  it('are removed from storage with the last one', () => {
    expect(stringify(new Set(), 2)).toBeNull();
  });

  it('are dropped when the number of steps changes', () => {
    expect(parse('{"of":4,"done":[1,2]}', 5).size).toBe(0);
  });

  it.each([
    null,
    '',
    'null',
    '7',
    '[]',
    '{',
    '{"of":3}',
    '{"of":3,"done":{"length":9}}',
    'a\u0000b',
  ])('are empty if storage has %j', (value) => {
    expect(parse(value, 3).size).toBe(0);
  });

  it("skip numbers that aren't steps", () => {
    expect([...parse('{"of":3,"done":[2,2,0,4,-1,1.5,"1",null]}', 3)]).toEqual([2]);
  });
});
