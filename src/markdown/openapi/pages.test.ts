import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpointsOf, objectsOf, readDocument } from './spec';

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

const document = readDocument();
const endpoints = [...endpointsOf(document).values()];

test('each operation, and each object with a heading, is on a page once', () => {
  const shown = pages.flatMap(({ source }) =>
    [...source.matchAll(/^<Endpoint(?:Object)? (?:id|name)="(\w+)" \/>$/gm)].map(
      ([, id = '']) => id,
    ),
  );
  const ids = endpoints.map(({ operation }) => operation.operationId);
  const expected = [...ids, ...Object.keys(objectsOf(document))];
  expect(shown.toSorted()).toEqual(expected.toSorted());
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
