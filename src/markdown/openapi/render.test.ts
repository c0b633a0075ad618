import { join } from 'node:path';
import type { Link, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { remarkOpenApi } from '.';
import { attribute, isJsx, jsxElement, textOf, type JsxElement } from '../nodes';
import { fieldsOf, limitsOf, objectLink, typeInWords } from './fields';
import { messageOf, renderEndpoint } from './render';
import { apis, endpointsOf, readDocument, type ApiName, type Schema } from './spec';

const page = (...children: Node[]): Root => ({ type: 'root', children }) as Root;
const file = () => new VFile({ path: join(__dirname, '../../../docs/page.md') });
const tag = (name: string, attributes: Record<string, string>) => ({
  ...jsxElement(name, attributes),
  position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
});
const run = (tree: Root) => {
  remarkOpenApi()(tree, file());
  return tree;
};
const endpoint = (api: ApiName, id: string) => endpointsOf(api, readDocument(api)).get(id)!;

describe('<Endpoint>', () => {
  test('is replaced by the heading and reference of its operation', () => {
    const tree = run(page(tag('Endpoint', { api: 'pinning', id: 'addPin' })));
    expect(tree.children.slice(0, 2)).toMatchObject([
      {
        type: 'heading',
        depth: 3,
        children: [{ value: 'Add a pin' }],
        data: { hProperties: { id: 'addPin' } },
      },
      { type: 'paragraph', children: [{ name: 'code' }] },
    ]);
    expect(textOf(tree.children[1]!)).toBe('POST /pins');
  });

  test('collapses a deprecated operation under its heading', () => {
    const tree = run(page(tag('Endpoint', { api: 'node', id: 'joinPool' })));
    expect(tree.children).toMatchObject([{ name: 'details' }]);
    const [summary, ...content] = (tree.children[0] as JsxElement).children;
    expect((summary as JsxElement).children[0]).toMatchObject({
      type: 'heading',
      data: { hProperties: { id: 'joinPool' }, hName: 'SummaryHeading' },
    });
    expect(textOf(summary!)).toBe('Ask to join a pool POST /fula/pool/join');
    const text = textOf(page(...content));
    for (const part of [
      'Who can call it:',
      'Before you call it:',
      'On chain:',
      'peer_id',
      'PoolDoesNotExist',
      'curl',
      'import requests',
      'package main',
      '"pool_id": 1',
    ]) {
      expect(text).toContain(part);
    }
    expect(text, 'shared errors belong to the page').not.toContain('Origin is not allowed');
  });

  test.each(apis)(
    'every operation of %s renders, with every field of it',
    (api) => {
      for (const each of endpointsOf(api, readDocument(api)).values()) {
        const { operationId, requestBody, responses, ...more } = each.operation;
        const tree = page(...renderEndpoint(each));
        const cells = new Set<string>();
        visit(tree, 'tableCell', (cell) => void cells.add(textOf(cell)));
        const links = new Set<string>();
        visit(tree, 'link', (link) => void links.add((link as Link).url));
        const response = responses[String(more['x-example'].status)];
        for (const content of [requestBody?.content, response?.content])
          for (const { schema = {} } of Object.values(content ?? {})) {
            const object = objectLink(schema);
            if (object) expect(links, operationId).toContain(/#\w+/.exec(object)![0]);
            else
              for (const field of fieldsOf(schema))
                expect(cells, operationId).toContain(field.name);
          }
        for (const defect of more['x-defects'])
          expect(textOf(tree)).toContain(defect.split('`')[0]);
      }
    },
    30_000,
  );

  test('remembers the client by its tabs', () => {
    const names: string[] = [];
    visit(page(...renderEndpoint(endpoint('pinning', 'importCar'))), (node) => {
      if (isJsx(node) && node.name === 'Tabs') names.push(attribute(node, 'groupId')!);
      if (isJsx(node) && node.name === 'TabItem') names.push(attribute(node, 'value')!);
    });
    expect(names).toEqual(['client', 'curl', 'js', 'python', 'go']);
  });
});

describe('<EndpointObject>', () => {
  test('is replaced by the heading and fields of an object that calls link to', () => {
    const tree = run(page(tag('EndpointObject', { api: 'pinning', name: 'PinStatus' })));
    expect(tree.children[0]).toMatchObject({
      type: 'heading',
      children: [{ value: 'Pin status object' }],
      data: { hProperties: { id: 'PinStatus' } },
    });
    expect(textOf(tree)).toContain('requestid');
    expect(textOf(tree), 'the pin has its own heading').not.toContain('pin.cid');
    const call = page(...renderEndpoint(endpoint('pinning', 'listPins')));
    expect(textOf(call)).toContain('array of pin status objects');
    expect(textOf(call), 'described once').not.toContain('results[].requestid');
  });
});

test.each([
  ['Endpoint', { api: 'nodes', id: 'joinPool' }, 'needs api="…" with one of node, pinning'],
  [
    'Endpoint',
    { api: 'node', id: 'joinPools' },
    'there is no operation "joinPools" in src/data/openapi/node.json. Add it there, or use one that exists, such as joinPool,',
  ],
  [
    'EndpointObject',
    { api: 'pinning', name: 'Pins' },
    'there is no object with x-heading "Pins" in src/data/openapi/pinning.json. Add it there, or use one that exists, such as Pin',
  ],
  [
    'EndpointList',
    { api: 'node', tag: 'Pools' },
    'no operation has the tag "Pools". Use one of System, Account',
  ],
])('<%s> with %o stops the build', (name, attributes, message) => {
  expect(() => run(page(tag(name, attributes)))).toThrow(
    expect.objectContaining({ line: 7, reason: expect.stringContaining(message) as string }),
  );
});

test('an endpoint in a sentence stops the build', () => {
  const node = { ...tag('Endpoint', { api: 'node', id: 'joinPool' }), type: 'mdxJsxTextElement' };
  expect(() => run(page(node))).toThrow('on its own line');
});

describe('fields', () => {
  test('nested ones get dotted names', () => {
    const schema = endpoint('node', 'listManifests').operation.responses['200']!.content![
      'application/json'
    ]!.schema!;
    expect(fieldsOf(schema).map(({ name, type }) => [name, type])).toEqual([
      ['manifests', 'array of objects'],
      ['manifests[].pool_id', 'integer (uint32)'],
      ['manifests[].uploaders', 'array of objects'],
      ['manifests[].uploaders[].uploader', 'string (SS58 address)'],
      ['manifests[].uploaders[].storers', 'array of strings (SS58 address)'],
      ['manifests[].uploaders[].replication_available', 'integer (uint16)'],
      ['manifests[].manifest_metadata', 'any JSON'],
      ['manifests[].size', 'integer (uint64) or null'],
    ]);
  });

  test('one without a description stops', () => {
    expect(() => fieldsOf({ properties: { a: { type: 'string' } } })).toThrow(
      'the field "a" has no description',
    );
  });

  test.each([
    [{ type: 'integer', minimum: 1, maximum: 20 }, '1 to 20'],
    [{ type: 'integer', minimum: 0 }, 'at least 0'],
    [{ type: 'string', minLength: 1 }, ''],
    [{ type: 'string', minLength: 2 }, 'at least 2 characters'],
    [{ type: 'array', minItems: 2, maxItems: 2, items: {} }, 'exactly 2 entries'],
    [
      { type: 'array', minItems: 1, items: { type: 'string', maxLength: 9 } },
      'each: at most 9 characters',
    ],
    [{ type: 'integer', format: 'uint8', minimum: 0, maximum: 255 }, ''],
    [{ type: 'integer', format: 'uint16', minimum: 1, maximum: 65535 }, '1 to 65535'],
    [{ type: 'string', enum: ['a', 'b'], default: 'a' }, 'one of `a`, `b`; default `a`'],
  ])('limits of %o', (schema, limits) => {
    expect(limitsOf(schema as Schema)).toBe(limits);
  });

  test('types in words', () => {
    expect(
      typeInWords({ type: 'array', items: { type: 'array', items: { type: 'integer' } } }),
    ).toBe('array of arrays of integers');
    const party: Schema = { title: 'party', oneOf: [{ type: 'string' }, { type: 'object' }] };
    expect(typeInWords(party)).toBe('string or object (party)');
    const address: Schema = { type: 'string', title: 'SS58 address' };
    expect(typeInWords({ anyOf: [address, { type: 'null' }] })).toBe(
      'string (SS58 address) or null',
    );
  });
});

const { operation } = endpoint('node', 'joinPool');
test.each([
  [{ '/a': { get: { ...operation, 'x-who': '' } } }, 'node.json, GET /a: x-who missing'],
  [{ '/a': { get: { ...operation, 'x-example': {} } } }, 'x-example.response'],
  [
    { '/a': { post: operation }, '/b': { post: operation } },
    'node.json, POST /b: the operationId "joinPool" is taken',
  ],
  [{ '/a': { get: { $ref: '#/components/schemas/No' } } }, 'points nowhere'],
  [{ '/a': { get: { ...operation, tags: ['No'] } } }, "isn't in the list of tags"],
])('a document with a mistake stops the build: %#', (paths, message) => {
  expect(() => endpointsOf('node', { ...readDocument('node'), paths })).toThrow(message);
});

test.each([
  ['Content type error', 'Content type error'],
  ['{"message":"Pallet: X","description":"Group"}', 'Pallet: X · Group'],
  ['{"message":"<text>","description":"Subxt error"}', 'Subxt error'],
  [{ error: { reason: 'NOT_FOUND', details: 'Pin not found' } }, 'NOT_FOUND: Pin not found'],
])('the words of %o', (value, message) => {
  expect(messageOf(value)).toBe(message);
});
