/**
 * Compares the lockfile with the registry's list of known holes. Exits 1 only where what is shipped has one: holes in tools
 * are told, and an audit that the registry refuses is reported as not run.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { verdictOf, type Verdict } from './audit-verdict';

const audits = [
  { name: 'Audit of what is shipped', options: ['--omit=dev'], blocks: true },
  { name: 'Audit of all packages, tools included', options: [], blocks: false },
];

function audit(options: string[]): Verdict {
  const { stdout, error } = spawnSync(
    'npm',
    ['audit', '--json', '--package-lock-only', ...options],
    {
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      shell: process.platform === 'win32',
    },
  );
  return verdictOf(error ? error.message : stdout);
}

function linesOf(name: string, verdict: Verdict): string[] {
  if (verdict.state === 'not run') return [`${name}: NOT RUN. ${verdict.reason}`];
  if (verdict.state === 'passed') return [`${name}: passed, no known hole`];
  return [
    `${name}: ${verdict.holes.length} with known holes`,
    ...verdict.holes.map((hole) => `- ${hole}`),
  ];
}

for (const { name, options, blocks } of audits) {
  const verdict = audit(options);
  const lines = linesOf(name, verdict);
  console.log(lines.join('\n'));
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_ACTIONS && verdict.state !== 'passed') {
    console.log(`::${verdict.state === 'failed' && blocks ? 'error' : 'warning'}::${lines[0]}`);
  }
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${lines.join('\n')}\n\n`);
  if (blocks && verdict.state === 'failed') process.exitCode = 1;
}
