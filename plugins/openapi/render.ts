import type { Node, Parent } from 'unist';
import { code, element, text } from '../mdx';
import { fieldsOf, limitsOf, typeOf, type Field } from './fields';
import { samplesOf } from './samples';
import type { Endpoint, Media, Parameter } from './spec';

const parent = (type: string, children: Node[], rest: object = {}): Parent =>
  ({ type, children, ...rest }) as Parent;

/** Words with `code` between backticks, as nodes. */
const words = (value: string): Node[] =>
  value
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) => (/^`.+`$/s.test(part) ? code(part.slice(1, -1)) : text(part)));

const paragraph = (...children: Node[]): Node => parent('paragraph', children);

const strong = (value: string): Node => parent('strong', [text(value)]);

const fence = (lang: string, value: string, title?: string): Node =>
  ({ type: 'code', lang, meta: title ? `title="${title}"` : null, value }) as unknown as Node;

const list = (items: Node[][]): Node =>
  parent(
    'list',
    items.map((children) => parent('listItem', [paragraph(...children)], { spread: false })),
    { ordered: false, spread: false },
  );

const collapsed = (summary: Node[], content: Node[]): Node =>
  element('details', {}, [element('summary', {}, summary, false), ...content], false);

/** Sentences in a row, each with its period. */
const sentences = (parts: readonly string[]): Node[] =>
  words(parts.map((part) => part.replace(/([^.!?])$/, '$1.')).join(' '));

/** A table without columns that are empty in every row, in a figure if it has a caption. */
function table(caption: string, labels: readonly string[], rows: readonly Node[][][]): Node {
  const kept = labels.map((_, column) => rows.some((row) => (row[column] ?? []).length > 0));
  const line = (cells: readonly Node[][]) =>
    parent(
      'tableRow',
      cells.filter((_, column) => kept[column]).map((children) => parent('tableCell', children)),
    );
  const body = parent('table', [line(labels.map((label) => [text(label)])), ...rows.map(line)], {
    align: kept.filter(Boolean).map(() => null),
  });
  if (!caption) return body;
  const name = element('figcaption', {}, [text(caption)], false);
  return element('figure', { className: 'data-table' }, [name, body], false);
}

/** What a value means, and its limits in a second sentence. */
const meaningOf = (meaning: string, limits: string): Node[] =>
  sentences([meaning, limits.replace(/^[a-z]/, (letter) => letter.toUpperCase())].filter(Boolean));

function fieldTable(
  caption: string,
  [name, included]: readonly [string, string],
  fields: readonly Field[],
  [yes, no]: readonly [string, string] = ['yes', 'no'],
): Node[] {
  if (fields.length === 0) return [];
  const rows = fields.map((field) => [
    [code(field.name)],
    [text(field.type)],
    [text(field.required ? yes : no)],
    meaningOf(field.meaning, field.limits),
  ]);
  return [table(caption, [name, 'Type', included, 'Meaning'], rows)];
}

function parameterTable({ operation }: Endpoint, place: Parameter['in'], caption: string): Node[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const fields = parameters.map(({ name, required = false, description, schema, content }) => {
    const json = content?.['application/json']?.schema;
    const value = schema ?? json ?? {};
    const type = json ? `${typeOf(value)} as JSON text` : typeOf(value);
    return { name, type, required, limits: limitsOf(value), meaning: description };
  });
  return fieldTable(caption, ['Parameter', 'Required'], fields);
}

const first = (content: Readonly<Record<string, Media>> | undefined): [string, Media] | undefined =>
  Object.entries(content ?? {})[0];

/** The message of an error body, or its reason and details. */
export function messageOf(value: unknown): string {
  if (typeof value === 'string')
    return value.startsWith('{') ? messageOf(JSON.parse(value)) : value;
  const { message, description, error } = value as {
    message?: string;
    description?: string;
    error?: { reason: string; details?: string };
  };
  if (error) return [error.reason, error.details].filter(Boolean).join(': ');
  if (!message) return JSON.stringify(value);
  return [message, description].filter((part) => part && !/^<.*>$/.test(part)).join(' · ');
}

/** Errors of one operation, without those that many calls share. */
function errorTable({ operation }: Endpoint): Node[] {
  const rows = Object.entries(operation.responses).flatMap(([status, response]) => {
    if (Number(status) < 400 || response.$ref) return [];
    const examples = Object.values(response.content ?? {}).flatMap((media) =>
      Object.values(media.examples ?? {}),
    );
    if (examples.length === 0)
      return [[[code(status)], [], sentences([response.description ?? ''])]];
    return examples
      .filter((example) => !example.$ref)
      .map(({ summary = '', value }) => {
        // The description of a status with a single example says more than the summary.
        const cause = (examples.length === 1 && response.description) || summary;
        return [[code(status)], [code(messageOf(value))], sentences([cause])];
      });
  });
  return rows.length === 0 ? [] : [table('Errors', ['Status', 'Message', 'Cause'], rows)];
}

function bodyTables({ operation }: Endpoint): Node[] {
  const [type, media] = first(operation.requestBody?.content) ?? [];
  const caption = type === 'application/json' ? 'Request fields' : 'Form fields';
  return fieldTable(caption, ['Field', 'Required'], fieldsOf(media?.schema ?? {}));
}

function responseTables({ operation }: Endpoint): Node[] {
  const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  const shown = new Set<string>();
  return successes.flatMap(([status, response]) => {
    const media = first(response.content)?.[1];
    const intro = paragraph(strong(`Response ${status}: `), ...words(response.description ?? ''));
    const key = JSON.stringify(media?.schema ?? status);
    if (!media?.schema || shown.has(key)) return [intro];
    shown.add(key);
    const fields = fieldsOf(media.schema);
    if (fields.length > 0) {
      const caption = `Response ${status} fields`;
      const included = ['always', 'sometimes'] as const;
      const fieldsTable = (name: string) =>
        fieldTable(name, ['Field', 'Included'], fields, included);
      // The worked example shows what a response looks like.
      return operation.deprecated
        ? [intro, ...fieldsTable(caption)]
        : [intro, collapsed([text(caption)], fieldsTable(''))];
    }
    const { description } = media.schema;
    return description ? [intro, paragraph(...words(description))] : [intro];
  });
}

function workedExample(endpoint: Endpoint): Node[] {
  const { status, response } = endpoint.operation['x-example'];
  const tabs = samplesOf(endpoint).map(({ client, label, language, code: sample }) =>
    element('TabItem', { value: client, label }, [fence(language, sample)], false),
  );
  const end = status === 101 ? ', and events follow.' : ' without a body.';
  return [
    paragraph(strong('Example')),
    element('Tabs', { groupId: 'client' }, tabs, false),
    response === null
      ? paragraph(text('The response is '), code(String(status)), text(end))
      : fence('json', JSON.stringify(response, null, 2), `Response ${status}`),
  ];
}

/** An endpoint with its heading. A deprecated one is collapsed, with the heading in its summary. */
export function renderEndpoint(endpoint: Endpoint): Node[] {
  const { operation, method, path } = endpoint;
  const heading = parent('heading', words(operation.summary), {
    depth: 3,
    data: {
      hProperties: { id: operation.operationId },
      ...(operation.deprecated && { hName: 'SummaryHeading' }),
    },
  });
  const call = code(`${method} ${path}`);
  const notes = {
    'Who can call it': [operation['x-who']],
    'Before you call it': operation['x-needs'],
    'On chain': [operation['x-effect'] ?? []].flat(),
    'Known issues': operation['x-defects'],
    'Differs from the standard': operation['x-differs'],
  };
  const content = [
    paragraph(...words(operation.description)),
    list(
      Object.entries(notes)
        .filter(([, entries]) => entries.length > 0)
        .map(([label, entries]) => [strong(`${label}: `), ...sentences(entries)]),
    ),
    ...parameterTable(endpoint, 'path', 'Path parameters'),
    ...parameterTable(endpoint, 'query', 'Query parameters'),
    ...bodyTables(endpoint),
    ...responseTables(endpoint),
    ...errorTable(endpoint),
    ...workedExample(endpoint),
  ];
  if (!operation.deprecated) return [heading, paragraph(call), ...content];
  return [collapsed([heading, text(' '), call], content)];
}

/** A table of endpoints with a link to each. */
export function renderList(endpoints: readonly Endpoint[], caption: string): Node {
  return table(
    caption,
    ['Method', 'Path', 'What it does'],
    endpoints.map(({ document, operation, method, path }) => {
      const tag = document.tags.find(({ name }) => name === operation.tags[0])!;
      const url = `${new URL(tag.externalDocs.url).pathname}#${operation.operationId}`;
      return [
        [text(method)],
        [parent('link', [code(path)], { url, title: null })],
        words(operation.summary),
      ];
    }),
  );
}
