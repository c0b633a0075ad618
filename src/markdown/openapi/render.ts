import type { Node, Parent } from 'unist';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { captioned, jsxElement, text } from '../nodes';
import { fieldsOf, limitsOf, objectLink, typeInWords, type Field } from './fields';
import { samplesOf } from './samples';
import type { Content, Endpoint, Parameter, Schema } from './spec';

/** Markdown in which `<` is a plain character. */
const parser = unified()
  .data({ micromarkExtensions: [{ disable: { null: ['htmlFlow', 'htmlText'] } }] })
  .use(remarkParse)
  .use(remarkGfm);

const parse = (markdown: string): Node[] => parser.parse(markdown).children;

/** Markdown without its paragraph. */
const inline = (markdown: string): Node[] =>
  parse(markdown).flatMap((block) => (block as Parent).children);

const code = (value: string) => `\`${value}\``;

const fence = (language: string, value: string) => `\`\`\`${language}\n${value}\n\`\`\``;

/** Sentences in a row, each with its period. */
const sentences = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/([^.!?])$/, '$1.')).join(' ');

/** A table without columns that are empty in every row. */
function table(labels: readonly string[], rows: readonly (readonly string[])[]): Node[] {
  const kept = labels.map((_, column) => rows.some((row) => row[column]));
  const line = (cells: readonly string[]) =>
    cells
      .filter((_, column) => kept[column])
      .map((cell) => `| ${cell.replaceAll('|', '\\|')} `)
      .join('');
  return parse([labels, labels.map(() => '-'), ...rows].map(line).join('\n'));
}

const collapsed = (summary: Node[], content: Node[]): Node =>
  jsxElement('details', {}, [jsxElement('summary', {}, summary), ...content]);

const fieldTable = (
  name: string,
  fields: readonly Field[],
  [included, yes, no]: readonly [string, string, string] = ['Required', 'yes', 'no'],
): Node[] =>
  table(
    [name, 'Type', included, 'Meaning'],
    fields.map(({ name: field, type, required, meaning, limits }) => [
      code(field),
      type,
      required ? yes : no,
      sentences([meaning, limits.charAt(0).toUpperCase() + limits.slice(1)].filter(Boolean)),
    ]),
  );

const captionedFields = (caption: string, name: string, fields: readonly Field[]): Node[] =>
  fields.length === 0 ? [] : [captioned(inline(caption), fieldTable(name, fields))];

function parameterTable({ operation }: Endpoint, place: Parameter['in'], caption: string): Node[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const fields = parameters.map(({ name, required = false, description, schema, content }) => {
    const json = content?.['application/json']?.schema;
    const value = schema ?? json ?? {};
    const type = json ? `${typeInWords(value)} as JSON text` : typeInWords(value);
    return { name, type, required, limits: limitsOf(value), meaning: description };
  });
  return captionedFields(caption, 'Parameter', fields);
}

const first = (content: Content = {}) => Object.entries(content)[0];

/** The message of an error body, or its reason and details. */
export function messageOf(value: unknown): string {
  if (typeof value === 'string')
    return value.startsWith('{') ? messageOf(JSON.parse(value)) : value;
  const { error } = value as { error?: { reason: string; details?: string } };
  return error ? [error.reason, error.details].filter(Boolean).join(': ') : JSON.stringify(value);
}

/** Errors of one operation, without those that many calls share. */
function errorTable({ operation }: Endpoint): Node[] {
  const rows = Object.entries(operation.responses).flatMap(([status, response]) => {
    if (Number(status) < 400 || response.$ref) return [];
    const examples = Object.values(response.content ?? {}).flatMap((media) =>
      Object.values(media.examples ?? {}),
    );
    if (examples.length === 0) return [[code(status), '', sentences([response.description ?? ''])]];
    return examples
      .filter((example) => !example.$ref)
      .map(({ summary = '', value }) => {
        // The description of a status with a single example says more than the summary.
        const cause = (examples.length === 1 && response.description) || summary;
        return [code(status), code(messageOf(value)), sentences([cause])];
      });
  });
  return rows.length === 0
    ? []
    : [captioned(inline('Errors'), table(['Status', 'Message', 'Cause'], rows))];
}

function bodyTable({ operation }: Endpoint): Node[] {
  const [type, media] = first(operation.requestBody?.content) ?? [];
  const object = objectLink(media?.schema ?? {});
  if (object) return parse(`**Request body:** a ${object}.`);
  const caption = type === 'application/json' ? 'Request fields' : 'Form fields';
  return captionedFields(caption, 'Field', fieldsOf(media?.schema ?? {}));
}

function responseTables({ operation }: Endpoint): Node[] {
  const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  const shown = new Set<string>();
  return successes.flatMap(([status, { description = '', content }]) => {
    const intro = parse(`**Response ${status}:** ${description}`);
    const schema = first(content)?.[1].schema;
    const object = objectLink(schema ?? {});
    if (object) return parse(`**Response ${status}:** ${description} The body is a ${object}.`);
    const key = JSON.stringify(schema);
    if (!schema || shown.has(key)) return intro;
    shown.add(key);
    const fields = fieldsOf(schema);
    if (fields.length === 0) return [...intro, ...parse(schema.description ?? '')];
    const caption = `Response ${status} fields`;
    const fieldsTable = fieldTable('Field', fields, ['Included', 'always', 'sometimes']);
    // The worked example shows what a response looks like.
    return [...intro, collapsed(inline(caption), fieldsTable)];
  });
}

function workedExample(endpoint: Endpoint): Node[] {
  const { status, response } = endpoint.operation['x-example'];
  const tabs = samplesOf(endpoint).map(({ client, label, language, code: sample }) =>
    jsxElement('TabItem', { value: client, label }, parse(fence(language, sample))),
  );
  const request = jsxElement('Tabs', { groupId: 'client' }, tabs);
  if (response === null)
    return [
      ...parse('**Example**'),
      request,
      ...parse(`The response is ${code(String(status))} without a body.`),
    ];
  const answer = parse(fence(`json title="Response ${status}"`, JSON.stringify(response, null, 2)));
  return [
    ...parse('**Example**'),
    jsxElement('div', { className: 'exchange' }, [request, ...answer]),
  ];
}

/** An object that several calls send or return, with its heading and its fields. */
export function renderObject(name: string, schema: Schema): Node[] {
  const heading: Parent = {
    ...(parse(`### ${schema['x-heading']}`)[0] as Parent),
    data: { hProperties: { id: name } },
  };
  const words: [string, string, string] = ['Included', 'always', 'sometimes'];
  return [
    heading,
    ...parse(schema.description ?? ''),
    captioned(inline('Fields'), fieldTable('Field', fieldsOf(schema), words)),
  ];
}

/** An endpoint with its heading. */
export function renderEndpoint(endpoint: Endpoint): Node[] {
  const { operation, method, path } = endpoint;
  const heading: Parent = {
    ...(parse(`### ${operation.summary}`)[0] as Parent),
    data: { hProperties: { id: operation.operationId } },
  };
  // The method as a badge in the code, which stays one text.
  const badge = jsxElement('b', { className: `method ${method.toLowerCase()}` }, [text(method)]);
  const call = jsxElement('code', {}, [badge, text(` ${path}`)]);
  const notes = {
    'Who can call it': [operation['x-who']],
    'Before you call it': operation['x-needs'],
    'Known issues': operation['x-defects'],
    'Differs from the standard': operation['x-differs'],
  };
  const noted = Object.entries(notes).filter(([, entries]) => entries.length > 0);
  return [
    heading,
    { type: 'paragraph', children: [call] } as Parent,
    ...parse(operation.description),
    ...parse(noted.map(([label, entries]) => `- **${label}:** ${sentences(entries)}`).join('\n')),
    ...parameterTable(endpoint, 'path', 'Path parameters'),
    ...parameterTable(endpoint, 'query', 'Query parameters'),
    ...bodyTable(endpoint),
    ...responseTables(endpoint),
    ...errorTable(endpoint),
    ...workedExample(endpoint),
  ];
}

/** A table of endpoints with a link to each. */
export function renderList(endpoints: readonly Endpoint[]): Node {
  const rows = endpoints.map(({ operation, method, path }) => [
    method,
    `[${code(path)}](#${operation.operationId})`,
    operation.summary,
  ]);
  return captioned(inline('All calls'), table(['Method', 'Path', 'What it does'], rows));
}
