import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { samplesOf, type Sample } from './samples';
import { endpointsOf, readDocument } from './spec';

const document = readDocument();
const endpoints = [...endpointsOf(document).values()];
const folder = mkdtempSync(join(tmpdir(), 'samples-'));
writeFileSync(join(folder, 'my-set.car'), 'car');

/** One program made of the samples of a client. */
const programs: Record<string, (samples: string[]) => [string, string[]]> = {
  curl: (samples) => ['bash', ['-c', samples.join('\n')]],
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

/** Runs the samples of a client, and returns what they send. */
async function sent(client: Sample['client']) {
  const requests: { call: string; key?: string; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const [path = ''] = url.split('?');
      requests.push({ call: `${method} ${path}`, key: headers.authorization, body });
      response.end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const code = endpoints.map((endpoint) =>
    samplesOf(endpoint)
      .find((sample) => sample.client === client)!
      .code.replaceAll(document.servers[0]!.url, url),
  );
  const [command, args] = programs[client]!(code);
  const env = { ...process.env, FULA_KEY: 'key' };
  await promisify(execFile)(command, args, { cwd: folder, env }).finally(() => server.close());
  return requests;
}

const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;

async function sendsExamples(client: Sample['client']): Promise<void> {
  const requests = await sent(client);
  expect(requests).toHaveLength(endpoints.length);
  for (const [at, { method, path, operation }] of endpoints.entries()) {
    const { request, pathParams = {} } = operation['x-example'];
    const { call, key, body } = requests[at]!;
    expect(call).toBe(
      `${method} ${path.replace(/\{(\w+)\}/g, (_, name: string) => pathParams[name]!)}`,
    );
    expect(key).toBe(operation.security?.length === 0 ? undefined : 'Bearer key');
    if (request) expect(JSON.parse(body)).toEqual(request);
    if (operation.requestBody?.content['multipart/form-data'])
      expect(body).toContain('filename="my-set.car"');
  }
}

test('curl sends the worked examples', () => sendsExamples('curl'), 60_000);
test('JavaScript sends the worked examples', () => sendsExamples('js'), 60_000);
test.skipIf(!hasRequests)(
  'Python sends the worked examples',
  () => sendsExamples('python'),
  60_000,
);

test('Go sends the worked examples', () => {
  for (const endpoint of endpoints) {
    const code = samplesOf(endpoint).find(({ client }) => client === 'go')!.code;
    expect(code).toContain(`http.NewRequest("${endpoint.method}", requestUrl`);
    const body = /NewReader\(`([^`]*)`\)/.exec(code)?.[1];
    if (body) expect(JSON.parse(body)).toEqual(endpoint.operation['x-example'].request);
    expect(code.includes('os.'), code).toBe(code.includes('\t"os"\n'));
  }
});
