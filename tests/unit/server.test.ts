import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFor } from '../../tools/server';

const root = mkdtempSync(join(tmpdir(), 'server-'));
const folder = join(root, 'build');

beforeAll(() => {
  mkdirSync(folder);
  for (const file of ['index.html', 'guide.html', 'guide/step.html', 'guide/index.txt', 'a b.txt'])
    cpSync(__filename, join(folder, file));
  cpSync(__filename, join(root, 'secret.txt'));
});
afterAll(() => rmSync(root, { recursive: true }));

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
  expect(fileFor(folder, path)).toBe(file && join(folder, file));
});
