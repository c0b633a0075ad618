import { describe, expect, test } from 'vitest';
import { curlsIn, parseCurl, shellWords } from './curl';
import { addressOf, samplesOf } from './samples';
import { apis, endpointsOf, readDocument, type ApiName, type Endpoint } from './spec';

describe.each(Object.keys(apis) as ApiName[])('samples of %s', (api) => {
  const endpoints = [...endpointsOf(api, readDocument(api)).values()];
  const named = endpoints.map((endpoint) => [endpoint.operation.operationId, endpoint] as const);
  const code = (endpoint: Endpoint, client: string) =>
    samplesOf(endpoint).find((sample) => sample.client === client)?.code ?? '';

  test.each(named)('%s: the curl command is the worked example', (_, endpoint) => {
    const { method, operation } = endpoint;
    const call = parseCurl(code(endpoint, 'curl'));
    expect(call.method).toBe(method);
    expect(call.url).toBe(addressOf(endpoint));
    expect(call.data === undefined ? null : JSON.parse(call.data)).toEqual(
      operation['x-example'].request,
    );
    expect(call.headers['content-type']).toBe(
      operation['x-example'].request === null ? undefined : 'application/json',
    );
    expect('authorization' in call.headers).toBe(
      (operation.security ?? endpoint.document.security ?? []).length > 0,
    );
    expect(call.form).toBe(Boolean(operation.requestBody?.content['multipart/form-data']));
  });

  test.each(named)('%s: the JavaScript sends the worked example', async (_, endpoint) => {
    const source = code(endpoint, 'js').replace(/^import .*$/gm, '');
    const sent: { url?: string; method?: string; body?: unknown } = {};
    const fetchLike = async (url: string, options: { method?: string; body?: unknown } = {}) => {
      Object.assign(sent, { url, method: options.method ?? 'GET', body: options.body });
      return { ok: true, status: 200, json: async () => ({}), text: async () => '' };
    };
    class Socket {
      constructor(url: string) {
        Object.assign(sent, { url: url.replace(/^ws/, 'http'), method: 'GET' });
      }
      addEventListener() {}
    }
    const AsyncFunction = (async () => {}).constructor as new (
      ...words: string[]
    ) => (...args: unknown[]) => Promise<void>;
    await new AsyncFunction('fetch', 'WebSocket', 'console', 'openAsBlob', source)(
      fetchLike,
      Socket,
      { log() {} },
      async () => new Blob(),
    );
    expect([sent.method, sent.url]).toEqual([endpoint.method, addressOf(endpoint)]);
    const { request } = endpoint.operation['x-example'];
    if (request !== null) expect(JSON.parse(String(sent.body))).toEqual(request);
  });

  test.each(named)('%s: Go is given wherever its standard library does', (_, endpoint) => {
    const { operation } = endpoint;
    const fits =
      !operation.responses['101'] && !operation.requestBody?.content['multipart/form-data'];
    expect(code(endpoint, 'go') !== '').toBe(fits);
    if (fits && operation['x-example'].request !== null) {
      const body = /NewReader\(`([^`]*)`\)/.exec(code(endpoint, 'go'))?.[1] ?? '';
      expect(JSON.parse(body)).toEqual(operation['x-example'].request);
    }
  });
});

test('shell words keep quoted blanks and single quotes', () => {
  expect(shellWords(`curl -H 'A: b c' "x\\"y" 'it'\\''s' \\\n  z`)).toEqual([
    'curl',
    '-H',
    'A: b c',
    'x"y',
    "it's",
    'z',
  ]);
  expect(() => shellWords(`curl 'open`)).toThrow('never closed');
});

test('curl commands are found in shell fences, over line ends and before pipes', () => {
  const page =
    "```bash\nname=x\ncurl -s 'http://a/b' \\\n  -d '{\"k\": 1}' | jq .\n```\n\n```json\ncurl no\n```\n";
  const [command = '', ...more] = curlsIn(page);
  expect(more).toEqual([]);
  expect(parseCurl(command)).toMatchObject({ method: 'POST', url: 'http://a/b', data: '{"k": 1}' });
});
