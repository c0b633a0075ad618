import { resolve, type Document, type Schema } from './spec';

/** A field of a request or an answer, as a row of a table. */
export interface Field {
  /** Dotted name; `[]` stands for each entry of a list. */
  name: string;
  type: string;
  required: boolean;
  limits: string;
  meaning: string;
}

/** Ranges that are better said than printed digit by digit. */
const ranges: Record<string, string> = {
  uint64: '0 to 2⁶⁴ − 1',
  uint128: '0 to 2¹²⁸ − 1',
  int32: '',
  int128: '−2¹²⁷ to 2¹²⁷ − 1',
};

const wholeRange = (schema: Schema) =>
  (schema.format === 'uint64' && schema.maximum === 2 ** 64 && !schema.minimum) ||
  (schema.format === 'uint128' && schema.maximum === 2 ** 128 && !schema.minimum) ||
  (schema.format === 'int128' && schema.minimum === -(2 ** 127)) ||
  (schema.format === 'int32' && schema.minimum === -(2 ** 31) && schema.maximum === 2 ** 31 - 1);

function span(low: number | undefined, high: number | undefined, unit: string): string | undefined {
  const of = unit && ` ${unit}`;
  const one = unit && ` ${unit.replace(/ies$/, 'y').replace(/s$/, '')}`;
  if (high !== undefined && low === high) return `exactly ${high}${high === 1 ? one : of}`;
  if (high !== undefined && (low ?? 0) > 0) return `${low} to ${high}${of}`;
  if (high !== undefined)
    return unit || low === undefined ? `at most ${high}${of}` : `${low} to ${high}${of}`;
  if (low !== undefined && (low > 0 || !unit)) return `at least ${low}${low === 1 ? one : of}`;
  return undefined;
}

function numberLimits(schema: Schema): string | undefined {
  if (schema.format && wholeRange(schema)) return ranges[schema.format];
  const huge = schema.maximum !== undefined && schema.maximum > Number.MAX_SAFE_INTEGER;
  return span(schema.minimum, huge ? undefined : schema.maximum, '');
}

/** What a value must keep to, in words; empty where there is nothing to say. */
export function limitsOf(document: Document, given: Schema): string {
  const schema = flat(document, given);
  const entries = schema.items ? flat(document, schema.items) : undefined;
  return [
    schema.enum && `one of ${schema.enum.map((value) => `\`${String(value)}\``).join(', ')}`,
    schema.const !== undefined && `always \`${String(schema.const)}\``,
    numberLimits(schema),
    span(schema.minLength, schema.maxLength, 'characters'),
    span(schema.minItems, schema.maxItems, 'entries'),
    span(undefined, schema.maxProperties, 'pairs'),
    schema.uniqueItems && 'no entry twice',
    schema.pattern && !schema.title && `pattern \`${schema.pattern}\``,
    schema.format && /^(date|date-time|uri)$/.test(schema.format) && schema.format,
    schema.default !== undefined && `default \`${String(schema.default)}\``,
    entries &&
      !entries.properties &&
      limitsOf(document, entries) &&
      `each: ${limitsOf(document, entries)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** A schema with its references followed and its parts (`allOf`, or one type beside `null`) merged. */
function flat(document: Document, given: Schema): Schema {
  const schema = resolve(document, given);
  const { anyOf, allOf, ...own } = schema;
  if (anyOf) {
    const parts = anyOf.map((part) => resolve(document, part));
    const value = parts.find((part) => part.type !== 'null') ?? {};
    const nullable = parts.some((part) => part.type === 'null');
    const types = [value.type ?? [], nullable ? 'null' : []].flat(2);
    return { ...flat(document, value), ...own, type: types };
  }
  if (allOf) {
    const parts = allOf.map((part) => flat(document, part));
    return {
      ...Object.assign({}, ...parts),
      ...own,
      properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
      required: [...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])],
    };
  }
  return own;
}

const plural: Record<string, string> = {
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  object: 'objects',
  boolean: 'booleans',
};

/** The type of a value in words, such as "array of strings (content id)". */
export function typeOf(document: Document, given: Schema): string {
  const schema = flat(document, given);
  const types = [schema.type ?? []].flat() as string[];
  const kind = types.filter((type) => type !== 'null');
  const or = types.includes('null') ? ' or null' : '';
  const title = schema.title ? ` (${schema.title})` : '';
  if (kind[0] === 'array' && schema.items) {
    const inner = typeOf(document, schema.items);
    return `array of ${inner.replace(/^(array|\w+)/, (word) => (word === 'array' ? 'arrays' : (plural[word] ?? word)))}${or}`;
  }
  if (kind.length > 0) return `${kind.join(' or ')}${title}${or}`;
  if (schema.oneOf) {
    const parts = [
      ...new Set(schema.oneOf.map((part) => typeOf(document, part).replace(/ \(.*$/, ''))),
    ];
    return `${parts.join(' or ')}${title}`;
  }
  if (schema.const !== undefined) return typeof schema.const;
  return 'any JSON';
}

/** All fields of a schema, nested ones under dotted names. Throws where one has no description. */
export function fieldsOf(document: Document, given: Schema, prefix = ''): Field[] {
  const schema = flat(document, given);
  if (schema.items) return fieldsOf(document, schema.items, prefix ? `${prefix}[]` : '[]');
  const named = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const own = flat(document, value);
    if (!own.description)
      throw new Error(`the field "${name}" has no description. Add one to its schema.`);
    const field: Field = {
      name,
      type: typeOf(document, value),
      required: schema.required?.includes(key) ?? false,
      limits: limitsOf(document, value),
      meaning: own.description,
    };
    return [field, ...fieldsOf(document, value, name)];
  });
  return named;
}
