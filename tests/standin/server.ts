import { createServer, type Server } from 'node:http';
import {
  endpointsOf,
  readDocument,
  resolve,
  type ApiName,
  type Endpoint,
} from '../../plugins/openapi/spec';
import { bodyCheck } from '../../plugins/openapi/validate';

type Names = Map<string, string>;

/** Accounts of the seeds that the examples use. */
const known: Record<string, string> = {
  '//Alice': '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  '//Bob': '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
};

/** Notes which value of the example each value of a real request stands for. */
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

/** The example answer, with its names replaced by those of the session. */
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

/** Answers of an operation: its named examples in turn, or the one worked example. */
function answersOf({ document, operation }: Endpoint): unknown[] {
  const { status, response } = operation['x-example'];
  const examples = Object.values(
    operation.responses[String(status)]?.content?.['application/json']?.examples ?? {},
  );
  return examples.length > 0
    ? examples.map((example) => resolve(document, example).value)
    : [response];
}

/**
 * A server that stands in for a real one: it checks method, path, content type and body against an OpenAPI file and
 * answers the examples of that file, in which accounts and content ids are those of the running session.
 */
export function standIn(api: ApiName): Server {
  const document = readDocument(api);
  const endpoints = [...endpointsOf(api, document).values()];
  const check = bodyCheck(document);
  const names: Names = new Map();
  const calls = new Map<string, number>();

  return createServer(async (request, response) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type }).end(body);
    const endpoint = endpoints.find(
      ({ method, path }) => method === request.method && path === request.url,
    );
    if (!endpoint) return send(404, 'text/plain', '');
    const { operation } = endpoint;
    if (operation.requestBody) {
      if (request.headers['content-type'] !== 'application/json')
        return send(400, 'text/plain', 'Content type error');
      let body: unknown;
      try {
        body = JSON.parse(Buffer.concat(await request.toArray()).toString());
      } catch (error) {
        return send(400, 'text/plain', `Json deserialize error: ${(error as Error).message}`);
      }
      const problem = check(endpoint, body);
      if (problem) return send(400, 'text/plain', `Json deserialize error: ${problem}`);
      learn(operation['x-example'].request, body, names);
    }
    const count = calls.get(operation.operationId) ?? 0;
    calls.set(operation.operationId, count + 1);
    const answers = answersOf(endpoint);
    const answer = translate(
      answers[count % answers.length],
      answers.length > 1 ? new Map() : names,
    ) as Record<string, string>;
    if (answer.seed && answer.account) known[answer.seed] = answer.account;
    return send(operation['x-example'].status, 'application/json', JSON.stringify(answer));
  });
}
