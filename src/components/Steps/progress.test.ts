import { expect, it } from 'vitest';
import { changeProgress, findProgress, nextStep, type Progress } from './progress';

const guide = (path: string): Progress => ({
  path,
  title: 'Set up',
  done: 1,
  of: 3,
  step: 2,
  anchor: 'setup-2',
});

it('is stored once for each page, for few pages, and the newest is shown on the start page', () => {
  let value: string | null = null;
  for (const path of ['/a', '/b', '/a', '/c', '/d', '/e', '/f'])
    value = changeProgress(value, path, guide(path));
  expect(findProgress(value, '/')).toEqual(guide('/f'));
  expect(findProgress(value, '/a')).toEqual(guide('/a'));
  expect(findProgress(value, '/b')).toBeUndefined();
});

it('can be forgotten', () => {
  const value = changeProgress(changeProgress(null, '/a', guide('/a')), '/b', guide('/b'));
  const rest = changeProgress(value, '/b', undefined);
  expect(findProgress(rest, '/')).toEqual(guide('/a'));
  expect(changeProgress(rest, '/a', undefined)).toBeNull();
});

it.each([null, '', '7', '{}', '[null]'])('is empty if storage has %j', (value) => {
  expect(findProgress(value, '/a')).toBeUndefined();
});

it.each([
  ['the step after the last one', [true, true, false], 3],
  ['a step that was skipped, if it is the only one', [false, true], 1],
  ['the first one after a gap', [true, false, true, false], 4],
  ['none', [true, true], undefined],
])('nextStep is %s', (_, done, step) => {
  expect(nextStep(done)).toBe(step);
});
