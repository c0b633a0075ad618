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

const post = (path: string, body: string, type = 'application/json') =>
  fetch(address + path, { method: 'POST', headers: { 'Content-Type': type }, body });

test('a body that lacks a field is refused', async () => {
  const response = await post('/fula/pool/join', '{"seed":"//Bob","pool_id":1}');
  expect([response.status, await response.text()]).toEqual([
    400,
    "Json deserialize error: value must have required property 'peer_id'",
  ]);
});

test('a body of the wrong type is refused', async () => {
  const response = await post('/account/exists', '{"account":"//Alice"}');
  expect(response.status).toBe(400);
});

test('the content type is asked for', async () => {
  const response = await post('/fula/pool', '{}', 'text/plain');
  expect([response.status, await response.text()]).toEqual([400, 'Content type error']);
});

test('paths of older documentation are not there', async () => {
  expect((await post('/manifest/upload', '{}')).status).toBe(404);
});
