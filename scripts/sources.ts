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
import { brokenFacts, checkFact, fileReader, type Checked } from './evidence';
import { readFacts } from './facts';
import { labelsOf, stateOf, type Label } from './labels';
import { namedPages } from './namedPages';
import { once, openRepository, run, type Git, type Place } from './repositories';

type RepositorySource = Extract<Source, { repo: string }>;

/** New values of a source. */
type Update = Partial<Record<'commit' | 'date' | 'version', string>>;

type Status =
  | { state: 'current' }
  /** What's newer, as a Markdown link, and the newest state. */
  | { state: 'behind'; news: string; update: Update }
  | { state: 'not checked'; reason: string }
  | { state: 'by hand' };

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
  const base = baseOf(source, git);
  if (!git('diff', '--name-only', '--no-renames', base, 'HEAD', '--', ...source.paths))
    return { state: 'current' };
  const newer = commitsOf(git, `${base}..HEAD`, source.paths);
  const range = `${base.slice(0, 12)}...${git('rev-parse', 'HEAD').slice(0, 12)}`;
  return {
    state: 'behind',
    news: `[${newer.length} newer commits](https://github.com/${source.repo}/compare/${range})`,
    update: { ...newer[0] },
  };
}

function comparePackage(name: string, version: string): Status {
  const latest = run('npm', ['view', name, 'version']);
  if (latest === version) return { state: 'current' };
  if (latest.localeCompare(version, 'en', { numeric: true }) < 0)
    throw new Error(`the registry has only ${latest}`);
  const news = `[${latest}](https://www.npmjs.com/package/${name}/v/${latest})`;
  return { state: 'behind', news, update: { version: latest } };
}

/** Opens repositories, each of them once. */
const opener = (place: Place) => once((repo) => openRepository(repo, place));

/** The sources in other repositories, which a program can read. */
const repositoriesOf = (sources: readonly Source[]): RepositorySource[] =>
  sources.filter(
    (source): source is RepositorySource =>
      typeof source === 'object' && 'repo' in source && source.repo !== 'functionland/docs',
  );

/** Compares sources with repositories and packages. */
export function comparer(place: Place, open = opener(place)): (source: Source) => Status {
  function compare(source: Source): Status {
    if (typeof source === 'object' && 'package' in source)
      return comparePackage(source.package, source.version);
    const [inRepository] = repositoriesOf([source]);
    if (!inRepository) return { state: 'by hand' };
    const git = open(inRepository.repo);
    // A local copy can be older than the repository.
    const end = place.mirror && git('log', '-1', '--format=%cs');
    if (end && end < inRepository.date) throw new Error(`the local copy ends on ${end}`);
    return compareRepository(inRepository, git);
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
  const labels = { gone: [] as Label[], unknown: [] as Label[] };
  try {
    const code = repositoriesOf(sources.map(({ source }) => source)).map((source) => {
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

/** Why sources couldn't be compared. */
const unreached = ({ sources }: Page): string[] =>
  sources.flatMap(({ source, status }) =>
    status.state === 'not checked' ? `${sourceText(source)}: ${status.reason}` : [],
  );

/** Writes the newest state of the sources into a page, if they all could be compared. @returns why not */
export function acceptSources(page: Page): string[] {
  const { file, sources } = page;
  const reasons = unreached(page);
  if (reasons.length > 0) return reasons.map((reason) => `${file} isn't accepted. ${reason}`);
  const updates = sources.map(({ status }) => (status.state === 'behind' ? status.update : {}));
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, updateSources(readFileSync(file, 'utf8'), updates, today));
  return [];
}

/** The sources of a page that have changed, as Markdown. */
function changes({ file, sources }: Page): string[] {
  const lines = sources.flatMap(({ source, status }) =>
    status.state === 'behind' ? `  - ${sourceText(source)}: ${status.news}` : [],
  );
  return lines.length > 0 ? [`- ${file}`, ...lines] : [];
}

const listed = (labels: readonly Label[]) =>
  labels.map(({ text, file, line }) => `- ${file}:${line}: _${text}_`);

/**
 * What was found, in a word and as Markdown. It begins with what wasn't checked, and what matters most comes next, because an
 * issue has a limited length.
 */
export function report(
  facts: readonly Checked[],
  pages: readonly Page[],
): { outcome: 'current' | 'changed' | 'not checked'; lines: string[] } {
  const reasons = [
    ...facts.flatMap(({ evidence, result }) =>
      result.state === 'not checked' ? `${evidence.repo}: ${result.reason}` : [],
    ),
    ...pages.flatMap(unreached),
  ];
  const changed = [...brokenFacts(facts), ...pages.flatMap(changes)];
  const gone = pages.flatMap(({ labels }) => labels?.gone ?? []);
  const unknown = pages.flatMap(({ labels }) => labels?.unknown ?? []);
  const unread = pages.filter(({ labels }) => !labels).length;
  const open = reasons.length > 0 ? 'not checked' : 'current';
  return {
    outcome: changed.length + gone.length > 0 ? 'changed' : open,
    lines: [
      reasons.length > 0
        ? `Not checked: ${reasons.length} of the places that prove a fact or a page. The reasons are at the end.`
        : 'Everything was checked that a program can check.',
      '',
      ...changed,
      '',
      'Labels that were in the sources of their page when it was compared with them:',
      '',
      ...listed(gone),
      '',
      `Labels that aren't in the sources of their page, because they're of another program, or a source is missing (the labels of ${unread} pages weren't checked):`,
      '',
      ...listed(unknown),
      '',
      ...[...new Set(reasons)].map((reason) => `- Not checked: ${reason}`),
    ],
  };
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
  const read = fileReader(open);
  const facts = readFacts().flatMap((fact) => checkFact(fact, read));
  const textAt = textReader(open);
  for (const page of pages) page.labels = await checkLabels(page, open, textAt);
  const { outcome, lines } = report(facts, pages);
  console.log(lines.join('\n'));
  // 1 is a crash.
  process.exitCode = { current: 0, changed: 2, 'not checked': 3 }[outcome];
}

if (require.main === module) void main();
