import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { curlsIn, parseCurl } from './curl';
import { docsOf, filesIn, problemsOf, routeOf, shownBy, shownIn } from './pages';
import { apis, endpointsOf, readDocument, type ApiName } from './spec';

// Another folder of pages can be checked before they are moved here.
const docs = process.env.DOCS_DIR ?? join(__dirname, '../../docs');

describe.each(Object.keys(apis) as ApiName[])('pages and %s.json', (api) => {
  const endpoints = endpointsOf(api, readDocument(api));

  test('each operation stands on one page, under its own heading', () => {
    const summaries = new Map([...endpoints].map(([id, { operation }]) => [id, operation.summary]));
    expect(problemsOf(api, summaries, shownBy(docs))).toEqual([]);
  });

  test('each curl command of a page calls an operation that exists', () => {
    const { servers } = readDocument(api);
    const server = servers[0]!.url;
    const problems = filesIn(docs).flatMap((file) =>
      curlsIn(readFileSync(file, 'utf8')).flatMap((command) => {
        if (!command.includes(server)) return [];
        const call = parseCurl(command);
        const path = call.url.slice(server.length).replace(/\?.*$/, '');
        const known = [...endpoints.values()].some(
          (endpoint) =>
            endpoint.method === call.method &&
            new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
        );
        return known ? [] : [`${routeOf(docs, file)}: ${call.method} ${path}`];
      }),
    );
    expect(problems).toEqual([]);
  });
});

test('the folder of pages exists', () => expect(existsSync(docs)).toBe(true));

test('a page tells its endpoints with the heading above each', () => {
  const page = [
    '## A',
    '### Do it {/* #doIt */}',
    '',
    '<Endpoint api="node" id="doIt" />',
    '```mdx',
    '<Endpoint api="node" id="no" />',
    '```',
    'In a sentence: `<Endpoint api="node" id="no" />`.',
  ].join('\n');
  expect(shownIn(page, '/x', 'x.md')).toEqual([
    {
      api: 'node',
      id: 'doIt',
      route: '/x',
      file: 'x.md',
      line: 4,
      heading: 'Do it',
      anchor: 'doIt',
    },
  ]);
});

test('missing, double, unknown and wrongly headed endpoints are named', () => {
  const shown = (id: string, heading: string, line: number) => ({
    api: 'node',
    id,
    route: '/x',
    file: 'x.md',
    line,
    heading,
    anchor: id,
  });
  const summaries = new Map([
    ['one', 'One'],
    ['two', 'Two'],
    ['three', 'Three'],
  ]);
  const problems = problemsOf('node', summaries, [
    shown('one', 'One', 1),
    shown('one', 'One', 2),
    shown('two', 'Second', 3),
    shown('four', 'Four', 4),
  ]);
  expect(problems).toEqual([
    'node: no page shows "three". Add its heading and <Endpoint api="node" id="three" /> to one.',
    '/x, line 2: "one" is shown already at /x, line 1. Keep one of the two.',
    '/x, line 3: the heading above must be "### Two {/* #two */}".',
    '/x, line 4: the node document has no operation "four". Correct the id or remove the tag.',
  ]);
});

test('the folder and the route of a page', () => {
  expect(docsOf('/a/docs/docs/b/c.md', '/f')).toBe('/a/docs/docs');
  expect(docsOf('/a/blog/c.md', '/f')).toBe('/f');
  expect(routeOf('/a/docs', '/a/docs/b/index.md')).toBe('/b');
});
