import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, win32 } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { changedSince } from './serve';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
mkdirSync(join(folder, 'functionyard'));
for (const file of ['index.html', 'functionyard.html', 'functionyard/join.html', 'mark.svg'])
  writeFileSync(join(folder, file), '');
afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => {
  vi.doUnmock('node:fs');
  vi.doUnmock('node:path');
  vi.resetModules();
});

/** `fileFor` on a system that reads paths in its own way. */
async function fileFor(path: string, toLinux = (file: string) => file, on?: typeof win32) {
  const fs = await vi.importActual<typeof import('node:fs')>('node:fs');
  const { existsSync, readdirSync, statSync } = fs;
  vi.doMock('node:fs', () => ({
    ...fs,
    existsSync: (file: string) => existsSync(toLinux(file)),
    readdirSync: (file: string, options: never) => readdirSync(toLinux(file), options),
    statSync: (file: string) => statSync(toLinux(file)),
  }));
  if (on) vi.doMock('node:path', () => on);
  vi.resetModules();
  const serve = await import('./serve');
  const found = serve.fileFor(folder, path);
  return found && toLinux(found).slice(folder.length + 1);
}

const addresses: [string, string | undefined][] = [
  ['/', 'index.html'],
  ['/functionyard', 'functionyard.html'],
  ['/functionyard/join', 'functionyard/join.html'],
  ['/mark.svg', 'mark.svg'],
  ['/functionyard/', undefined],
  ['/..%2Fserve', undefined],
  ['/..%5Cserve', undefined],
  ['/%E0%A4%A', undefined],
];

describe('the file for an address', () => {
  it.each(addresses)('%s is %s', async (path, file) => {
    expect(await fileFor(path)).toBe(file);
  });

  it.each(addresses)('%s is %s on Windows, too', async (path, file) => {
    expect(await fileFor(path, (name) => name.replaceAll('\\', '/'), win32)).toBe(file);
  });

  it('has the same capitals, also where the system ignores them, as macOS and Windows do', async () => {
    const ignoreCase = (name: string) => folder + name.slice(folder.length).toLowerCase();
    expect(await fileFor('/FUNCTIONYARD', ignoreCase)).toBeUndefined();
  });
});

it('a build is older than a source that has changed since, unless that is a test', () => {
  const sources = join(folder, 'src');
  mkdirSync(join(sources, 'data'), { recursive: true });
  const [built, before, after, test] = [
    'index.html',
    'src/a.ts',
    'src/data/b.ts',
    'src/c.test.ts',
  ].map((name) => join(folder, name)) as [string, string, string, string];
  for (const file of [before, test]) writeFileSync(file, '');
  utimesSync(before, 1000, 1000);
  utimesSync(built, 2000, 2000);
  expect(changedSince(built, [sources])).toBeUndefined();
  writeFileSync(after, '');
  expect(changedSince(built, [sources])).toBe(after);
});
