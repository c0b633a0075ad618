import type { Node, Parent } from 'unist';
import { code, element, text } from '../mdx';
import { fieldsOf, limitsOf, typeOf, type Field } from './fields';
import { samplesOf } from './samples';
import { apis, resolve, type Endpoint, type Media, type Parameter } from './spec';

const parent = (type: string, children: Node[], rest: object = {}): Parent =>
  ({ type, children, ...rest }) as Parent;

/** Words with `code` between backticks, as nodes. */
export const words = (value: string): Node[] =>
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

/** One sentence after the other, each with its full stop. */
const sentences = (parts: readonly string[]): Node[] =>
  words(parts.map((part) => part.replace(/([^.!?])$/, '$1.')).join(' '));

/** A table with a name; rows of cells. Columns that are empty all the way down are left out. */
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
  const name = element('figcaption', {}, [text(caption)], false);
  return element('figure', { className: 'data-table' }, [name, body], false);
}

function fieldTable(
  caption: string,
  column: string,
  fields: readonly Field[],
  [yes, no]: readonly [string, string],
): Node[] {
  if (fields.length === 0) return [];
  return [
    table(
      caption,
      ['Field', 'Type', column, 'Limits', 'Meaning'],
      fields.map((field) => [
        [code(field.name)],
        [text(field.type)],
        [text(field.required ? yes : no)],
        words(field.limits),
        words(field.meaning),
      ]),
    ),
  ];
}

function parameterTable(endpoint: Endpoint, place: Parameter['in'], caption: string): Node[] {
  const rows = endpoint.parameters.filter((parameter) => parameter.in === place);
  if (rows.length === 0) return [];
  return [
    table(
      caption,
      ['Parameter', 'Type', 'Required', 'Limits', 'Meaning'],
      rows.map((row) => {
        const json = row.content?.['application/json'];
        const schema = row.schema ?? json?.schema ?? {};
        if (!row.description)
          throw new Error(`the parameter "${row.name}" has no description. Add one.`);
        const type = typeOf(endpoint.document, schema);
        return [
          [code(row.name)],
          [text(json ? `${type} as JSON text` : type)],
          [text(row.required ? 'yes' : 'no')],
          words(limitsOf(endpoint.document, schema)),
          words(row.description),
        ];
      }),
    ),
  ];
}

const first = (content: Readonly<Record<string, Media>> | undefined): [string, Media] | undefined =>
  Object.entries(content ?? {})[0];

/** What a body says in its most telling words: the message of an error, or its reason and details. */
export function messageOf(value: unknown): string {
  if (typeof value === 'string') {
    if (!value.startsWith('{')) return value;
    return messageOf(JSON.parse(value));
  }
  const { message, description, error } = value as {
    message?: string;
    description?: string;
    error?: { reason: string; details?: string };
  };
  if (error) return [error.reason, error.details].filter(Boolean).join(': ');
  if (!message) return JSON.stringify(value);
  return [message, description].filter((part) => part && !/^<.*>$/.test(part)).join(' · ');
}

/** Errors of one operation as a table, and in a sentence below those that every call shares. */
function errorTable({ api, document, operation }: Endpoint, caption: string): Node[] {
  const rows: Node[][][] = [];
  const shared: Node[][] = [];
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue;
    const examples = Object.values(response.content ?? {})
      .flatMap((media) => Object.values(media.examples ?? {}))
      .map((example) => resolve(document, example));
    if (examples.length === 0) {
      if (response['x-common']) shared.push([code(status)]);
      else rows.push([[code(status)], [], words(response.description ?? '')]);
    }
    for (const { summary, value, 'x-common': common } of examples) {
      // A status with a single example is told by its own description, which says more.
      const cause = (examples.length === 1 && response.description) || summary || '';
      if (common) shared.push([code(`${status} ${messageOf(value)}`)]);
      else
        rows.push([
          [code(status)],
          [code(messageOf(value))],
          words(cause.replace(/([^.!?])$/, '$1.')),
        ]);
    }
  }
  const list = shared.flatMap((nodes, index) => (index === 0 ? nodes : [text(', '), ...nodes]));
  return [
    ...(rows.length === 0 ? [] : [table(caption, ['Status', 'In the body', 'Cause'], rows)]),
    ...(shared.length === 0
      ? []
      : [
          paragraph(
            parent('link', [text('Common to all calls')], { url: apis[api].errors, title: null }),
            text(': '),
            ...list,
            text('.'),
          ),
        ]),
  ];
}

function bodyTables(endpoint: Endpoint): Node[] {
  const body = first(endpoint.operation.requestBody?.content);
  if (!body) return [];
  const [type, media] = body;
  const fields = fieldsOf(endpoint.document, media.schema ?? {});
  const caption = type === 'application/json' ? 'Request fields' : 'Form fields';
  return fieldTable(caption, 'Required', fields, ['yes', 'no']);
}

function answerTables({ document, operation }: Endpoint): Node[] {
  const good = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  const shown = new Set<string>();
  return good.flatMap(([status, response]) => {
    const media = first(response.content)?.[1];
    const intro = paragraph(strong(`Answer ${status}: `), ...words(response.description ?? ''));
    const key = JSON.stringify(media?.schema ?? status);
    if (!media?.schema || shown.has(key)) return [intro];
    shown.add(key);
    const fields = fieldsOf(document, media.schema);
    if (fields.length > 0)
      return [
        intro,
        ...fieldTable(`Fields of the answer ${status}`, 'Present', fields, [
          'always',
          'can be missing',
        ]),
      ];
    const own = resolve(document, media.schema).description;
    return own ? [intro, paragraph(...words(own))] : [intro];
  });
}

const box = (kind: string, label: string, entries: readonly string[]): Node[] =>
  entries.length === 0
    ? []
    : [
        parent(
          'containerDirective',
          [
            parent('paragraph', [text(label)], { data: { directiveLabel: true } }),
            list(entries.map(words)),
          ],
          { name: kind, attributes: {} },
        ),
      ];

function workedExample(endpoint: Endpoint): Node[] {
  const { status, response } = endpoint.operation['x-example'];
  const tabs = samplesOf(endpoint).map((sample) =>
    element(
      'TabItem',
      { value: sample.client, label: sample.label },
      [fence(sample.language, sample.code)],
      false,
    ),
  );
  const answer =
    response === null || response === undefined
      ? [
          paragraph(
            text('The answer is '),
            code(String(status)),
            text(status === 101 ? '; frames follow as they come.' : ' without a body.'),
          ),
        ]
      : [fence('json', JSON.stringify(response, null, 2), `Answer ${status}`)];
  return [
    paragraph(strong('Example')),
    element('Tabs', { groupId: 'client' }, tabs, false),
    ...answer,
  ];
}

/** One endpoint in full. The heading above it stands in the page. */
export function renderEndpoint(endpoint: Endpoint): Node[] {
  const { operation, method, path } = endpoint;
  const needs = operation['x-needs'];
  return [
    paragraph(strong(method), text(' '), code(path)),
    paragraph(...words(operation.description)),
    list([
      [strong('Who may call it: '), ...sentences([operation['x-who']])],
      ...(needs.length > 0 ? [[strong('Needed first: '), ...sentences(needs)]] : []),
      ...(operation['x-effect'] ? [[strong('On chain: '), ...words(operation['x-effect'])]] : []),
    ]),
    ...box('warning', 'Known defects', operation['x-defects']),
    ...box('info', 'Differs from the standard', operation['x-differs']),
    ...parameterTable(endpoint, 'path', 'Path parameters'),
    ...parameterTable(endpoint, 'query', 'Query parameters'),
    ...bodyTables(endpoint),
    ...answerTables(endpoint),
    ...errorTable(endpoint, 'Errors'),
    ...workedExample(endpoint),
  ];
}

/** A table of endpoints with a link to each; `pageOf` tells the page that holds an endpoint, empty for the same page. */
export function renderList(
  endpoints: readonly Endpoint[],
  caption: string,
  pageOf: (id: string) => string,
): Node {
  return table(
    caption,
    ['Method', 'Path', 'What it does'],
    endpoints.map(({ operation, method, path }) => [
      [text(method)],
      [
        parent('link', [code(path)], {
          url: `${pageOf(operation.operationId)}#${operation.operationId}`,
          title: null,
        }),
      ],
      words(operation.summary),
    ]),
  );
}
