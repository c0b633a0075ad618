/** What decides on the code host which tests a change needs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';

// Each starts several programs, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8')) as {
  jobs: { check: { steps: { id?: string; run?: string }[] } };
};
const script = jobs.check.steps.find(({ id }) => id === 'changes')!.run!;
const folder = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => {
  const user = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  return execFileSync('git', [...user, ...args], { cwd: folder, encoding: 'utf8' }).trim();
};

function commit(file: string): string {
  writeFileSync(join(folder, file), file);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD');
}

git('init', '--quiet');
const start = commit('README.md');
const text = commit('page.md');
const code = commit('page.ts');

it.skipIf(process.platform === 'win32').each([
  ['text', start, text, 0, ''],
  ['code', text, code, 0, 'code=true'],
  ['no pull request', '', code, 0, 'code=true'],
  ['a commit that is not here', 'f'.repeat(40), code, 128, ''],
])('%s', (_, base, head, status, output) => {
  git('checkout', '--quiet', '--detach', head);
  writeFileSync(join(folder, 'output'), '');
  const env = { ...process.env, BASE: base, GITHUB_OUTPUT: 'output' };
  const done = spawnSync('bash', ['-e', '-c', script], { cwd: folder, env });
  expect(done.status).toBe(status);
  expect(readFileSync(join(folder, 'output'), 'utf8').trim()).toBe(output);
});
