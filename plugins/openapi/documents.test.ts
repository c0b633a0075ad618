import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { checker } from '../../tests/mock-api/schema';
import { fieldsOf } from './fields';
import { apis, endpointsOf, readDocument, type Media } from './spec';

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
    const look = (name: string, place: string[], media: Media) => {
      if (!media.schema) return;
      const values = [
        ...('example' in media ? [media.example] : []),
        ...Object.values(media.examples ?? {}).map(({ value }) => value),
      ];
      for (const value of values) {
        const problem = check([...place, 'schema'], value);
        if (problem) problems.push(`${name}: ${problem}`);
      }
    };
    for (const { path, method, operation } of endpoints) {
      const place = ['paths', path, method.toLowerCase()];
      for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
        look(`${operation.operationId} request`, [...place, 'requestBody', 'content', type], media);
      }
      for (const [status, response] of Object.entries(operation.responses)) {
        if (response.$ref) continue;
        for (const [type, media] of Object.entries(response.content ?? {})) {
          look(
            `${operation.operationId} ${status}`,
            [...place, 'responses', status, 'content', type],
            media,
          );
        }
      }
      const { request, status, response } = operation['x-example'];
      if (request !== null && operation.requestBody) {
        look(
          `${operation.operationId} x-example request`,
          [...place, 'requestBody', 'content', 'application/json'],
          {
            ...operation.requestBody.content['application/json'],
            examples: {},
            example: request,
          },
        );
      }
      const answer = operation.responses[String(status)]?.content?.['application/json'];
      if (answer) {
        look(
          `${operation.operationId} x-example answer`,
          [...place, 'responses', String(status), 'content', 'application/json'],
          {
            schema: answer.schema,
            example: response,
          },
        );
      }
    }
    expect(problems).toEqual([]);
  });

  test('answers its worked examples with a status that it describes', () => {
    for (const { operation } of endpoints)
      expect(Object.keys(operation.responses)).toContain(String(operation['x-example'].status));
  });

  test('describes every field, and gives no two operations the same summary', () => {
    for (const { operation } of endpoints) {
      const contents = [
        operation.requestBody?.content,
        ...Object.values(operation.responses).map(({ content }) => content),
      ];
      for (const media of contents.flatMap((content) => Object.values(content ?? {}))) {
        expect(() => fieldsOf(media.schema ?? {}), operation.operationId).not.toThrow();
      }
    }
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
