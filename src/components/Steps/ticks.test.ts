import { describe, expect, it } from 'vitest';
import { keyOf, parse, stringify } from './ticks';

const steps = ['unplug', '4f53cda18c', 'plug-in'];

it('keyOf is the same for all forms of a URL', () => {
  for (const path of ['/functionyard/join', '/functionyard/join/', '/functionyard/join.html'])
    expect(keyOf(path, 'a')).toBe('functionland.steps:/functionyard/join#a');
  expect(keyOf('/', 'a')).toBe('functionland.steps:/#a');
});

describe('ticks', () => {
  it('are removed from storage with the last one', () => {
    expect(stringify(new Set())).toBeNull();
  });

  it('of steps that are gone are dropped', () => {
    expect([...parse('["unplug","take-out"]', steps)]).toEqual(['unplug']);
  });

  it.each([
    null,
    '',
    'null',
    '7',
    '[]',
    '{',
    '{"of":3,"done":[1,2]}',
    '[1,null,{"a":1}]',
    'a\u0000b',
  ])('are empty if storage has %j', (value) => {
    expect(parse(value, steps).size).toBe(0);
  });
});
