import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { checker } from '../../../scripts/samples/schema';
import { apis, endpointsOf, readDocument } from './spec';

describe.each(apis)('%s.json', (api) => {
  const document = readDocument(api);
  const endpoints = [...endpointsOf(api, document).values()];
  const check = checker(document);

  test('is a valid OpenAPI document', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('has examples that keep to their schemas', () => {
    const problems: string[] = [];
    for (const { path, method, operation } of endpoints) {
      const { request, status, response } = operation['x-example'];
      const bodies = Object.entries(operation.responses).map(([code, { $ref, content }]) => ({
        place: ['responses', code],
        content: $ref ? {} : content,
        example: code === String(status) ? response : undefined,
      }));
      const { content } = operation.requestBody ?? {};
      bodies.push({ place: ['requestBody'], content, example: request ?? undefined });
      for (const body of bodies)
        for (const [type, media] of Object.entries(body.content ?? {})) {
          const place = ['paths', path, method.toLowerCase(), ...body.place, 'content', type];
          const examples = Object.values(media.examples ?? {}).map(({ value }) => value);
          if (type === 'application/json') examples.push(body.example);
          for (const value of [media.example, ...examples]) {
            const problem = value !== undefined && check([...place, 'schema'], value);
            if (problem) problems.push(`${place.join(' ')}: ${problem}`);
          }
        }
    }
    expect(problems).toEqual([]);
  });

  test('answers its worked examples with a status that it describes', () => {
    for (const { operation } of endpoints)
      expect(Object.keys(operation.responses)).toContain(String(operation['x-example'].status));
  });

  test('gives no two operations the same summary', () => {
    const summaries = endpoints.map(({ operation }) => operation.summary);
    expect(summaries).toHaveLength(new Set(summaries).size);
  });
});

test('the node API has its 75 endpoints and none of the paths that were never there', () => {
  const { paths } = readDocument('node');
  expect(Object.keys(paths)).toHaveLength(75);
  expect(
    Object.keys(paths).filter((path) => /^\/(assets|manifest)\b|^\/fula\/pool\/all$/.test(path)),
  ).toEqual([]);
});
