/** Git repositories on the code host, or local copies of them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function run(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
      maxBuffer: 64_000_000,
      shell: process.platform === 'win32' && program === 'npm',
    }).trimEnd();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const reason = /(?:fatal: |npm error code )(.+)/.exec(stderr ?? '')?.[1] ?? message;
    throw new Error(`${program}: ${reason}`, { cause: error });
  }
}

/** Where repositories are: local copies, or clones that are kept in a cache folder. */
export interface Place {
  mirror?: string;
  cache?: string;
}

/** Runs Git in a bare repository, whose HEAD is the newest commit of the default branch. */
export type Git = (...args: string[]) => string;

/** Opens a local copy, or clones a repository without file contents and work tree, or updates that clone. */
export function openRepository(repo: string, place: Place): Git {
  const { mirror, cache = '.cache/sources' } = place;
  const dir = join(mirror ?? cache, repo.replace('/', '+'));
  const git: Git = (...args) => run('git', ['--git-dir', dir, '--literal-pathspecs', ...args]);
  if (mirror && !existsSync(dir)) throw new Error(`there is no copy in ${mirror}`);
  if (mirror) return git;
  if (!existsSync(dir)) {
    mkdirSync(dirname(dir), { recursive: true });
    const url = `https://github.com/${repo}`;
    run('git', ['clone', '--quiet', '--bare', '--filter=blob:none', '--single-branch', url, dir]);
  }
  git('fetch', '--quiet', '--tags', '--force', 'origin', 'HEAD');
  git('update-ref', 'HEAD', 'FETCH_HEAD');
  return git;
}

/** Calls a function once for each argument, and repeats its result or its error after that. */
export function once<Result>(call: (argument: string) => Result): (argument: string) => Result {
  const results = new Map<string, () => Result>();
  return (argument) => {
    if (!results.has(argument)) {
      try {
        const result = call(argument);
        results.set(argument, () => result);
      } catch (error) {
        results.set(argument, () => {
          throw error;
        });
      }
    }
    return results.get(argument)!();
  };
}
