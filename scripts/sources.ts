/**
 * Lists pages whose sources have changed: repositories with newer commits that touch the paths a page names, and npm
 * packages with a newer version. What can't be reached is listed as not checked, never as current.
 *
 * Usage: npm run sources                     compare with the code host; clones stay in .cache/sources
 *        npm run sources -- --mirror DIR     compare with local copies, DIR/owner+name
 *        npm run sources -- --json           print every page, source, and status as JSON
 *        npm run sources -- --accept PAGE    after reading PAGE against its sources, record their newest state
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import matter from 'gray-matter';
import { parseDocument } from 'yaml';
import { pagesIn } from '../src/content/files';
import { pageSchema, type Source } from '../src/content/frontMatter';
import { sourceText } from '../src/content/sourceText';

type RepositorySource = Extract<Source, { repo: string }>;

/** New values of a source. */
type Update = Partial<Record<'commit' | 'date' | 'version', string>>;

type Status =
  | { state: 'current' }
  | {
      state: 'behind';
      /** The newest state. */
      update: Update;
      commits?: number;
      files?: string[];
      link: string;
    }
  | { state: 'not checked'; reason: string };

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

/** Where repositories are: local copies, or clones that are kept in a cache folder. */
interface Place {
  mirror?: string;
  cache?: string;
}

/** Runs Git in a bare repository, whose HEAD is the newest commit of the default branch. */
type Git = (...args: string[]) => string;

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
  git('fetch', '--quiet', 'origin', 'HEAD');
  git('update-ref', 'HEAD', 'FETCH_HEAD');
  return git;
}

/** Commits that touch the paths, newest first. */
const commitsOf = (git: Git, range: string, paths: readonly string[]) =>
  git('log', '--format=%H %cs', range, '--', ...paths)
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ commit: line.slice(0, 40), date: line.slice(41) }));

function compareRepository(source: RepositorySource, git: Git): Status {
  for (const path of source.paths)
    if (commitsOf(git, 'HEAD', [path]).length === 0)
      throw new Error(`no commit has the path ${path}`);
  const all = commitsOf(git, 'HEAD', source.paths);
  const base = source.commit ?? all.find(({ date }) => date <= source.date)?.commit;
  if (!base) throw new Error(`no commit of these paths is from ${source.date} or before`);
  const commits = commitsOf(git, `${base}..HEAD`, source.paths);
  const files = git('diff', '--name-only', '--no-renames', base, 'HEAD', '--', ...source.paths);
  if (!files) return { state: 'current' };
  return {
    state: 'behind',
    update: { ...all[0] },
    commits: commits.length,
    files: files.split('\n'),
    link: `https://github.com/${source.repo}/compare/${base.slice(0, 12)}...${git('rev-parse', 'HEAD').slice(0, 12)}`,
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

/** Compares sources with repositories and packages. A repository is fetched once. */
export function comparer(place: Place): (source: Source) => Status {
  const repositories = new Map<string, Git>();

  function compare(source: Source): Status {
    if (typeof source === 'string') throw new Error('plain text');
    if ('url' in source) throw new Error('a page on the web');
    if ('package' in source) return comparePackage(source.package, source.version);
    if (source.repo === 'functionland/docs') throw new Error('this repository');
    const git = repositories.get(source.repo) ?? openRepository(source.repo, place);
    repositories.set(source.repo, git);
    // A local copy can be older than the repository.
    const end = place.mirror && git('log', '-1', '--format=%cs');
    if (end && end < source.date) throw new Error(`the local copy ends on ${end}`);
    return compareRepository(source, git);
  }

  return (source) => {
    try {
      return compare(source);
    } catch (error) {
      return { state: 'not checked', reason: (error as Error).message };
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

interface Page {
  file: string;
  sources: { source: Source; status: Status }[];
}

/** Writes the newest state of the sources into a page. */
function acceptSources({ file, sources }: Page): void {
  const updates = sources.map(({ status }) => (status.state === 'behind' ? status.update : {}));
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, updateSources(readFileSync(file, 'utf8'), updates, today));
}

/** The repository or package of a source; a place on the web has no name. */
function sourceName(source: Source): string {
  if (typeof source === 'string' || 'url' in source) return '';
  return `${'repo' in source ? source.repo : source.package}: `;
}

/** The sources of a page that have changed, as Markdown. */
function changes({ sources }: Page): string[] {
  return sources.flatMap(({ source, status }) => {
    if (status.state !== 'behind') return [];
    const { commits, update, files = [], link } = status;
    const what = commits ? `${commits} newer commits` : update.version;
    return [
      `  - ${sourceText(source)}: [${what}](${link})`,
      ...files.slice(0, 10).map((name) => `    - ${name}`),
      ...(files.length > 10 ? [`    - and ${files.length - 10} more`] : []),
    ];
  });
}

/** The list as Markdown, short enough for an issue. */
function report(pages: Page[]): string[] {
  const behind = pages.filter((page) => changes(page).length > 0);
  const unchecked = pages
    .flatMap(({ sources }) => sources)
    .flatMap(({ source, status }) =>
      status.state === 'not checked' ? [sourceName(source) + status.reason] : [],
    );
  return [
    `${behind.length} of ${pages.length} pages are behind their sources.`,
    '',
    ...behind.flatMap((page) => [`- ${page.file}`, ...changes(page)]),
    ...(unchecked.length > 0 ? ['', 'Not checked:', ''] : []),
    ...[...new Set(unchecked)].map(
      (reason) => `- ${reason}: ${unchecked.filter((each) => each === reason).length}`,
    ),
  ];
}

function main(): void {
  const { mirror, json, accept } = parseArgs({
    options: {
      json: { type: 'boolean' },
      mirror: { type: 'string' },
      accept: { type: 'string', multiple: true },
    },
  }).values;
  const compare = comparer({ mirror });
  const pages = (accept ?? pagesIn('docs')).map((file): Page => {
    const { sources } = pageSchema.parse(matter.read(file).data);
    return { file, sources: sources.map((source) => ({ source, status: compare(source) })) };
  });
  if (accept) pages.forEach(acceptSources);
  else console.log(json ? JSON.stringify(pages, null, 2) : report(pages).join('\n'));
}

if (require.main === module) main();
