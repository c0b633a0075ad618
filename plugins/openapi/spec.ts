import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  maxProperties?: number;
  items?: Schema;
  prefixItems?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  required?: readonly string[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
  /** Whether every call can answer it; such an error is told once, on a page of its own. */
  'x-common'?: boolean;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, Example>>;
}

type Content = Readonly<Record<string, Media>>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema?: Schema;
  content?: Content;
  example?: unknown;
}

interface Response {
  description?: string;
  'x-common'?: boolean;
  content?: Content;
}

/** One call shown with real values: what is sent and what comes back. */
interface WorkedExample {
  request: unknown;
  pathParams?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  status: number;
  response: unknown;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  security?: readonly unknown[];
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; description?: string; content: Content };
  responses: Readonly<Record<string, Response>>;
  /** Who may call it. */
  'x-who': string;
  /** What must be there before the call. */
  'x-needs': readonly string[];
  /** What the call does on chain; a service without a chain has none. */
  'x-effect'?: string;
  /** What is known to go wrong. */
  'x-defects': readonly string[];
  /** Where the answer departs from a standard. */
  'x-differs': readonly string[];
  'x-example': WorkedExample;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: readonly { url: string }[];
  security?: readonly unknown[];
  tags: readonly { name: string; description?: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An operation with the place where it stands in its document. */
export interface Endpoint {
  api: ApiName;
  document: Document;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  operation: Operation;
}

/**
 * The documents of src/data/openapi; `chain`: whether each operation tells what it does on chain; `errors`: where the
 * errors stand that all calls share.
 */
export const apis = {
  node: { chain: true, errors: '/blockchain/recipes#errors' },
  pinning: { chain: false, errors: '/pinning-service/ipfs-pinning-service-api' },
} as const;

export type ApiName = keyof typeof apis;

export const isApi = (name: string): name is ApiName => Object.hasOwn(apis, name);

const folder = join(__dirname, '../../src/data/openapi');

export const fileOf = (api: ApiName) => join(folder, `${api}.json`);

export const readDocument = (api: ApiName): Document =>
  JSON.parse(readFileSync(fileOf(api), 'utf8')) as Document;

/** Follows a `$ref` inside the document; what stands beside it wins. */
export function resolve<T extends { $ref?: string }>(document: Document, node: T): T {
  if (!node.$ref) return node;
  const { $ref, ...beside } = node;
  let target: unknown = document;
  for (const key of $ref.replace(/^#\//, '').split('/')) {
    target = (target as Record<string, unknown> | undefined)?.[
      key.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
  }
  if (target === undefined)
    throw new Error(`"${$ref}" points nowhere. Add it to the components or correct it.`);
  return resolve(document, { ...(target as T), ...beside });
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Names of the fields that an operation lacks. */
export function missingFields(api: ApiName, operation: Partial<Operation>): string[] {
  const texts = [
    'operationId',
    'summary',
    'description',
    'x-who',
    ...(apis[api].chain ? ['x-effect'] : []),
  ] as const;
  const lists = ['tags', 'x-needs', 'x-defects', 'x-differs'] as const;
  return [
    ...texts.filter((key) => !isText(operation[key as keyof Operation])),
    ...lists.filter((key) => !Array.isArray(operation[key]) || !operation[key].every(isText)),
    ...(operation.tags?.length === 0 ? ['tags'] : []),
    ...(operation.responses && Object.keys(operation.responses).length > 0 ? [] : ['responses']),
    ...(operation['x-example'] &&
    'status' in operation['x-example'] &&
    'response' in operation['x-example'] &&
    'request' in operation['x-example']
      ? []
      : ['x-example']),
  ];
}

/** All operations of a document, by operation id, in the order of the file. Throws where one is incomplete or an id comes twice. */
export function endpointsOf(api: ApiName, document: Document): Map<string, Endpoint> {
  const found = new Map<string, Endpoint>();
  const tags = new Set(document.tags.map((tag) => tag.name));
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method] as Operation | undefined;
      if (!operation) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const where = `src/data/openapi/${api}.json, ${name}`;
      const missing = missingFields(api, operation);
      if (missing.length > 0)
        throw new Error(`${where}: ${missing.join(', ')} missing. Add it to the operation.`);
      if (found.has(operation.operationId)) {
        throw new Error(
          `${where}: the operationId "${operation.operationId}" is taken. Give it another.`,
        );
      }
      const unknown = operation.tags.find((tag) => !tags.has(tag));
      if (unknown)
        throw new Error(
          `${where}: the tag "${unknown}" is not in the list of tags. Add it there or correct it.`,
        );
      const shared = (item.parameters ?? []) as Parameter[];
      const parameters = [...shared, ...(operation.parameters ?? [])];
      found.set(operation.operationId, {
        api,
        document,
        method: method.toUpperCase(),
        path,
        parameters,
        operation,
      });
    }
  }
  return found;
}
