import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockApi } from '../mock-api/server';

const run = promisify(execFile);
const examples = join(__dirname, '../../static/examples/node-api');
let server: ReturnType<typeof mockApi>;
let address: string;

beforeEach(async () => {
  server = mockApi('node');
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((closed) => server.close(closed)));

test.each([
  ['pool-tutorial.mjs', 'Counters of B'],
  ['market-tutorial.mjs', 'B bought four rakes'],
])(
  '%s runs from the first call to the last',
  async (script, words) => {
    const { stdout } = await run(process.execPath, [join(examples, script)], {
      env: { ...process.env, BASE_URL: address },
    });
    expect(stdout).toContain(words);
  },
  60_000,
);

test.each([
  ['a body that lacks a field', '/fula/pool/join', '{"seed":"//Bob","pool_id":1}', 400],
  ['a body of the wrong type', '/account/exists', '{"account":"//Alice"}', 400],
  ['an unknown path', '/manifest/upload', '{}', 404],
])('%s is rejected', async (_what, path, body, status) => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(address + path, { method: 'POST', headers, body });
  expect(response.status).toBe(status);
});

test('the content type is required', async () => {
  const response = await fetch(`${address}/fula/pool`, { method: 'POST', body: '{}' });
  expect([response.status, await response.text()]).toEqual([400, 'Content type error']);
});
