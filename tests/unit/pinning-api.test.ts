/** The reference of the pinning API and its OpenAPI file, which readers can download, say the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { readPages } from '../pages';

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

interface Operation {
  operationId: string;
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string }>;
}

const document = JSON.parse(
  readFileSync(join(__dirname, '../../static/openapi/pinning.json'), 'utf8'),
) as {
  servers: [{ url: string }];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.entries(document.paths).flatMap(([path, { parameters, ...methods }]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    call: `${method.toUpperCase()} ${path}`,
    parameters: [
      ...((parameters as Operation['parameters']) ?? []),
      ...(operation.parameters ?? []),
    ],
  })),
);

const pages = readPages();
const { source } = pages.find(({ file }) => file.endsWith('ipfs-pinning-service-api.md'))!;
/** The text below each heading with an ID. */
const sections = new Map(
  source.split(/^#{2,3} /m).map((text) => [/\{\/\* #([\w-]+) \*\/\}/.exec(text)?.[1], text]),
);

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

/** The first column of the table below a line in bold. */
const rowsOf = (section: string, name: string) =>
  all(
    new RegExp(`\\*\\*${name}:\\*\\*\\n\\n((?:\\|.*\\n)+)`).exec(section)?.[1] ?? '',
    /^\| `([^`]+)`/gm,
  );

test('the file is a valid OpenAPI document', async () => {
  const { errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
});

test('the page has the operations of the file', () => {
  expect(all(source, /^`((?:GET|POST|PUT|PATCH|DELETE) \/\S*)`$/gm)).toEqual(
    operations.map(({ call }) => call),
  );
});

test.each(operations)(
  '$call has the same parameters, fields, and responses on the page and in the file',
  ({ operationId, call, parameters, requestBody, responses }) => {
    const section = sections.get(operationId)!;
    expect(section).toContain(`\`${call}\``);
    expect([...rowsOf(section, 'Path parameters'), ...rowsOf(section, 'Query parameters')]).toEqual(
      parameters.map(({ name }) => name),
    );

    const [body] = Object.values(requestBody?.content ?? {});
    const object = body?.schema.$ref?.split('/').at(-1) ?? '';
    if (sections.has(object))
      expect(section).toContain(`**Request body:** a [pin object](#${object})`);
    else
      expect(rowsOf(section, 'Form fields')).toEqual(
        Object.keys(document.components.schemas[object]?.properties ?? {}),
      );

    const codes = [
      ...all(section, /^\*\*Response (\d+):\*\*/gm),
      ...new Set(rowsOf(section, 'Errors')),
    ];
    // What many calls return is in a table of its own.
    const own = Object.keys(responses).filter((code) => !responses[code]!.$ref);
    expect(codes).toEqual(own);
    const shared = all(sections.get('errors')!, /^\| (\d+)/gm);
    expect(shared).toEqual(
      expect.arrayContaining(Object.keys(responses).filter((code) => Number(code) >= 400)),
    );
  },
);

test.each(['Pin', 'PinStatus'])(
  'the object %s has the same fields on the page and in the file',
  (name) => {
    expect(all(sections.get(name)!, /^\| `([^`]+)`/gm)).toEqual(
      Object.keys(document.components.schemas[name]!.properties!),
    );
  },
);

test('each curl command of a page calls an operation of the file', () => {
  const [{ url }] = document.servers;
  const known = operations.map(({ call }) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`));
  const unknown = pages.flatMap((page) =>
    all(page.source.replace(/\\\n\s*/g, ' '), /^ *(curl .*)$/gm)
      .filter((command) => command.includes(url))
      .map((command) => {
        const sends = / (?:-d|-F|--data|--form|--json)/.test(command) && !/ -G /.test(command);
        const method = / (?:-X|--request) (\w+)/.exec(command)?.[1] ?? (sends ? 'POST' : 'GET');
        return `${method} ${command.split(url)[1]!.replace(/[\s?'"].*/, '')}`;
      })
      .filter((call) => !known.some((pattern) => pattern.test(call)))
      .map((call) => `${page.file}: ${call}`),
  );
  expect(unknown).toEqual([]);
});
