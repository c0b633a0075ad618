/** Compares what a page says of its sources with the repositories and packages themselves. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Source } from '../src/content/frontMatter';

type RepositorySource = Extract<Source, { repo: string }>;

/** New values of a source. */
export type Update = Partial<Record<'commit' | 'date' | 'version', string>>;

export type Status =
  | { state: 'current'; base?: string }
  | {
      state: 'behind';
      /** The commit that the page was read against. */
      base?: string;
      /** The newest state. */
      update: Update;
      commits?: number;
      files?: string[];
      link: string;
    }
  | { state: 'not checked'; reason: string };

/** Where repositories are: local copies, or clones that are kept in a cache folder. */
export interface Place {
  mirror?: string;
  cache: string;
}

function run(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
      maxBuffer: 64_000_000,
      shell: process.platform === 'win32' && program === 'npm',
    }).trim();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const reason = /(?:fatal: |npm error code )(.+)/.exec(stderr ?? '')?.[1] ?? message;
    throw new Error(`${program}: ${reason}`, { cause: error });
  }
}

/** A bare repository and the commit that its default branch is at. */
interface Repository {
  git: (...args: string[]) => string;
  tip: string;
  /** The day of that commit in a local copy, which can be older than the repository. */
  ends?: string;
}

/** Opens a local copy, or clones a repository without file contents and work tree, or updates that clone. */
export function openRepository(repo: string, { mirror, cache }: Place): Repository {
  const dir = join(mirror ?? cache, repo.replace('/', '+'));
  const git = (...args: string[]) => run('git', ['--git-dir', dir, '--literal-pathspecs', ...args]);
  if (mirror) {
    if (!existsSync(dir)) throw new Error(`there is no copy in ${mirror}`);
    return { git, tip: git('rev-parse', 'HEAD'), ends: git('log', '-1', '--format=%cs') };
  }
  if (!existsSync(dir)) {
    mkdirSync(dirname(dir), { recursive: true });
    const url = `https://github.com/${repo}`;
    run('git', ['clone', '--quiet', '--bare', '--filter=blob:none', '--single-branch', url, dir]);
  }
  git('fetch', '--quiet', 'origin', '+HEAD:refs/sources/tip');
  return { git, tip: git('rev-parse', 'refs/sources/tip') };
}

/** Commits that touch the paths, newest first. */
function commitsOf({ git }: Repository, range: string, paths: readonly string[]) {
  const log = git('log', '--format=%H %cs', range, '--', ...paths);
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ commit: line.slice(0, 40), date: line.slice(41) }));
}

function compareRepository(source: RepositorySource, repository: Repository): Status {
  const { git, tip, ends } = repository;
  if (ends && ends < source.date) throw new Error(`the local copy ends on ${ends}`);
  for (const path of source.paths)
    if (commitsOf(repository, tip, [path]).length === 0)
      throw new Error(`no commit has the path ${path}`);
  const all = commitsOf(repository, tip, source.paths);
  const base = source.commit ?? all.find(({ date }) => date <= source.date)?.commit;
  if (!base) throw new Error(`no commit of these paths is from ${source.date} or before`);
  const commits = commitsOf(repository, `${base}..${tip}`, source.paths);
  const files = git('diff', '--name-only', '--no-renames', base, tip, '--', ...source.paths);
  if (!files) return { state: 'current', base };
  return {
    state: 'behind',
    base,
    update: { ...all[0] },
    commits: commits.length,
    files: files.split('\n'),
    link: `https://github.com/${source.repo}/compare/${base.slice(0, 12)}...${tip.slice(0, 12)}`,
  };
}

function comparePackage(name: string, version: string): Status {
  const latest = run('npm', ['view', name, 'version']);
  if (latest === version) return { state: 'current' };
  if (latest.localeCompare(version, 'en', { numeric: true }) < 0)
    throw new Error(`the registry has only ${latest}`);
  return {
    state: 'behind',
    update: { version: latest },
    link: `https://www.npmjs.com/package/${name}/v/${latest}`,
  };
}

/** Compares sources with repositories and packages; each of these is asked once. */
export function comparer(place: Place, own?: string): (source: Source) => Status {
  const asked = new Map<string, { value: unknown } | { error: unknown }>();
  /** Remembers what a call returned or threw. */
  function once<T>(key: string, call: () => T): T {
    let result = asked.get(key);
    try {
      result ??= { value: call() };
    } catch (error) {
      result = { error };
    }
    asked.set(key, result);
    if ('error' in result) throw result.error;
    return result.value as T;
  }
  return (source) => {
    const unchecked = (reason: string): Status => ({ state: 'not checked', reason });
    try {
      if (typeof source === 'string') return unchecked('plain text');
      if ('url' in source) return unchecked('a page on the web');
      if ('package' in source)
        return once(JSON.stringify(source), () => comparePackage(source.package, source.version));
      if (source.repo === own) return unchecked('this repository');
      const repository = once(source.repo, () => openRepository(source.repo, place));
      return once(JSON.stringify(source), () => compareRepository(source, repository));
    } catch (error) {
      return unchecked((error as Error).message);
    }
  };
}

/** The text of a page with updated sources and a new day for `checked`. All else stays as it is. */
export function updateSources(text: string, updates: readonly Update[], checked: string): string {
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('\n---', start) + 1;
  const frontMatter = parseDocument(text.slice(start, end));
  frontMatter.set('checked', checked);
  for (const [at, update] of updates.entries())
    for (const [key, value] of Object.entries(update))
      frontMatter.setIn(['sources', at, key], value);
  const written = frontMatter.toString({ lineWidth: 0, flowCollectionPadding: false });
  return text.slice(0, start) + written + text.slice(end);
}
