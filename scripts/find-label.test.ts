import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { placesOf } from './find-label';

const folder = mkdtempSync(join(tmpdir(), 'labels-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds a label in each way to write it, and no longer label that contains it', () => {
  const file = join(folder, 'page.md');
  const lines = [
    'keywords: [join, Force Rejoin, rejoin]',
    'Select _Force Rejoin_.',
    '2. **Select _Force Rejoin_** on the same card.',
    '**_Force Rejoin_** does no harm.',
    'Select [_Force Rejoin_](/functionyard/join#joined).',
    "term: 'Force Rejoin',",
    "{ kind: 'button', text: 'Force Rejoin', n: 3 },",
    'solution: With _Force Rejoin_, your Blox knows.',
    'Select _Force Rejoining_.',
    'Select _Rejoin_.',
    String.raw`title: 'My Blox isn\'t earning',`,
  ];
  writeFileSync(file, lines.join('\n'));
  const found = (label: string) => placesOf(label, [file]).map(({ line }) => line);
  expect(found('Force Rejoin')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(found("My Blox isn't earning")).toEqual([11]);
});

it('finds the places of the site that Git finds', () => {
  const lines = execFileSync('git', ['grep', '-nF', 'Force Rejoin', '--', 'docs', 'src'], {
    encoding: 'utf8',
  });
  const expected = lines.split('\n').flatMap((line) => /^[^:]+:\d+/.exec(line) ?? []);
  const found = placesOf('Force Rejoin').map(({ file, line }) => `${file}:${line}`);
  expect(expected.length).toBeGreaterThan(10);
  expect(found.toSorted()).toEqual(expected.toSorted());
});
