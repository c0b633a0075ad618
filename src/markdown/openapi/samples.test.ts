import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { mockApi } from '../../../tests/mock-api/server';
import { isSocket, samplesOf, type Sample } from './samples';
import { apis, endpointsOf, readDocument } from './spec';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'samples-'));
writeFileSync(join(folder, 'my-set.car'), 'car');
const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;

/** One program made of all samples of a client, which prints the status of each response at the start of a line. */
const programs: Record<string, (samples: string[]) => [string, string[]]> = {
  curl: (samples) => [
    'bash',
    [
      '-c',
      `curl() { command curl -sw '\\n%{http_code} \\n' -o /dev/null "$@"; };${samples.join('\n')}`,
    ],
  ],
  js: (samples) => [
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import fs from 'node:fs'\n${samples.map((code) => `{ ${code.replace(/^import .*$/m, '')} }`).join('\n')}`,
    ],
  ],
  python: (samples) => ['python3', ['-c', samples.join('\n')]],
};

describe.each(apis)('samples of %s', (api) => {
  const document = readDocument(api);
  const endpoints = [...endpointsOf(api, document).values()].filter(
    (endpoint) => !isSocket(endpoint),
  );
  const codeOf = (client: Sample['client']) =>
    endpoints.map((endpoint) => samplesOf(endpoint).find((it) => it.client === client)!.code);

  const accepts = async (client: Sample['client']) => {
    const server = mockApi(api);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const samples = codeOf(client).map((code) => code.replaceAll(document.servers[0]!.url, url));
    const [command, args] = programs[client]!(samples);
    const { stdout } = await run(command, args, {
      cwd: folder,
      env: { ...process.env, FULA_KEY: 'key' },
    }).finally(() => server.close());
    const statuses = [...stdout.matchAll(/^(\d{3}) /gm)].map(([, status]) => Number(status));
    expect(statuses).toEqual(endpoints.map(({ operation }) => operation['x-example'].status));
  };

  test('the mock server accepts curl', () => accepts('curl'), 60_000);
  test('the mock server accepts JavaScript', () => accepts('js'), 60_000);
  test.skipIf(!hasRequests)('the mock server accepts Python', () => accepts('python'), 60_000);

  test('Go sends the worked example', () => {
    for (const [at, code] of codeOf('go').entries()) {
      const { method, operation } = endpoints[at]!;
      const { request } = operation['x-example'];
      expect(code).toContain(`http.NewRequest("${method}", requestUrl`);
      const body = /NewReader\(`([^`]*)`\)/.exec(code)?.[1];
      if (body) expect(JSON.parse(body)).toEqual(request);
      expect(code.includes('os.'), code).toBe(code.includes('\t"os"\n'));
    }
  });
});

test('a WebSocket has samples for the clients that speak it', () => {
  const endpoint = endpointsOf('node', readDocument('node')).get('followEvents')!;
  const samples = samplesOf(endpoint);
  expect(samples.map(({ client }) => client)).toEqual(['curl', 'js', 'python']);
  expect(samples[1]!.code).toContain("new WebSocket('ws://127.0.0.1:4000/ws')");
});
