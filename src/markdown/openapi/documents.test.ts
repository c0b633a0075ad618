import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { endpointsOf, readDocument } from './spec';

const document = readDocument();
const endpoints = [...endpointsOf(document).values()];

test('the file is a valid OpenAPI document', async () => {
  const copy = structuredClone(document) as unknown as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(copy);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('int32', true);
ajv.addSchema({ $id: 'document', ...document, $schema: undefined });

/** What's wrong with a value of the schema at a place in the document. */
function problemOf(place: readonly string[], value: unknown): string[] {
  const words = place.map((word) => word.replaceAll('~', '~0').replaceAll('/', '~1'));
  const validate = ajv.compile({ $ref: `document#/${words.map(encodeURIComponent).join('/')}` });
  return validate(value) ? [] : [`${place.join(' ')}: ${ajv.errorsText(validate.errors)}`];
}

test('examples keep to their schemas', () => {
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
        for (const value of [media.example, ...examples])
          if (value !== undefined) problems.push(...problemOf([...place, 'schema'], value));
      }
  }
  expect(problems).toEqual([]);
});

test('worked examples are answered with a status that the operation describes', () => {
  for (const { operation } of endpoints)
    expect(Object.keys(operation.responses)).toContain(String(operation['x-example'].status));
});
