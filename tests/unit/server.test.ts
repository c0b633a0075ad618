import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFor } from '../../tools/server';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-server-'));
  mkdirSync(join(folder, 'build/guide'), { recursive: true });
  for (const file of [
    'index.html',
    'guide.html',
    'guide/step.html',
    'guide/index.txt',
    'a b.txt',
  ]) {
    writeFileSync(join(folder, 'build', file), file);
  }
  writeFileSync(join(folder, 'secret.txt'), '');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['/', 'index.html'],
  ['/guide', 'guide.html'],
  ['/guide/step', 'guide/step.html'],
  ['/guide/step.html', 'guide/step.html'],
  ['/guide/index.txt', 'guide/index.txt'],
  ['/a%20b.txt', 'a b.txt'],
  ['/guide/', undefined],
  ['/guide/step/', undefined],
  ['/Guide', undefined],
  ['/nowhere', undefined],
  ['/../secret.txt', undefined],
  ['/%2e%2e/secret.txt', undefined],
  ['/%', undefined],
])('answers %s as a static host does', (path, file) => {
  expect(fileFor(join(folder, 'build'), path)).toBe(file && join(folder, 'build', file));
});
