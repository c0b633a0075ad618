import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenFacts, checkFact, factReport, fileReader, isConfirmed } from './evidence';
import {
  evidenceWarnings,
  includesWords,
  proofProblems,
  readFacts,
  showsFact,
  type Fact,
} from './facts';
import { openRepository } from './repositories';
import type { Evidence } from '../src/data/evidence/types';

const root = mkdtempSync(join(tmpdir(), 'evidence-'));
const work = join(root, 'maker+device');
const git = (...args: string[]) => execFileSync('git', ['-C', work, ...args], { encoding: 'utf8' });

const files = {
  'format.sh': 'size=$(size_of "$drive")\nif [ "$size" -lt 64000000000 ]; then\n  exit\nfi\n',
  'light.py': 'def ready():\n    show("cyan", 2)\n    sleep(1)\n',
  'words.json': '{\n  "start": "Start",\n  "stop": "Stop the device"\n}\n',
};

function commit(changed: Record<string, string | undefined>): void {
  for (const [name, text] of Object.entries(changed))
    if (text === undefined) git('rm', '--quiet', name);
    else writeFileSync(join(work, name), text);
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', 'Change');
}

beforeAll(() => {
  mkdirSync(work);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.com');
  commit(files);
  git('tag', 'v1');
});
afterAll(() => rmSync(root, { recursive: true }));

const device = { repo: 'maker/device' } as const;

function fact(group: string, name: string, printed: string, evidence: Evidence): Fact {
  const proof = [evidence];
  return { group, key: `${group}.${name}`, printed, proof, pages: ['docs/drives.md'] };
}

const limit = fact('limits', 'smallest', '64 GB', {
  ...device,
  path: 'format.sh',
  matches: /"\$size" -lt (\d+)/,
  proves: (bytes: string) => `${Number(bytes) / 1e9} GB`,
});
const light = fact('leds', 'ready', 'Cyan for 2 seconds', {
  ...device,
  path: 'light.py',
  matches: /show\("cyan", (\d+)\)/,
  proves: (time: string) => `${time} seconds`,
});
const button = fact('ports', 'Stop the device', 'Stop the device', {
  ...device,
  path: 'words.json',
  contains: '"Stop the device"',
});
const rule = fact('safety', 'no-reset', 'Nothing resets it.', {
  ...device,
  path: 'format.sh',
  gone: 'reset',
});
const all = [limit, light, button, rule];

/** Checks facts against the newest commit. */
function check(facts: Fact[]) {
  const copies = join(root, 'copies');
  rmSync(copies, { recursive: true, force: true });
  git('clone', '--quiet', '--bare', '.', join(copies, 'maker+device'));
  const read = fileReader((repo) => openRepository(repo, { mirror: copies }));
  return facts.map((each) => checkFact(each, read));
}

describe('evidence', () => {
  it('holds as long as nothing changes', () => {
    expect(check(all).flatMap(({ results }) => results.map(({ result }) => result))).toEqual(
      all.map(() => ({ state: 'holds' })),
    );
  });

  it.each([
    [
      'a changed limit',
      limit,
      { 'format.sh': files['format.sh'].replace('64000000000', '128000000000') },
      'says "128 GB"',
      ['2: if [ "$size" -lt 128000000000 ]; then'],
    ],
    [
      'the duration of a light',
      light,
      { 'light.py': files['light.py'].replace('2)', '5)') },
      'says "5 seconds"',
      ['2: show("cyan", 5)'],
    ],
    [
      'a renamed button',
      button,
      { 'words.json': files['words.json'].replace('Stop the', 'Turn off the') },
      'doesn\'t have `"Stop the device"`',
      ['3: "stop": "Turn off the device"'],
    ],
    ['a removed file', limit, { 'format.sh': undefined }, 'no longer exists', []],
    [
      'something that should be gone',
      rule,
      { 'format.sh': 'start\nreset --all\n' },
      'has `reset`, which should be gone',
      ['2: reset --all'],
    ],
  ])('is broken by %s', (_, broken, change, reason, lines) => {
    commit(change);
    const found = brokenFacts(check(all));
    commit(files);
    expect(found.map(({ key }) => key)).toContain(broken.key);
    const { results } = found.find(({ key }) => key === broken.key)!;
    expect(results[0]!.result).toEqual({
      state: 'broken',
      reason: expect.stringContaining(reason),
      lines,
    });
    const report = factReport(found).join('\n');
    for (const words of [broken.key, broken.printed, 'docs/drives.md', ...lines])
      expect(report).toContain(words);
  });

  it('of a release is read there', () => {
    const [evidence] = limit.proof as Evidence[];
    const released = { ...limit, proof: [{ ...evidence!, release: 'v1' }] };
    commit({ 'format.sh': '' });
    const found = brokenFacts(check([limit, released]));
    commit(files);
    expect(found).toHaveLength(1);
    expect(found[0]!.results[0]!.evidence).not.toHaveProperty('release');
  });

  it('is needed to confirm a fact', () => {
    const confirmed = (fact: Fact) => isConfirmed(checkFact(fact, () => files['format.sh']));
    expect(confirmed(limit)).toBe(true);
    expect(confirmed({ ...limit, proof: { none: 'Only a device shows it.' } })).toBe(false);
  });

  it('about safety is named first', () => {
    commit({ 'format.sh': 'reset\n' });
    const found = brokenFacts(check(all));
    commit(files);
    expect(found.map(({ group }) => group)).toEqual(['safety', 'limits']);
  });

  it.each([
    ['a missing copy', { repo: 'maker/other' }, 'there is no copy'],
    ['an unknown release', { release: 'v9' }, 'git: '],
    ['a copy that is older than the fact', { since: '2999-01-01' }, 'the local copy ends on'],
  ])('is not checked: %s', (_, place, reason) => {
    const [evidence] = limit.proof as Evidence[];
    const [checked] = check([{ ...limit, proof: [{ ...evidence, ...place } as Evidence] }]);
    expect(checked!.results[0]!.result).toEqual({
      state: 'not checked',
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    [{ repo: 'device' }, "isn't a repository"],
    [{ path: '/format.sh' }, "isn't the path of a file"],
    [{ matches: /reset/g }, 'Remove its flag'],
  ])('has a form: %o', (fault, problem) => {
    const [evidence] = limit.proof as Evidence[];
    const faulty = { ...limit, proof: [{ ...evidence, ...fault } as Evidence] };
    expect(proofProblems(limit)).toEqual([]);
    expect(proofProblems(faulty)).toEqual([
      expect.stringMatching(/^src\/data\/evidence\/limits\.ts: limits\.smallest: /),
    ]);
    expect(proofProblems(faulty)[0]).toContain(problem);
  });
});

describe('facts', () => {
  it('have well-formed evidence', () => {
    expect(readFacts().flatMap(proofProblems)).toEqual([]);
  });

  it('about safety need evidence, or the reason why there is none', () => {
    const newRule: Fact = { ...rule, proof: undefined };
    const explained = { ...newRule, proof: { none: 'Only a device shows it.' } };
    expect(evidenceWarnings([rule, explained, limit, newRule])).toEqual([
      expect.stringMatching(/^warning: safety\.no-reset has no evidence\. /),
    ]);
  });

  it('are on the pages that name them', () => {
    expect(showsFact('<Fact id="limits.s3Rate" />', 'limits', 's3Rate')).toBe(true);
    expect(showsFact('<Fact id="limits.s3Rates" />', 'limits', 's3Rate')).toBe(false);
    const table = '<DataTable name="ports" only="setup, swarm" columns="port" />';
    expect(showsFact(table, 'ports', 'swarm')).toBe(true);
    expect(showsFact(table, 'ports', 'ssh')).toBe(false);
  });

  it('are on the pages that show a rule with them', () => {
    const facts = readFacts();
    const inRules = facts
      .filter(({ group }) => group === 'limits')
      .map(({ pages, printed }) => {
        const rules = facts.filter(
          // The text of its home follows its line.
          (rule) => rule.group === 'safety' && includesWords(rule.printed.split('\n')[0]!, printed),
        );
        return { pages, shown: rules.flatMap((rule) => rule.pages) };
      })
      .filter(({ shown }) => shown.length > 0);
    expect(inRules).not.toEqual([]);
    for (const { pages, shown } of inRules) expect(pages).toEqual(expect.arrayContaining(shown));
  });

  it('are compared in whole words', () => {
    expect(includesWords('69 GB or more', '69 GB')).toBe(true);
    expect(includesWords('69 GB or more', '9 GB')).toBe(false);
    expect(includesWords('1,000 pins', '000 pins')).toBe(false);
  });
});
