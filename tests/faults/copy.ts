import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';

const project = join(__dirname, '../..');

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });

/** The sources of the project in a folder of their own, under git because pages show when they were changed last. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-faults-'));
  for (const file of git(
    project,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ).split('\0')) {
    if (!file) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // A file that was deleted and not committed yet is in the list, too.
    try {
      cpSync(join(project, file), join(folder, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(
    folder,
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@localhost',
    'commit',
    '--quiet',
    '-m',
    'Copy',
  );
  return folder;
}

interface Outcome {
  passed: boolean;
  output: string;
}

/** Adds words to the end of a page. */
export const append = (words: string) => (text: string) => `${text}\n\n${words}\n`;

/** A copy of the project for the tests of one file; it is gone after them. Files are named from its top. */
export function useCopy() {
  let folder = '';
  beforeAll(() => {
    folder = copyProject();
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  const run = (command: string, ...args: string[]): Outcome => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      // On Windows, npm is a script.
      shell: process.platform === 'win32' && command === 'npm',
    });
    return { passed: status === 0, output: stdout + stderr };
  };

  /** Changes a file. Throws where the change changes nothing. */
  const write = (file: string, change: (text: string) => string): void => {
    const text = read(file);
    const changed = change(text);
    if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
    writeFileSync(join(folder, file), changed);
  };

  /** Builds the copy with some files changed, and changes them back. */
  function buildWith(changes: Record<string, (text: string) => string>): Outcome {
    const originals = Object.keys(changes).map((file) => [file, read(file)] as const);
    for (const [file, change] of Object.entries(changes)) write(file, change);
    const outcome = run('npm', 'run', '--silent', 'build');
    for (const [file, text] of originals) writeFileSync(join(folder, file), text);
    return outcome;
  }

  // What a test has changed is changed back after it, but for files that git doesn't know.
  afterEach(() => void git(folder, 'checkout', '--quiet', '.'));

  return { write, run, buildWith };
}
