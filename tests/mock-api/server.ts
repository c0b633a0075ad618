import { createServer, type Server } from 'node:http';
import {
  endpointsOf,
  readDocument,
  type ApiName,
  type Endpoint,
} from '../../src/markdown/openapi/spec';
import { needsKey } from '../../src/markdown/openapi/samples';
import { bodyCheck } from '../../scripts/samples/schema';

type Names = Map<string, string>;

/** Accounts of the seeds in the examples. */
const known: Record<string, string> = {
  '//Alice': '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  '//Bob': '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
};

/** Remembers which real value of a request takes the place of each value in the example. */
function learn(example: unknown, real: unknown, names: Names): void {
  if (typeof example === 'string' && typeof real === 'string') {
    names.set(example, real);
    const [from, to] = [known[example], known[real]];
    if (from && to) names.set(from, to);
  } else if (example && real && typeof example === 'object' && typeof real === 'object') {
    for (const [key, value] of Object.entries(example))
      learn(value, (real as Record<string, unknown>)[key], names);
  }
}

/** The example response with the names of this session. */
function translate(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => translate(entry, names));
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, translate(entry, names)]),
    );
  }
  return value;
}

/** Responses of an operation: its named examples in turn, or the worked example. */
function responsesOf({ operation }: Endpoint): unknown[] {
  const { status, response } = operation['x-example'];
  const examples = Object.values(
    operation.responses[String(status)]?.content?.['application/json']?.examples ?? {},
  );
  return examples.length > 0 ? examples.map((example) => example.value) : [response];
}

/**
 * A mock server for one OpenAPI file. It checks method, path, key, content type, and body of a request, and responds with
 * the examples of the file, in which accounts and content IDs are those of the running session.
 */
export function mockApi(api: ApiName): Server {
  const document = readDocument(api);
  const endpoints = [...endpointsOf(api, document).values()].map((endpoint) => ({
    ...endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const check = bodyCheck(document);
  const names: Names = new Map();
  const calls = new Map<string, number>();

  return createServer(async (request, response) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type }).end(body);
    const path = request.url!.replace(/\?.*$/, '');
    const endpoint = endpoints.find(
      ({ method, pattern }) => method === request.method && pattern.test(path),
    );
    if (!endpoint) return send(404, 'text/plain', '');
    if (needsKey(endpoint) && !/^Bearer \w+$/.test(request.headers.authorization ?? ''))
      return send(401, 'text/plain', 'Invalid authorization format');
    const { operation } = endpoint;
    if (operation.requestBody) {
      const type = request.headers['content-type']?.replace(/;.*$/, '');
      if (!type || !(type in operation.requestBody.content))
        return send(400, 'text/plain', 'Content type error');
      const text = Buffer.concat(await request.toArray()).toString();
      if (type === 'application/json') {
        let body: unknown;
        try {
          body = JSON.parse(text);
        } catch (error) {
          return send(400, 'text/plain', `Json deserialize error: ${(error as Error).message}`);
        }
        const problem = check(endpoint, body);
        if (problem) return send(400, 'text/plain', `Json deserialize error: ${problem}`);
        learn(operation['x-example'].request, body, names);
      }
    }
    const count = calls.get(operation.operationId) ?? 0;
    calls.set(operation.operationId, count + 1);
    const responses = responsesOf(endpoint);
    const body = translate(
      responses[count % responses.length],
      responses.length > 1 ? new Map() : names,
    ) as Record<string, string> | null;
    if (body?.seed && body.account) known[body.seed] = body.account;
    return send(operation['x-example'].status, 'application/json', JSON.stringify(body));
  });
}
