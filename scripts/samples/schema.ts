import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Document, Endpoint } from '../../src/markdown/openapi/spec';

/** A JSON pointer with `/` and `~` escaped in its parts. */
const pointer = (...words: string[]) =>
  `#/${words
    .map((word) => word.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/')}`;

/** Checks values against schemas of a document, each given by its path in the document. */
export function checker(
  document: Document,
): (place: readonly string[], value: unknown) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  for (const format of ['uint8', 'uint16', 'uint32', 'uint64', 'uint128', 'int128'])
    ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'document', ...document, $schema: undefined });
  const compiled = new Map<string, ValidateFunction>();
  return (place, value) => {
    const $ref = `document${pointer(...place)}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'value' });
  };
}

/** Checks the JSON body of a call and returns what is wrong with it. */
export function bodyCheck(
  document: Document,
): (endpoint: Endpoint, body: unknown) => string | undefined {
  const check = checker(document);
  return ({ path, method }, body) =>
    check(
      ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'],
      body,
    );
}
