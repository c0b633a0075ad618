import { join } from 'node:path';
import type { Link, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { remarkOpenApi } from '.';
import { jsxElement, textOf } from '../nodes';
import { fieldsOf, limitsOf, objectLink } from './fields';
import { messageOf, renderEndpoint } from './render';
import { endpointsOf, readDocument, type Schema } from './spec';

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
const endpoint = (id: string) => endpointsOf(readDocument()).get(id)!;

describe('<Endpoint>', () => {
  test('is replaced by the heading and reference of its operation', () => {
    const tree = run(page(tag('Endpoint', { id: 'addPin' })));
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

  test('shows every field and every defect of every operation', () => {
    for (const each of endpointsOf(readDocument()).values()) {
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
            for (const field of fieldsOf(schema)) expect(cells, operationId).toContain(field.name);
        }
      for (const defect of more['x-defects']) expect(textOf(tree)).toContain(defect.split('`')[0]);
    }
  });
});

describe('<EndpointObject>', () => {
  test('is replaced by the heading and fields of an object that calls link to', () => {
    const tree = run(page(tag('EndpointObject', { name: 'PinStatus' })));
    expect(tree.children[0]).toMatchObject({
      type: 'heading',
      children: [{ value: 'Pin status object' }],
      data: { hProperties: { id: 'PinStatus' } },
    });
    expect(textOf(tree)).toContain('requestid');
    expect(textOf(tree), 'the pin has its own heading').not.toContain('pin.cid');
    const call = page(...renderEndpoint(endpoint('listPins')));
    expect(textOf(call)).toContain('array of pin status objects');
    expect(textOf(call), 'described once').not.toContain('results[].requestid');
  });
});

test.each([
  [
    'Endpoint',
    { id: 'addPins' },
    'there is no operation "addPins" in static/openapi/pinning.json. Add it there, or use one that exists, such as addPin',
  ],
  [
    'EndpointObject',
    { name: 'Pins' },
    'there is no object with x-heading "Pins" in static/openapi/pinning.json. Add it there, or use one that exists, such as Pin',
  ],
])('<%s> with %o stops the build', (name, attributes, message) => {
  expect(() => run(page(tag(name, attributes)))).toThrow(
    expect.objectContaining({ line: 7, reason: expect.stringContaining(message) as string }),
  );
});

describe('fields', () => {
  test('nested ones get dotted names', () => {
    const schema =
      endpoint('getPublicStats').operation.responses['200']!.content!['application/json']!.schema!;
    const names = fieldsOf(schema).map(({ name, type }) => [name, type]);
    expect(names).toContainEqual(['daily', 'array of objects']);
    expect(names).toContainEqual(['daily[].day', 'string']);
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
    [{ type: 'string', enum: ['a', 'b'], default: 'a' }, 'one of `a`, `b`; default `a`'],
  ])('limits of %o', (schema, limits) => {
    expect(limitsOf(schema as Schema)).toBe(limits);
  });
});

const { operation } = endpoint('addPin');
test.each([
  [{ '/a': { get: { ...operation, 'x-who': '' } } }, 'pinning.json, GET /a: x-who missing'],
  [{ '/a': { get: { ...operation, 'x-example': {} } } }, 'x-example.response'],
  [
    { '/a': { post: operation }, '/b': { post: operation } },
    'pinning.json, POST /b: the operationId "addPin" is taken',
  ],
  [{ '/a': { get: { $ref: '#/components/schemas/No' } } }, 'points nowhere'],
])('a document with a mistake stops the build: %#', (paths, message) => {
  expect(() => endpointsOf({ ...readDocument(), paths })).toThrow(message);
});

test.each([
  ['Not found', 'Not found'],
  [{ error: { reason: 'NOT_FOUND', details: 'Pin not found' } }, 'NOT_FOUND: Pin not found'],
])('the words of %o', (value, message) => {
  expect(messageOf(value)).toBe(message);
});
