/** Checks the evidence for facts against files of repositories. */
import type { Evidence } from '../src/data/evidence/types';
import type { Fact } from './facts';
import { once, type Git } from './repositories';

export type Result = { state: 'holds' } | { state: 'broken' | 'not checked'; reason: string };

export interface Checked {
  fact: Fact;
  evidence: Evidence;
  result: Result;
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

/** Whether a text contains a value as whole words: "69 GB" doesn't contain "9 GB". */
export function includesWords(text: string, value: string): boolean {
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.,])${literal}(?!\\w|[.,]\\d)`).test(text);
}

/** What the groups of a pattern captured; undefined if a text doesn't have the pattern or the literal. */
function find(text: string, wanted: string | RegExp): string[] | undefined {
  if (wanted instanceof RegExp) return wanted.exec(text)?.slice(1);
  return text.includes(wanted) ? [] : undefined;
}

/** Why a text doesn't prove a fact. */
function problem(text: string | undefined, evidence: Evidence, printed: string) {
  if (text === undefined) return 'no longer exists';
  if ('gone' in evidence)
    return find(text, evidence.gone) && `has \`${String(evidence.gone)}\`, which should be gone`;
  const wanted = 'contains' in evidence ? evidence.contains : evidence.matches;
  const captured = find(text, wanted);
  if (!captured) return `doesn't have \`${String(wanted)}\``;
  const proved = 'proves' in evidence && evidence.proves?.(...captured);
  if (!proved || includesWords(printed, proved)) return undefined;
  return `says "${proved}", and the fact doesn't`;
}

function check(evidence: Evidence, printed: string, read: Read): Result {
  try {
    const reason = problem(read(evidence), evidence, printed);
    return reason === undefined ? { state: 'holds' } : { state: 'broken', reason };
  } catch (error) {
    return { state: 'not checked', reason: (error as Error).message };
  }
}

/** The evidence for a fact with what came of it; nothing for a fact that no source code can prove. */
export function checkFact(fact: Fact, read: Read): Checked[] {
  const { proof = [], printed } = fact;
  const all = 'none' in proof ? [] : proof;
  return all.map((evidence) => ({ fact, evidence, result: check(evidence, printed, read) }));
}

/** The broken facts, each with the files that don't prove it, as Markdown. Those about safety come first. */
export function brokenFacts(checked: readonly Checked[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const { fact, evidence, result } of checked) {
    if (result.state !== 'broken') continue;
    const { repo, path, release = 'HEAD' } = evidence;
    const heading = `- **${fact.key}**: ${fact.printed.split('\n')[0]}`;
    const file = `[${repo}: ${path}](https://github.com/${repo}/blob/${release}/${path})`;
    found.set(heading, (found.get(heading) ?? new Set()).add(`  - ${file} ${result.reason}.`));
  }
  return [...found].flatMap(([heading, reasons]) => [heading, ...reasons]);
}
