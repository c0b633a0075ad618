import type { Schema } from './spec';

/** A field of a request or a response, as a row of a table. */
export interface Field {
  /** Dotted name, with `[]` for each entry of a list. */
  name: string;
  type: string;
  required: boolean;
  limits: string;
  meaning: string;
}

/** A minimum of no or one character or entry says nothing. */
function span(low = NaN, high = NaN, unit = ''): string {
  if (low === high) return `exactly ${high}${unit}`;
  if (low > 0 && high > 0) return `${low} to ${high}${unit}`;
  if (high > 0) return `at most ${high}${unit}`;
  return low > 1 || (low >= 0 && !unit) ? `at least ${low}${unit}` : '';
}

/** The limits of a value in words, or empty text. */
export function limitsOf(given: Schema): string {
  const schema = flat(given);
  const entries = schema.items && flat(schema.items);
  return [
    schema.enum && `one of ${schema.enum.map((value) => `\`${String(value)}\``).join(', ')}`,
    span(schema.minimum, schema.maximum),
    span(schema.minLength, schema.maxLength, ' characters'),
    span(schema.minItems, schema.maxItems, ' entries'),
    schema.maxProperties && `at most ${schema.maxProperties} pairs`,
    schema.uniqueItems && 'no entry twice',
    schema.default !== undefined && `default \`${String(schema.default)}\``,
    entries && !entries.properties && limitsOf(entries) && `each: ${limitsOf(entries)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** A schema with its parts (`allOf`) merged. */
function flat({ allOf, ...own }: Schema): Schema {
  if (!allOf) return own;
  const parts = allOf.map(flat);
  return {
    ...Object.assign({}, ...parts),
    ...own,
    properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
    required: [...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])],
  };
}

/** A link to an object that has its own heading. */
export function objectLink({ $ref = '', 'x-heading': heading }: Schema): string | undefined {
  return heading && `[${heading.toLowerCase()}](#${$ref.replace(/^.*\//, '')})`;
}

/** The type of a value in words, such as "array of strings". */
export function typeInWords(given: Schema): string {
  const schema = flat(given);
  const object = objectLink(schema);
  if (object) return object;
  const types = [schema.type ?? 'any JSON'].flat();
  const [type] = types;
  const or = types.includes('null') ? ' or null' : '';
  if (type === 'array' && schema.items)
    return `array of ${typeInWords(schema.items).replace(/^(\w+|\[[\w ]+)/, '$&s')}${or}`;
  const size = schema.format?.match(/^int\d+$/)?.[0];
  return `${type}${size ? ` (${size})` : ''}${or}`;
}

/**
 * All fields of a schema, nested ones under dotted names, except those of an object with its own heading. Throws if
 * one has no description.
 */
export function fieldsOf(given: Schema, prefix = ''): Field[] {
  if (prefix && objectLink(given)) return [];
  const { items, properties = {}, required = [] } = flat(given);
  if (items) return fieldsOf(items, `${prefix}[]`);
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const { description } = flat(value);
    if (!description)
      throw new Error(`the field "${name}" has no description. Add one to its schema.`);
    const field: Field = {
      name,
      type: typeInWords(value),
      required: required.includes(key),
      limits: limitsOf(value),
      meaning: description,
    };
    return [field, ...fieldsOf(value, name)];
  });
}
