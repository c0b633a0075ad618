import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apis, endpointsOf, objectsOf, readDocument } from './spec';

const docs = join(__dirname, '../../../docs');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, source: readFileSync(join(docs, file), 'utf8') }));

/** Method and path of each curl command in the shell code of a page that calls a server. */
function callsTo(server: string, source: string): { method: string; path: string }[] {
  const shell = [...source.matchAll(/^ *```(?:bash|sh)[^\n]*\n([\s\S]*?)^ *```/gm)];
  return shell
    .flatMap(([, code]) => code!.replace(/\\\n\s*/g, ' ').split(/(?=\bcurl\s)/))
    .filter((command) => command.startsWith('curl') && command.includes(server))
    .map((command) => {
      const sends = /\s(?:-d|-F|--data|--form|--json)/.test(command) && !/\s-G\s/.test(command);
      return {
        method: /\s-X (\w+)/.exec(command)?.[1] ?? (sends ? 'POST' : 'GET'),
        path: command.split(server)[1]!.replace(/[\s?'"][^]*/, ''),
      };
    });
}

describe.each(apis)('pages and %s.json', (api) => {
  const document = readDocument(api);
  const endpoints = [...endpointsOf(api, document).values()];

  test('each operation is on the page of its tag, and nowhere else', () => {
    const shown = pages.flatMap(({ file, source }) =>
      [...source.matchAll(new RegExp(`^<Endpoint api="${api}" id="(\\w+)" />$`, 'gm'))].map(
        ([, id]) => `${id} /${file.replace(/\.md$/, '')}`,
      ),
    );
    const expected = endpoints.map(({ operation }) => {
      const tag = document.tags.find(({ name }) => name === operation.tags[0])!;
      return `${operation.operationId} ${new URL(tag.externalDocs.url).pathname}`;
    });
    expect(shown.sort()).toEqual(expected.sort());
  });

  test('each object with a heading is on the page of the calls that link to it, and nowhere else', () => {
    const shown = pages.flatMap(({ file, source }) =>
      [...source.matchAll(new RegExp(`^<EndpointObject api="${api}" name="(\\w+)" />$`, 'gm'))].map(
        ([, name]) => `${name} ${file}`,
      ),
    );
    const files = new Set(
      pages
        .filter(({ source }) => source.includes(`<Endpoint api="${api}"`))
        .map(({ file }) => file),
    );
    const expected = Object.keys(objectsOf(document)).flatMap((name) =>
      [...files].map((file) => `${name} ${file}`),
    );
    expect(shown.sort()).toEqual(expected.sort());
  });

  test('no page types a heading that <Endpoint> generates', () => {
    const ids = new Set(endpoints.map(({ operation }) => operation.operationId));
    const typed = pages.flatMap(({ file, source }) =>
      [...source.matchAll(/^#+ .*\{\/\* *#(\w+) *\*\/\}$/gm)]
        .filter(([, id]) => ids.has(id!))
        .map(([heading]) => `${file}: ${heading}`),
    );
    expect(typed).toEqual([]);
  });

  test('each curl command of a page calls an operation that exists', () => {
    const server = document.servers[0]!.url;
    const problems = pages.flatMap(({ file, source }) =>
      callsTo(server, source)
        .filter(
          ({ method, path }) =>
            !endpoints.some(
              (endpoint) =>
                endpoint.method === method &&
                new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
            ),
        )
        .map(({ method, path }) => `${file}: ${method} ${path}`),
    );
    expect(problems).toEqual([]);
  });
});
