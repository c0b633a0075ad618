import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

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

/** A `$ref` marks an error that many calls share; the page of the API describes it once. */
interface Response {
  $ref?: string;
  description?: string;
  content?: Content;
}

const text = z.string().trim().min(1);

/** What every operation has to say, besides what OpenAPI requires. */
const operationSchema = z.object({
  operationId: text,
  summary: text,
  description: text,
  tags: z.array(text).min(1),
  /** Who can call it. */
  'x-who': text,
  /** What the call needs first. */
  'x-needs': z.array(text),
  /** What the call does on chain. */
  'x-effect': text.optional(),
  'x-defects': z.array(text),
  /** Where the call differs from a standard. */
  'x-differs': z.array(text),
  /** One call with real values: what is sent and what comes back. */
  'x-example': z.object({
    request: z.json(),
    pathParams: z.record(z.string(), z.string()).optional(),
    query: z.record(z.string(), z.json()).optional(),
    status: z.number(),
    response: z.json(),
  }),
});

interface Operation extends z.infer<typeof operationSchema> {
  /** Legacy calls are collapsed. */
  deprecated?: boolean;
  security?: readonly unknown[];
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; description?: string; content: Content };
  responses: Readonly<Record<string, Response>>;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: readonly { url: string }[];
  security?: readonly unknown[];
  /** `externalDocs` is the page that shows the tag's operations. */
  tags: readonly { name: string; description?: string; externalDocs: { url: string } }[];
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An operation with its place in its document. */
export interface Endpoint {
  api: ApiName;
  document: Document;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  operation: Operation;
}

/** The documents in src/data/openapi. */
export const apis = ['node', 'pinning'] as const;

export type ApiName = (typeof apis)[number];

export const isApi = (name: string): name is ApiName => apis.includes(name as ApiName);

const folder = join(__dirname, '../../src/data/openapi');

export const fileOf = (api: ApiName) => join(folder, `${api}.json`);

export const readDocument = (api: ApiName): Document =>
  JSON.parse(readFileSync(fileOf(api), 'utf8')) as Document;

/** Follows a `$ref` inside the document; properties next to it win. */
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

/** Names of the fields that an operation lacks. */
export const missingFields = (operation: unknown): string[] =>
  (operationSchema.safeParse(operation).error?.issues ?? []).map(({ path }) => path.join('.'));

/** All operations of a document by operation ID, in the order of the file. Throws if one is incomplete or an ID is used twice. */
export function endpointsOf(api: ApiName, document: Document): Map<string, Endpoint> {
  const found = new Map<string, Endpoint>();
  const tags = new Set(document.tags.map((tag) => tag.name));
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method] as Operation | undefined;
      if (!operation) continue;
      const fail = (message: string): never => {
        throw new Error(
          `src/data/openapi/${api}.json, ${method.toUpperCase()} ${path}: ${message}`,
        );
      };
      const missing = missingFields(operation);
      if (missing.length > 0) fail(`${missing.join(', ')} missing. Add it to the operation.`);
      if (found.has(operation.operationId))
        fail(`the operationId "${operation.operationId}" is taken. Choose another.`);
      const unknown = operation.tags.find((tag) => !tags.has(tag));
      if (unknown)
        fail(`the tag "${unknown}" isn't in the list of tags. Add it there or correct it.`);
      found.set(operation.operationId, {
        api,
        document,
        method: method.toUpperCase(),
        path,
        parameters: [...((item.parameters ?? []) as Parameter[]), ...(operation.parameters ?? [])],
        operation,
      });
    }
  }
  return found;
}
