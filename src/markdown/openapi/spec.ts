import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export interface Schema extends z.core.JSONSchema.BaseSchema {
  /** Of an object that the page describes once, with `<EndpointObject>`, and links to from every call. */
  'x-heading'?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, { $ref?: string; summary?: string; value?: unknown }>>;
}

export type Content = Readonly<Record<string, Media>>;

interface Response {
  /** For an error that many calls share. The page of the API describes it once. */
  $ref?: string;
  description?: string;
  content?: Content;
}

const nonEmptyText = z.string().trim().min(1);

const parameterSchema = z.object({
  name: nonEmptyText,
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: nonEmptyText,
  schema: z.custom<Schema>().optional(),
  content: z.custom<Content>().optional(),
});

export type Parameter = z.infer<typeof parameterSchema>;

/** What every operation has to say. */
const operationSchema = z.object({
  operationId: nonEmptyText,
  summary: nonEmptyText,
  description: nonEmptyText,
  tags: z.array(nonEmptyText).min(1),
  /** Legacy calls are collapsed. */
  deprecated: z.boolean().optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameterSchema),
  requestBody: z.custom<{ content: Content }>().optional(),
  responses: z.custom<Readonly<Record<string, Response>>>(),
  /** Who can call it. */
  'x-who': nonEmptyText,
  /** What the call needs first. */
  'x-needs': z.array(nonEmptyText),
  /** What the call does on chain. */
  'x-effect': nonEmptyText.optional(),
  'x-defects': z.array(nonEmptyText),
  /** Where the call differs from a standard. */
  'x-differs': z.array(nonEmptyText),
  /** One call with real values: what is sent and what comes back. */
  'x-example': z.object({
    request: z.json(),
    pathParams: z.record(z.string(), z.string()).optional(),
    query: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    status: z.number(),
    response: z.json(),
  }),
});

export interface Document {
  servers: readonly { url: string }[];
  security?: readonly unknown[];
  /** `externalDocs` is the page that shows the tag's operations. */
  tags: readonly { name: string; description?: string; externalDocs: { url: string } }[];
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
}

/** An operation with its place in its document. */
export interface Endpoint {
  document: Document;
  method: string;
  path: string;
  operation: z.infer<typeof operationSchema>;
}

/** The documents in src/data/openapi. */
export const apis = ['node', 'pinning'] as const;

export type ApiName = (typeof apis)[number];

export const isApi = (name: string): name is ApiName => apis.includes(name as ApiName);

export const fileOf = (api: ApiName) => join(__dirname, `../../data/openapi/${api}.json`);

export const readDocument = (api: ApiName): Document =>
  JSON.parse(readFileSync(fileOf(api), 'utf8')) as Document;

/** A part of a document with every `$ref` followed. Properties next to a `$ref` win, and it stays as a mark. */
function dereference(document: Document, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => dereference(document, each));
  if (node === null || typeof node !== 'object') return node;
  const { $ref } = node as { $ref?: string };
  let target: unknown = document;
  for (const key of $ref?.replace('#/', '').split('/') ?? [])
    target = (target as Record<string, unknown> | undefined)?.[key];
  if ($ref && target === undefined)
    throw new Error(`"${$ref}" points nowhere. Add it to the components or correct it.`);
  const own = Object.entries(node).map(([key, value]) => [key, dereference(document, value)]);
  return { ...($ref ? (dereference(document, target) as object) : {}), ...Object.fromEntries(own) };
}

/** All operations of a document by operation ID, in the order of the file. Throws if one is incomplete or an ID is used twice. */
export function endpointsOf(api: ApiName, document: Document): Map<string, Endpoint> {
  const found = new Map<string, Endpoint>();
  for (const [path, { parameters = [], ...methods }] of Object.entries(document.paths)) {
    for (const [name, raw] of Object.entries(methods)) {
      const method = name.toUpperCase();
      const operation = dereference(document, raw) as Endpoint['operation'];
      operation.parameters = [...(parameters as Parameter[]), ...(operation.parameters ?? [])];
      const { operationId, tags } = operation;
      const stop = (problem: string) => {
        throw new Error(`src/data/openapi/${api}.json, ${method} ${path}: ${problem}`);
      };
      const { error } = operationSchema.safeParse(operation);
      if (error) {
        const missing = error.issues.map((issue) => issue.path.join('.'));
        stop(`${missing.join(', ')} missing. Add it to the operation.`);
      }
      if (found.has(operationId))
        stop(`the operationId "${operationId}" is taken. Choose another.`);
      const unknown = tags.find((tag) => !document.tags.some((known) => known.name === tag));
      if (unknown)
        stop(`the tag "${unknown}" isn't in the list of tags. Add it there or correct it.`);
      found.set(operationId, { document, method, path, operation });
    }
  }
  return found;
}

/** The objects with their own headings, by name. */
export function objectsOf(document: Document): Record<string, Schema> {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return Object.fromEntries(
    schemas
      .filter(([, schema]) => schema['x-heading'])
      .map(([name, schema]) => [name, dereference(document, schema) as Schema]),
  );
}

const parsed = new Map<ApiName, { mtimeMs: number; endpoints: ReadonlyMap<string, Endpoint> }>();

/** The operations of an API. Its file is read again only after it has changed, as it may while the development server runs. */
export function operationsOf(api: ApiName): ReadonlyMap<string, Endpoint> {
  const { mtimeMs } = statSync(fileOf(api));
  const cached = parsed.get(api);
  if (cached?.mtimeMs === mtimeMs) return cached.endpoints;
  const endpoints = endpointsOf(api, readDocument(api));
  parsed.set(api, { mtimeMs, endpoints });
  return endpoints;
}
