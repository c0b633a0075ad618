/**
 * Compares the response that a page shows after a sample with what the local server answered: status and headers, XML
 * elements, and JSON fields. Values differ from run to run. JSON of an API of ours also has to keep to its OpenAPI file.
 */
import { XMLParser } from 'fast-xml-parser';
import { endpointsOf, readDocument } from '../../src/markdown/openapi/spec';
import { checker } from './schema';

const document = readDocument('pinning');
const check = checker(document);

/** Headers that our storage API sends and the S3 server of the tests doesn't. */
const ownHeaders = /^(x-amz-|location$)/;
/** Headers whose values don't depend on the run. */
const fixedHeaders = new Set(['content-length', 'content-range']);

function compareHttp(shown: string, answer: string): string | undefined {
  const parts = (text: string) => {
    const [head = '', body = ''] = text.replaceAll('\r', '').split(/\n\n(.*)/s);
    const [status, ...lines] = head.split('\n');
    const pairs = lines.map((line) => line.split(/: *(.*)/, 2) as [string, string]);
    return { status, headers: new Headers(pairs), body: body.trim() };
  };
  const page = parts(shown);
  const server = parts(answer.slice(answer.lastIndexOf('HTTP/1.1')));
  if (page.status !== server.status) return `the status is ${server.status}`;
  for (const [name, value] of page.headers) {
    if (ownHeaders.test(name)) continue;
    const real = server.headers.get(name);
    if (real === null) return `there is no header ${name}`;
    if (fixedHeaders.has(name) && real !== value) return `${name} is ${real}`;
  }
  return page.body && page.body !== server.body ? `the body is ${server.body}` : undefined;
}

/** Paths of all values, such as `Contents.Key`, with their types. Entries of an array have the same path. */
function fieldsIn(value: unknown, path = ''): Map<string, string> {
  if (value === null || typeof value !== 'object') return new Map([[path, typeof value]]);
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((entry) => [path, entry])
    : Object.entries(value).map(([key, entry]) => [path ? `${path}.${key}` : key, entry]);
  return new Map(entries.flatMap(([place, entry]) => [...fieldsIn(entry, place)]));
}

function compareFields(shown: unknown, answer: unknown, mayHaveMore: boolean): string | undefined {
  const [page, server] = [fieldsIn(shown), fieldsIn(answer)];
  const extra = [...page.keys()].find((path) => !server.has(path));
  if (extra && !mayHaveMore) return `there is no ${extra}`;
  for (const [path, type] of server) {
    const shownType = page.get(path);
    // A list without entries may be null, which has the type "object".
    const isNull = [...page].some(([each, name]) => name === 'object' && path.startsWith(each));
    if (shownType !== type && !isNull)
      return shownType ? `${path} is a ${type}` : `it also has ${path}`;
  }
  return undefined;
}

/** What is wrong with the body of a call to the pinning service. */
function schemaProblem(code: string, body: unknown): string | undefined {
  const path = /https:\/\/api\.cloud\.fx\.land(\/[^\s"'?]*)/.exec(code)?.[1];
  const method = /-X (\w+)/.exec(code)?.[1] ?? 'GET';
  const endpoint = [...endpointsOf('pinning', document).values()].find(
    (each) =>
      each.method === method &&
      new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path ?? ''),
  );
  if (!endpoint) return `there is no ${method} ${path}`;
  const { operation } = endpoint;
  const place = ['paths', endpoint.path, method.toLowerCase(), 'responses'];
  return check(
    [...place, String(operation['x-example'].status), 'content', 'application/json', 'schema'],
    body,
  );
}

function compareJson(shown: string, answer: string, code: string): string | undefined {
  const body: unknown = JSON.parse(shown);
  const described = code.includes('https://api.cloud.fx.land');
  const problem = described && schemaProblem(code, body);
  if (problem) return `by src/data/openapi/pinning.json, ${problem}`;
  return compareFields(body, JSON.parse(answer), described);
}

// All values are texts, because a name can look like a number.
const xml = new XMLParser({ parseTagValue: false, ignoreDeclaration: true });

/** How a response on a page differs from the answer to the sample before it. */
export function compareResponse(
  language: string,
  shown: string,
  answer: string,
  code: string,
): string | undefined {
  if (language === 'http') return compareHttp(shown, answer);
  if (language === 'xml') return compareFields(xml.parse(shown), xml.parse(answer), false);
  return language === 'json' ? compareJson(shown, answer, code) : undefined;
}
