/** Checks the evidence for facts against files of repositories. */
import type { Evidence } from '../src/data/evidence/types';
import { includesWords, type Fact } from './facts';
import { once, type Git } from './repositories';

export type Result =
  | { state: 'holds' }
  | {
      state: 'broken';
      reason: string;
      /** The lines that are there now, with their numbers. */
      lines: string[];
    }
  | { state: 'not checked'; reason: string };

export interface CheckedFact extends Fact {
  results: { evidence: Evidence; result: Result }[];
}

/** Reads the file of an evidence; undefined if there's no such path. */
type Read = (evidence: Evidence) => string | undefined;

/** Reads files of repositories, each of them once. */
export function fileReader(open: (repo: string) => Git): Read {
  const read = once((place) => {
    const [repo = '', commit = '', path = ''] = place.split('\n');
    const git = open(repo);
    git('rev-parse', '--quiet', '--verify', `${commit}^{commit}`);
    if (!git('ls-tree', commit, '--', path)) return undefined;
    return git('show', `${commit}:${path}`).replaceAll('\r\n', '\n');
  });
  return ({ repo, release = 'HEAD', path, since }) => {
    const end = since && open(repo)('log', '-1', '--format=%cs');
    if (end && end < since) throw new Error(`the local copy ends on ${end}`);
    return read([repo, release, path].join('\n'));
  };
}

const numbered = (lines: string[], indexes: number[]) =>
  indexes.slice(0, 5).map((at) => `${at + 1}: ${lines[at]!.trim().slice(0, 160)}`);

/** The lines from one place in a text to another. */
function linesBetween(text: string, start: number, end: number): string[] {
  const first = text.slice(0, start).split('\n').length - 1;
  const last = text.slice(0, end).split('\n').length - 1;
  const indexes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return numbered(text.split('\n'), indexes);
}

/** The lines that have most in common with what isn't there anymore. */
function nearestLines(text: string, wanted: string | RegExp): string[] {
  const literal = typeof wanted === 'string' ? wanted : wanted.source.replace(/\\[a-zA-Z]/g, ' ');
  const words = [...new Set(literal.match(/\w{3,}/g))];
  const lines = text.split('\n');
  const scores = lines.map((line) =>
    words.filter((word) => line.includes(word)).reduce((sum, word) => sum + word.length, 0),
  );
  const best = Math.max(...scores);
  return best > 0
    ? numbered(
        lines,
        [...lines.keys()].filter((at) => scores[at] === best),
      )
    : [];
}

/** Where a text has a literal or a pattern. */
function find(text: string, wanted: string | RegExp) {
  if (wanted instanceof RegExp) {
    const match = wanted.exec(text);
    return (
      match && { start: match.index, end: match.index + match[0].length, groups: match.slice(1) }
    );
  }
  const start = text.indexOf(wanted);
  return start < 0 ? null : { start, end: start + wanted.length, groups: [] };
}

/** Compares a text with what has to be there, and with the printed words of the fact. */
function checkText(text: string, evidence: Evidence, printed: string): Result {
  if ('gone' in evidence) {
    const found = find(text, evidence.gone);
    if (!found) return { state: 'holds' };
    const reason = `has ${quoted(evidence.gone)}, which should be gone`;
    return { state: 'broken', reason, lines: linesBetween(text, found.start, found.end) };
  }
  const wanted = 'contains' in evidence ? evidence.contains : evidence.matches;
  const found = find(text, wanted);
  if (!found) {
    const reason = `doesn't have ${quoted(wanted)}`;
    return { state: 'broken', reason, lines: nearestLines(text, wanted) };
  }
  const proved = 'proves' in evidence && evidence.proves?.(...found.groups);
  if (!proved || includesWords(printed, proved)) return { state: 'holds' };
  const reason = `says "${proved}", and the fact doesn't`;
  return { state: 'broken', reason, lines: linesBetween(text, found.start, found.end) };
}

const quoted = (wanted: string | RegExp) =>
  `\`${typeof wanted === 'string' ? wanted : String(wanted)}\``;

function check(evidence: Evidence, printed: string, read: Read): Result {
  try {
    const text = read(evidence);
    if (text !== undefined) return checkText(text, evidence, printed);
    return { state: 'broken', reason: 'no longer exists', lines: [] };
  } catch (error) {
    return { state: 'not checked', reason: (error as Error).message };
  }
}

export function checkFact(fact: Fact, read: Read): CheckedFact {
  const { proof = [], printed } = fact;
  const evidence = 'none' in proof ? [] : proof;
  return {
    ...fact,
    results: evidence.map((each) => ({ evidence: each, result: check(each, printed, read) })),
  };
}

export const isBroken = ({ results }: CheckedFact) =>
  results.some(({ result }) => result.state === 'broken');

/** Whether a fact has evidence, and all of it holds. */
export const isConfirmed = ({ results }: CheckedFact) =>
  results.length > 0 && results.every(({ result }) => result.state === 'holds');

/** The broken facts, those about safety first. */
export function brokenFacts(facts: CheckedFact[]): CheckedFact[] {
  const broken = facts.filter(isBroken);
  return [
    ...broken.filter(({ group }) => group === 'safety'),
    ...broken.filter(({ group }) => group !== 'safety'),
  ];
}

const shorten = (text: string) =>
  text.length > 200 ? `${text.slice(0, 200).replace(/\s\S*$/, '')} …` : text;

/** What's broken about a fact, and what's there now. */
function describeResult(evidence: Evidence, result: Result): string[] {
  if (result.state !== 'broken') return [];
  const { repo, path, release } = evidence;
  const { reason, lines } = result;
  return [
    `  - ${repo}: ${path}${release ? ` at ${release}` : ''} ${reason}.${lines.length > 0 ? ' Now:' : ''}`,
    ...lines.map((line) => `    - \`${line}\``),
  ];
}

/** A broken fact as Markdown. */
function describe({ key, printed, pages, results }: CheckedFact): string[] {
  const broken = results.flatMap(({ evidence, result }) => describeResult(evidence, result));
  return [
    `- **${key}**: ${shorten(printed.replaceAll('\n', ' '))}`,
    `  - Shown on ${pages.join(', ') || 'no page'}`,
    ...new Set(broken),
  ];
}

/** How many facts of each group there are, how many have evidence, and what came of it. */
function countFacts(facts: CheckedFact[]): string[] {
  const row = (name: string, facts: CheckedFact[]) => {
    const proved = facts.filter(({ results }) => results.length > 0);
    const broken = proved.filter(isBroken);
    const unchecked = proved.filter((fact) => !isBroken(fact) && !isConfirmed(fact));
    const unprovable = facts.filter(({ proof = [] }) => 'none' in proof);
    const counts = [facts, proved, proved.filter(isConfirmed), broken, unchecked, unprovable];
    return `| ${[name, ...counts.map(({ length }) => length)].join(' | ')} |`;
  };
  const groups = [...new Set(facts.map(({ group }) => group))];
  return [
    '| Facts | All | With evidence | Hold | Broken | Not checked | Not in any source code |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...groups.map((name) =>
      row(
        name,
        facts.filter(({ group }) => group === name),
      ),
    ),
    row('all', facts),
  ];
}

/** The broken facts, and how many facts there are, as Markdown. */
export const factReport = (facts: CheckedFact[]): string[] => [
  ...brokenFacts(facts).flatMap(describe),
  '',
  ...countFacts(facts),
];
