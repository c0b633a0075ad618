import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';

const project = join(__dirname, '../..');

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });

/** The sources of the project in a separate folder, under git because pages show when they were changed last. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-faults-'));
  const files = git(project, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\0')) {
    // A file that was deleted and not committed yet is in the list, too.
    if (file && existsSync(join(project, file))) cpSync(join(project, file), join(folder, file));
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  git(folder, 'init', '--quiet');
  git(folder, 'config', 'user.name', 'Test');
  git(folder, 'config', 'user.email', 'test@localhost');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'Copy');
  return folder;
}

/** Adds words to the end of a page. */
export const append = (words: string) => (text: string) => `${text}\n\n${words}\n`;

/** A copy of the project for the tests of one file, which is removed after them. Paths are relative to it. */
export function useCopy() {
  let folder = '';
  beforeAll(() => {
    folder = copyProject();
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

  // Reverts what a test has changed, except for files that Git ignores.
  afterEach(() => {
    git(folder, 'checkout', '--quiet', '.');
    git(folder, 'clean', '--quiet', '--force', 'docs');
  });

  /** Runs a script of package.json. */
  const run = (...script: string[]): { passed: boolean; output: string } => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...script], {
      cwd: folder,
      encoding: 'utf8',
      // On Windows, npm is a script.
      shell: process.platform === 'win32',
    });
    return { passed: status === 0, output: stdout + stderr };
  };

  /** Starts a script of package.json, in a group of its own, so that it can be stopped with all that it starts. */
  const start = (...script: string[]): ChildProcess =>
    spawn('npm', ['run', '--silent', ...script], {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      // Vitest sets it to `test`.
      env: { ...process.env, NODE_ENV: 'development' },
    });

  /** Changes a file, or makes a new one. Throws if its text stays the same. */
  const write = (file: string, change: (text: string) => string): void => {
    const path = join(folder, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const changed = change(text);
    if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
    writeFileSync(path, changed);
  };

  return { write, run, start };
}
