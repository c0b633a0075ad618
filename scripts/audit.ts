/**
 * Compares the lockfile with the registry's list of known vulnerabilities. Fails only if a package that ships with the site
 * has one. An audit that the registry refuses is reported as not run, never as passed.
 */
import { spawnSync } from 'node:child_process';

interface Report {
  /** If the registry refuses. */
  message?: string;
  error?: { summary: string };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/** What `npm audit --json` printed, in words. */
export function verdictOf(output: string): string {
  let report: Report = {};
  try {
    report = JSON.parse(output) as Report;
  } catch {
    report.message = output.trim().split('\n')[0];
  }
  const { vulnerabilities, error, message } = report;
  if (!vulnerabilities) return `NOT RUN. ${error?.summary ?? (message || 'npm gave no report')}`;
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `\n- ${name} ${range}: ${severity}`,
  );
  return found.length === 0 ? 'passed' : `${found.length} known vulnerabilities${found.join('')}`;
}

function audit(what: string, ...options: string[]): string {
  const args = ['audit', '--json', '--package-lock-only', ...options];
  const shell = process.platform === 'win32';
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64_000_000, shell });
  const verdict = verdictOf(stdout);
  const line = `Audit of ${what}: ${verdict}`;
  console.log(process.env.GITHUB_ACTIONS && verdict !== 'passed' ? `::warning::${line}` : line);
  return verdict;
}

if (require.main === module) {
  const shipped = audit('what ships with the site', '--omit=dev');
  audit('all packages');
  process.exitCode = /^\d/.test(shipped) ? 1 : 0;
}
