import { describe, expect, it } from 'vitest';
import { changeProgress, findProgress, nextStep, parseProgress, type Progress } from './progress';

const guide = (path: string, more: Partial<Progress> = {}): Progress => ({
  path,
  title: 'Set up',
  done: 1,
  of: 3,
  step: 2,
  anchor: 'setup-2',
  ...more,
});

describe('progress', () => {
  it('is stored newest first, once for each page, and for few pages', () => {
    let value: string | null = null;
    for (const path of ['/a', '/b', '/a', '/c', '/d', '/e', '/f'])
      value = changeProgress(value, path, guide(path));
    expect(parseProgress(value).map(({ path }) => path)).toEqual(['/f', '/e', '/d', '/c', '/a']);
  });

  it('can be forgotten', () => {
    const value = changeProgress(changeProgress(null, '/a', guide('/a')), '/b', guide('/b'));
    expect(parseProgress(changeProgress(value, '/b', undefined))).toEqual([guide('/a')]);
    expect(changeProgress(JSON.stringify([guide('/a')]), '/a', undefined)).toBeNull();
  });

  it.each([null, '', '7', '{}', '[null]', '[{"path":"/a"}]', '[{"path":7}]'])(
    'is empty if storage has %j',
    (value) => {
      expect(parseProgress(value)).toEqual([]);
    },
  );

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a%', '/a?b'])(
    'never leads to %s',
    (path) => {
      expect(parseProgress(JSON.stringify([guide(path)]))).toEqual([]);
    },
  );

  it('never leads to an anchor that cannot be decoded', () => {
    expect(parseProgress(JSON.stringify([guide('/a', { anchor: '%' })]))).toEqual([]);
  });

  it('of a page is found on that page, and the newest one on the start page', () => {
    const value = JSON.stringify([guide('/b'), guide('/a')]);
    expect(findProgress(value, '/a')).toEqual(guide('/a'));
    expect(findProgress(value, '/')).toEqual(guide('/b'));
    expect(findProgress(value, '/c')).toBeUndefined();
  });
});

it.each([
  ['the step after the last one', [true, true, false], 3],
  ['a step that was skipped, if it is the only one', [false, true], 1],
  ['the first one after a gap', [true, false, true, false], 4],
  ['none', [true, true], undefined],
])('nextStep is %s', (_, done, step) => {
  expect(nextStep(done)).toBe(step);
});
