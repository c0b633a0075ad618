import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export interface Schema extends z.core.JSONSchema.BaseSchema {
  /** Of an object that the page describes once, with `<EndpointObject>`, and links to from every call. */
  'x-heading'?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
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
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameterSchema),
  requestBody: z.custom<{ content: Content }>().optional(),
  responses: z.custom<Readonly<Record<string, Response>>>(),
  /** Who can call it. */
  'x-who': nonEmptyText,
  /** What the call needs first. */
  'x-needs': z.array(nonEmptyText),
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

/** The OpenAPI file of the pinning service, from the root of the repository. Readers can download it. */
export const file = 'static/openapi/pinning.json';

const path = join(__dirname, '../../..', file);

export const readDocument = (): Document => JSON.parse(readFileSync(path, 'utf8')) as Document;

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
export function endpointsOf(document: Document): Map<string, Endpoint> {
  const found = new Map<string, Endpoint>();
  for (const [address, { parameters = [], ...methods }] of Object.entries(document.paths)) {
    for (const [name, raw] of Object.entries(methods)) {
      const method = name.toUpperCase();
      const operation = dereference(document, raw) as Endpoint['operation'];
      operation.parameters = [...(parameters as Parameter[]), ...(operation.parameters ?? [])];
      const { operationId } = operation;
      const stop = (problem: string) => {
        throw new Error(`${file}, ${method} ${address}: ${problem}`);
      };
      const { error } = operationSchema.safeParse(operation);
      if (error) {
        const missing = error.issues.map((issue) => issue.path.join('.'));
        stop(`${missing.join(', ')} missing. Add it to the operation.`);
      }
      if (found.has(operationId))
        stop(`the operationId "${operationId}" is taken. Choose another.`);
      found.set(operationId, { document, method, path: address, operation });
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

let parsed: { mtimeMs: number; endpoints: Readonly<Record<string, Endpoint>> } | undefined;

/** The operations of the file. It's read again only after it has changed, as it may while the development server runs. */
export function operations(): Readonly<Record<string, Endpoint>> {
  const { mtimeMs } = statSync(path);
  if (parsed?.mtimeMs !== mtimeMs)
    parsed = { mtimeMs, endpoints: Object.fromEntries(endpointsOf(readDocument())) };
  return parsed.endpoints;
}
