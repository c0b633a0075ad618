import { expect, it } from 'vitest';
import { verdictOf } from './audit-verdict';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });

it('has passed only where there is a report without holes', () => {
  expect(verdictOf(report({}))).toEqual({ state: 'passed' });
});

it('has failed where the report names a hole', () => {
  const hole = { severity: 'high', range: '<2.0.1', fixAvailable: true };
  expect(verdictOf(report({ spare: hole }))).toEqual({
    state: 'failed',
    holes: ['spare <2.0.1: high, a fix is available'],
  });
});

it.each([
  [
    'a service that refuses',
    '{"message":"405 Method Not Allowed","statusCode":405}',
    '405 Method Not Allowed',
  ],
  ['npm without a lockfile', '{"error":{"code":"ENOLOCK","summary":"no lockfile"}}', 'no lockfile'],
  ['an empty object', '{}', 'npm audit gave no report'],
  ['nothing', '', 'npm audit said nothing'],
  ['no JSON', 'getaddrinfo ENOTFOUND\n', 'getaddrinfo ENOTFOUND'],
])('was not run: %s', (_, output, reason) => {
  expect(verdictOf(output)).toEqual({ state: 'not run', reason });
});
