import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileReader } from './evidence';
import { openRepository } from './repositories';
import { acceptSources, checkLabels, comparer, report, updateSources } from './sources';

// Each of these starts many programs, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'sources-'));
const mirror = join(root, 'mirror');
const repo = 'maker/device';
const commits: string[] = [];

function git(...args: string[]): string {
  const day = `2026-01-${String(commits.length + 1).padStart(2, '0')}T12:00:00Z`;
  return execFileSync('git', ['-C', join(root, 'work'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day },
  }).trim();
}

/** Twenty daily commits: light.sh changes on even days, fan.sh on odd days. */
beforeAll(() => {
  mkdirSync(join(root, 'work'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.com');
  for (let day = 1; day <= 20; day += 1) {
    writeFileSync(join(root, 'work', day % 2 ? 'fan.sh' : 'light.sh'), `echo ${day}\n`);
    git('add', '.');
    git('commit', '--quiet', '--message', `Day ${day}`);
    commits.push(git('rev-parse', 'HEAD'));
  }
  git('clone', '--quiet', '--bare', '.', join(mirror, 'maker+device'));
});
afterAll(() => rmSync(root, { recursive: true }));

const commitOf = (day: number) => commits[day - 1]!;
const light = { repo, paths: ['light.sh'], date: '2026-01-20' };
const fan = { repo, paths: ['fan.sh'], date: '2026-01-19' };
const compare = () => comparer({ mirror, cache: join(root, 'cache') });

describe('sources in repositories', () => {
  it('are current at the newest commit and on its date', () => {
    const current = { state: 'current' };
    expect(compare()({ ...light, commit: commitOf(20) })).toEqual(current);
    expect(compare()(light)).toEqual(current);
  });

  it('set back by ten commits are behind by those that touch their paths', () => {
    expect(compare()({ ...light, commit: commitOf(10) })).toEqual({
      state: 'behind',
      update: { commit: commitOf(20), date: '2026-01-20' },
      news: `[5 newer commits](https://github.com/${repo}/compare/${commitOf(10).slice(0, 12)}...${commitOf(20).slice(0, 12)})`,
    });
    expect(compare()({ ...fan, commit: commitOf(19) })).toMatchObject({ state: 'current' });
  });

  it('without a commit are compared from their date on', () => {
    expect(compare()({ ...light, date: '2026-01-11' })).toMatchObject({
      state: 'behind',
      news: expect.stringMatching(/^\[5 newer commits\]/) as string,
    });
  });

  it.each([
    ['a path that never existed', { ...light, paths: ['lights.sh'] }, 'no commit has the path'],
    ['an unknown commit', { ...light, commit: 'f'.repeat(40) }, 'git: '],
    ['a date after the last commit', { ...light, date: '2026-01-21' }, 'copy ends on 2026-01-20'],
    ['a date before the first commit', { ...light, date: '2025-12-31' }, 'no commit of these'],
    ['a missing copy', { ...light, repo: 'maker/other' }, 'there is no copy'],
  ])('are not checked: %s', (_, source, reason) => {
    expect(compare()(source)).toEqual({
      state: 'not checked',
      reason: expect.stringContaining(reason),
    });
  });

  it('on the web are compared by people', () => {
    const page = { url: 'https://example.com', date: '2026-01-01' };
    expect(compare()(page)).toEqual({ state: 'by hand' });
  });

  it('are cloned once, and then updated', () => {
    const url = join(root, 'work');
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', `url.file://${url}.insteadOf`);
    vi.stubEnv('GIT_CONFIG_VALUE_0', `https://github.com/${repo}`);
    const clone = () => comparer({ cache: join(root, 'cache') })(light).state;
    expect(clone()).toBe('current');
    writeFileSync(join(url, 'light.sh'), 'exit\n');
    git('commit', '--quiet', '--all', '--message', 'One more');
    expect(clone()).toBe('behind');
    rmSync(url, { recursive: true });
    expect(clone()).toBe('not checked');
    vi.unstubAllEnvs();
  });
});

describe('updateSources', () => {
  const page = `---
title: Lights
checked: 2026-01-11
sources:
  - repo: maker/device
    paths: [light.sh]
    date: 2026-01-11 # the first release
  - repo: maker/device
    paths: [fan.sh]
    date: 2026-01-19
  - package: "@maker/light"
    version: 1.0.0
---

checked: 2026-01-11
`;

  it('writes new values and leaves the rest of the page as it is', () => {
    const updates = [{ commit: commitOf(20), date: '2026-01-20' }, {}, { version: '1.10.0' }];
    expect(updateSources(page, updates, '2026-01-21')).toBe(
      page
        .replace('checked: 2026-01-11', 'checked: 2026-01-21')
        .replace(
          '2026-01-11 # the first release',
          `2026-01-20 # the first release\n    commit: ${commitOf(20)}`,
        )
        .replace('1.0.0', '1.10.0'),
    );
  });
});

describe('accepting a page', () => {
  const file = join(root, 'page.md');
  const text = '---\nchecked: 2026-01-11\nsources:\n  - plain\n---\n';
  const accept = (...states: string[]) => {
    writeFileSync(file, text);
    const sources = states.map((state) => ({ source: 'plain', status: { state, reason: 'gone' } }));
    return acceptSources({ file, sources } as Parameters<typeof acceptSources>[0]);
  };

  it('records the day of the check', () => {
    expect(accept('current', 'by hand')).toEqual([]);
    expect(readFileSync(file, 'utf8')).not.toBe(text);
  });

  it('is refused if a source was not reached', () => {
    expect(accept('current', 'not checked')).toEqual([`${file} isn't accepted. plain: gone`]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('the labels of a page', () => {
  const page = join(root, 'labels.md');
  const open = (name: string) => openRepository(name, { mirror });

  it('are looked up in its sources, now and when it was compared with them', async () => {
    writeFileSync(page, '_echo 20_ _echo 18_ _Stop_\n');
    const sources = [{ source: { ...light, date: '2026-01-18' } }];
    const at = { file: page, line: 1 };
    expect(await checkLabels({ file: page, sources }, open)).toEqual({
      gone: [{ text: 'echo 18', ...at }],
      unknown: [{ text: 'Stop', ...at }],
    });
  });

  it('are not reported if a source was not reached', async () => {
    const sources = [{ source: light }, { source: { ...light, repo: 'maker/other' } }];
    expect(await checkLabels({ file: page, sources }, open)).toBeUndefined();
  });
});

describe('evidence in repositories', () => {
  const open = (name: string) => openRepository(name, { mirror });
  const evidence = { repo, path: 'light.sh', contains: 'echo' } as const;

  it('is read from the newest commit, or from the one that it names', () => {
    expect(fileReader(open)(evidence)).toBe('echo 20');
    expect(fileReader(open)({ ...evidence, release: commitOf(18) })).toBe('echo 18');
    expect(fileReader(open)({ ...evidence, path: 'lights.sh' })).toBeUndefined();
  });

  it.each([
    ['a missing copy', { repo: 'maker/other' } as const, 'there is no copy'],
    ['an unknown release', { release: 'v9' }, 'git: '],
    ['a copy that is older than the fact', { since: '2999-01-01' }, 'the local copy ends on'],
  ])('cannot be read: %s', (_, place, reason) => {
    expect(() => fileReader(open)({ ...evidence, ...place })).toThrow(reason);
  });
});

describe('the report', () => {
  const evidence = { repo, path: 'light.sh', contains: 'echo' } as const;
  const fact = { key: 'limits.a', printed: 'A' };
  const checked = (state: string) => ({ fact, evidence, result: { state, reason: 'Why' } });
  const page = (state: string) => ({
    file: 'docs/lights.md',
    sources: [{ source: 'plain', status: { state, reason: 'Why', news: 'News' } }],
  });

  it.each([
    ['all holds', ['holds'], ['current', 'by hand'], 'current', /^Everything /],
    ['a fact was not checked', ['holds', 'not checked'], [], 'not checked', /^Not checked: 1 /],
    ['a source was not checked', ['holds'], ['not checked'], 'not checked', /^Not checked: 1 /],
    ['a fact is broken, another not checked', ['broken', 'not checked'], [], 'changed', /^Not /],
    ['a page is behind', ['holds'], ['behind'], 'changed', /^Everything /],
  ])('if %s', (_, facts, sources, outcome, first) => {
    const found = report(
      facts.map(checked) as Parameters<typeof report>[0],
      sources.map(page) as Parameters<typeof report>[1],
    );
    expect(found.outcome).toBe(outcome);
    expect(found.lines[0]).toMatch(first);
  });
});
