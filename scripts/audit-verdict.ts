/** What an audit came to. One that could not run is neither passed nor failed. */
export type Verdict =
  { state: 'not run'; reason: string } | { state: 'passed' } | { state: 'failed'; holes: string[] };

interface Report {
  /** Where the service refused. */
  message?: string;
  error?: { summary?: string };
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
}

/** Reads what `npm audit --json` printed. */
export function verdictOf(output: string): Verdict {
  let report: Report;
  try {
    report = JSON.parse(output) as Report;
  } catch {
    return { state: 'not run', reason: output.trim().split('\n')[0] || 'npm audit said nothing' };
  }
  if (report.auditReportVersion === undefined || !report.vulnerabilities) {
    const reason = report.message ?? report.error?.summary ?? 'npm audit gave no report';
    return { state: 'not run', reason };
  }
  const holes = Object.entries(report.vulnerabilities).map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range}: ${severity}, ${fixAvailable ? 'a fix is available' : 'no fix yet'}`,
  );
  return holes.length === 0 ? { state: 'passed' } : { state: 'failed', holes };
}
