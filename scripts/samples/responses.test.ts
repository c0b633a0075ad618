import { describe, expect, it } from 'vitest';
import { compareResponse } from './responses';

const head =
  'HTTP/1.1 206 Partial Content\r\nETag: "a"\r\nContent-Length: 5\r\nDate: now\r\n\r\nHello\n';
const shownHead =
  'HTTP/1.1 206 Partial Content\nETag: "b"\nContent-Length: 5\nx-amz-id: 1\n\nHello';
const list = '<List><Name>notes</Name><Contents><Key>a</Key></Contents></List>';
const rpc = '{"id":1,"jsonrpc":"2.0","result":"0x00"}';

const call = 'curl https://api.cloud.fx.land/pins';
const add = `${call} -X POST -d '{}'`;
const pin = {
  requestid: 'req-1',
  status: 'queued',
  created: '2026-11-20T09:15:42.318Z',
  pin: { cid: 'bafkreichikjxzsbvadkqbgbiecxux2fnuxscrcewtr3meflgmkrqp2udem' },
  delegates: ['/p2p/12D3KooWMv8jKJYjTsRjNeyiQbspMWcmSSNVxAx7pkUEVei9bmH5'],
};
const pinned = JSON.stringify(pin);
const withInfo = JSON.stringify({ ...pin, info: { status_details: 'a' } });
const withoutStatus = JSON.stringify({ ...pin, status: undefined });

describe('a response', () => {
  it.each([
    ['headers and body', 'http', shownHead, head, ''],
    ['other values', 'xml', list.replace('notes', 'photos'), list, ''],
    [
      'fewer entries',
      'xml',
      list,
      list.replace('</List>', '<Contents><Key>b</Key></Contents></List>'),
      '',
    ],
    ['other values', 'json', rpc.replace('0x00', '0x01'), rpc, ''],
    ['an optional field', 'json', withInfo, pinned, add],
    ['no entries', 'json', '{"count":0,"results":null}', `{"count":1,"results":[${pinned}]}`, call],
  ])('is like the server’s: %s, %s', (_, language, shown, answer, code) => {
    expect(compareResponse(language, shown, answer, code)).toBeUndefined();
  });

  const status = shownHead.replace('206 P', '200 P');
  it.each([
    ['the status is HTTP/1.1 206 Partial Content', 'http', status, head],
    ['there is no header etags', 'http', shownHead.replace('ETag', 'ETags'), head],
    ['content-length is 5', 'http', shownHead.replace(': 5', ': 6'), head],
    ['the body is Hello', 'http', shownHead.replace('Hello', 'Hallo'), head],
    ['there is no List.Contents.Keys', 'xml', list.replaceAll('Key', 'Keys'), list],
    ['it also has List.Name', 'xml', list.replace('<Name>notes</Name>', ''), list],
    ['it also has id', 'json', rpc.replace('"id":1,', ''), rpc],
    ['id is a number', 'json', rpc.replace('1', '"1"'), rpc],
    ['there is no a', 'json', rpc.replace('}', ',"a":1}'), rpc],
  ])('differs: %s', (expected, language, shown, answer) => {
    expect(compareResponse(language, shown, answer, '')).toBe(expected);
  });

  it('breaks the rules of the OpenAPI file', () => {
    expect(compareResponse('json', withoutStatus, pinned, add)).toBe(
      "by src/data/openapi/pinning.json, value must have required property 'status'",
    );
    expect(compareResponse('json', pinned, pinned, `${call}s`)).toBe(
      'by src/data/openapi/pinning.json, there is no GET /pinss',
    );
  });
});
