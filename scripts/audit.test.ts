import { expect, it } from 'vitest';
import { verdictOf } from './audit';

it.each([
  ['no vulnerabilities', '{"vulnerabilities":{}}', 'passed'],
  [
    'a vulnerability',
    '{"vulnerabilities":{"spare":{"severity":"high","range":"<2.0.1"}}}',
    '1 known vulnerabilities\n- spare <2.0.1: high',
  ],
  ['a registry that refuses', '{"message":"405 Method Not Allowed"}', 'NOT RUN. 405 Method'],
  ['no lockfile', '{"error":{"summary":"no lockfile"}}', 'NOT RUN. no lockfile'],
  ['an empty object', '{}', 'NOT RUN. npm gave no report'],
  ['nothing', '', 'NOT RUN. npm gave no report'],
  ['no JSON', 'getaddrinfo ENOTFOUND\n', 'NOT RUN. getaddrinfo ENOTFOUND'],
])('%s', (_, output, verdict) => {
  expect(verdictOf(output)).toContain(verdict);
});
