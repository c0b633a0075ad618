/**
 * Lists facts whose evidence no longer holds, pages whose sources have changed (repositories with newer commits that touch
 * the paths a page names, and npm packages with a newer version), and labels that are gone from the sources of their page.
 * What can't be reached is listed first, as not checked, never as current. Exits with 2 if something has changed, and with 3
 * if nothing has, as far as it was checked.
 *
 * Usage: npm run sources                     compare with the code host; clones stay in .cache/sources
 *        npm run sources -- --mirror DIR     compare with local copies, DIR/owner+name
 *        npm run sources -- --accept PAGE    after reading PAGE against its sources, record their newest state; refused
 *                                            unless all that a program can compare was reached
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import matter from 'gray-matter';
import { parseDocument } from 'yaml';
import { pageSchema, type Source } from '../src/pages-schema/frontMatter';
import { sourceText } from '../src/pages-schema/sourceText';
import {
  checkFact,
  factReport,
  fileReader,
  isBroken,
  isConfirmed,
  type CheckedFact,
} from './evidence';
import { proofProblems, readFacts } from './facts';
import { labelsOf, stateOf, type Label } from './labels';
import { namedPages } from './namedPages';
import { once, openRepository, run, type Git, type Place } from './repositories';

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
  | { state: 'not checked'; reason: string }
  /** Only people can compare it. */
  | { state: 'by hand'; reason: string };

/** Commits that touch the paths, newest first. */
const commitsOf = (git: Git, range: string, paths: readonly string[]) =>
  git('log', '--format=%H %cs', range, '--', ...paths)
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ commit: line.slice(0, 40), date: line.slice(41) }));

/** The state of a source that the page was compared with. */
function baseOf({ commit, date, paths }: RepositorySource, git: Git): string {
  const base = commit ?? commitsOf(git, 'HEAD', paths).find((each) => each.date <= date)?.commit;
  if (!base) throw new Error(`no commit of these paths is from ${date} or before`);
  return base;
}

function compareRepository(source: RepositorySource, git: Git): Status {
  for (const path of source.paths)
    if (commitsOf(git, 'HEAD', [path]).length === 0)
      throw new Error(`no commit has the path ${path}`);
  const [newest] = commitsOf(git, 'HEAD', source.paths);
  const base = baseOf(source, git);
  const commits = commitsOf(git, `${base}..HEAD`, source.paths);
  const files = git('diff', '--name-only', '--no-renames', base, 'HEAD', '--', ...source.paths);
  if (!files) return { state: 'current' };
  return {
    state: 'behind',
    update: { ...newest },
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

/** Opens repositories, each of them once. */
const opener = (place: Place) => once((repo) => openRepository(repo, place));

/** Compares sources with repositories and packages. */
export function comparer(place: Place, open = opener(place)): (source: Source) => Status {
  function compare(source: Source): Status {
    const byHand = (reason: string): Status => ({ state: 'by hand', reason });
    if (typeof source === 'string') return byHand('plain text');
    if ('url' in source) return byHand('a page on the web');
    if ('package' in source) return comparePackage(source.package, source.version);
    if (source.repo === 'functionland/docs') return byHand('this repository');
    const git = open(source.repo);
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
  /** The labels that its sources don't have anymore, or don't have at all. Undefined if they couldn't all be read. */
  labels?: Record<'gone' | 'unknown', Label[]> | undefined;
}

/** Reads the text of files and folders of a repository, each of them once. */
const textReader = (open: (repo: string) => Git) =>
  once((place) => {
    const [repo = '', commit = '', ...paths] = place.split('\n');
    return open(repo)('grep', '-hI', '-e', '', commit, '--', ...paths);
  });

/** Looks up the labels of a page in its sources in repositories. */
export async function checkLabels(
  { file, sources }: Pick<Page, 'file'> & { sources: readonly { source: Source }[] },
  open: (repo: string) => Git,
  textAt = textReader(open),
): Promise<Page['labels']> {
  const repositories = sources.flatMap(({ source }) =>
    typeof source === 'object' && 'repo' in source && source.repo !== 'functionland/docs'
      ? [source]
      : [],
  );
  const labels = { gone: [] as Label[], unknown: [] as Label[] };
  try {
    const code = repositories.map((source) => {
      const at = (commit: string) => textAt([source.repo, commit, ...source.paths].join('\n'));
      return { now: at('HEAD'), before: () => at(baseOf(source, open(source.repo))) };
    });
    for (const label of await labelsOf(file)) {
      const state = stateOf(label.text, code);
      if (state !== 'found') labels[state].push(label);
    }
    return labels;
  } catch {
    return undefined;
  }
}

const today = () => new Date().toISOString().slice(0, 10);

/** Writes the newest state of the sources into a page, if they all could be compared. @returns why not */
export function acceptSources({ file, sources }: Page): string[] {
  const reasons = sources.flatMap(({ source, status }) =>
    status.state === 'not checked' ? [sourceName(source) + status.reason] : [],
  );
  if (reasons.length > 0) return reasons.map((reason) => `${file} isn't accepted. ${reason}`);
  const updates = sources.map(({ status }) => (status.state === 'behind' ? status.update : {}));
  writeFileSync(file, updateSources(readFileSync(file, 'utf8'), updates, today()));
  return [];
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

const countOf = <T>(all: T[], wanted: (each: T) => boolean) => all.filter(wanted).length;

/** What was found, in a word and in sentences. They begin with what wasn't checked. */
export function summary(
  facts: CheckedFact[],
  pages: Page[],
): { outcome: 'current' | 'changed' | 'not checked'; lines: string[] } {
  const proved = facts.filter(({ results }) => results.length > 0);
  const open = countOf(proved, (fact) => !isBroken(fact) && !isConfirmed(fact));
  const broken = countOf(proved, isBroken);
  const states = pages.flatMap(({ sources }) => sources.map(({ status }) => status.state));
  const byHand = countOf(states, (state) => state === 'by hand');
  const unreached = countOf(states, (state) => state === 'not checked');
  const behind = countOf(pages, ({ sources }) =>
    sources.some(({ status }) => status.state === 'behind'),
  );
  const gone = pages.flatMap(({ labels }) => labels?.gone ?? []);
  const outcome =
    broken + behind + gone.length > 0
      ? 'changed'
      : open + unreached > 0
        ? 'not checked'
        : 'current';
  return {
    outcome,
    lines: [
      open + unreached > 0
        ? `Not checked: ${open} of ${proved.length} facts with evidence, and ${unreached} of ${states.length - byHand} sources. The reasons are at the end.`
        : 'Everything was checked that a program can check.',
      `Only people can compare ${facts.length - proved.length} facts without evidence and ${byHand} sources, such as pages on the web.`,
      `Of what was checked, ${broken} of ${proved.length - open} facts are broken, ${behind} of ${pages.length} pages are behind their sources, and ${gone.length} labels are gone from them.`,
    ],
  };
}

/** The places of labels, by the words. */
function places(labels: readonly Label[]): string[] {
  const lines = new Map<string, Set<string>>();
  for (const { text, file, line } of labels)
    lines.set(text, (lines.get(text) ?? new Set()).add(`${file}:${line}`));
  return [...lines].map(([text, at]) => `- _${text}_: ${[...at].join(', ')}`);
}

/** The labels that weren't found, as Markdown. */
function labelReport(pages: readonly Page[]): string[] {
  const gone = pages.flatMap(({ labels }) => labels?.gone ?? []);
  const unknown = pages.flatMap(({ labels }) => labels?.unknown ?? []);
  const unread = countOf([...pages], ({ labels }) => !labels);
  return [
    '',
    'Labels that were in the sources of their page when it was compared with them:',
    '',
    ...places(gone),
    '',
    `Labels that aren't in the sources of their page, because they're of another program, or a source is missing (the labels of ${unread} pages weren't checked):`,
    '',
    ...places(unknown),
  ];
}

/** The list as Markdown. What matters most comes first, because an issue has a limited length. */
function report(facts: CheckedFact[], pages: Page[]): string[] {
  const behind = pages.filter((page) => changes(page).length > 0);
  const results = [
    ...facts.flatMap((fact) =>
      fact.results.map(({ evidence, result }) => ({ name: `${evidence.repo}: `, status: result })),
    ),
    ...pages.flatMap(({ sources }) =>
      sources.map(({ source, status }) => ({ name: sourceName(source), status })),
    ),
  ];
  const unchecked = results.flatMap(({ name, status }) =>
    status.state === 'not checked' ? [name + status.reason] : [],
  );
  return [
    ...summary(facts, pages).lines.flatMap((line) => [line, '']),
    ...factReport(facts),
    '',
    ...behind.flatMap((page) => [`- ${page.file}`, ...changes(page)]),
    ...labelReport(pages),
    ...(unchecked.length > 0 ? ['', 'Not checked:', ''] : []),
    ...[...new Set(unchecked)].map(
      (reason) => `- ${reason}: ${unchecked.filter((each) => each === reason).length}`,
    ),
  ];
}

async function main(): Promise<void> {
  const { mirror, accept } = parseArgs({
    options: { mirror: { type: 'string' }, accept: { type: 'string', multiple: true } },
  }).values;
  const open = opener({ mirror });
  const compare = comparer({ mirror }, open);
  const pages = namedPages(accept ?? [], ['docs']).map((file): Page => {
    const { sources } = pageSchema.parse(matter.read(file).data);
    return { file, sources: sources.map((source) => ({ source, status: compare(source) })) };
  });
  if (accept) {
    const refused = pages.flatMap(acceptSources);
    for (const reason of refused) console.error(reason);
    process.exitCode = refused.length > 0 ? 1 : 0;
    return;
  }
  const known = readFacts();
  const problems = known.flatMap(proofProblems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const read = fileReader(open);
  const facts = known.map((fact) => checkFact(fact, read));
  const textAt = textReader(open);
  for (const page of pages) page.labels = await checkLabels(page, open, textAt);
  console.log(report(facts, pages).join('\n'));
  // 1 is a crash.
  process.exitCode = { current: 0, changed: 2, 'not checked': 3 }[summary(facts, pages).outcome];
}

if (require.main === module) void main();
