import { goNative } from '@scalar/snippetz/plugins/go/native';
import { nodeFetch } from '@scalar/snippetz/plugins/node/fetch';
import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import type { Endpoint } from './spec';

const clients = [
  { client: 'curl', label: 'curl', language: 'bash' },
  { client: 'js', label: 'JavaScript', language: 'js' },
  { client: 'python', label: 'Python', language: 'python' },
  { client: 'go', label: 'Go', language: 'go' },
] as const;

/** A request written for one client: a tab of the group "client". */
export type Sample = (typeof clients)[number] & { code: string };

/** URL of the worked example, with its path and query values. */
function exampleUrl({ document, path, operation }: Endpoint): string {
  const { pathParams = {}, query = {} } = operation['x-example'];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = pathParams[name];
    if (value === undefined)
      throw new Error(`x-example lacks the path parameter "${name}". Add it under pathParams.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query as Record<string, string>);
  return `${document.servers[0]!.url}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

const needsKey = ({ document, operation }: Endpoint) =>
  (operation.security ?? document.security ?? []).length > 0;

/** The worked example as a HAR request, which the snippet library takes. */
function harRequest(endpoint: Endpoint) {
  const { method, operation } = endpoint;
  const { request } = operation['x-example'];
  const headers = needsKey(endpoint) ? [{ name: 'Authorization', value: 'Bearer $FULA_KEY' }] : [];
  const call = { method, url: exampleUrl(endpoint), headers };
  if (operation.requestBody?.content['multipart/form-data']) {
    const params = [
      { name: 'file', fileName: 'my-set.car' },
      { name: 'name', value: 'my-set' },
    ];
    return { ...call, postData: { mimeType: 'multipart/form-data', params } };
  }
  if (request === null) return call;
  return {
    ...call,
    headers: [{ name: 'Content-Type', value: 'application/json' }, ...headers],
    postData: { mimeType: 'application/json', text: JSON.stringify(request) },
  };
}

type Request = ReturnType<typeof harRequest>;

// The library prints a call. These make it a program that takes the key from the environment and shows the response.

const curl = (request: Request) =>
  shellCurl.generate(request).replace(/'(Authorization: [^']*)'/, '"$1"');

const javascript = (request: Request) =>
  `${nodeFetch
    .generate(request)
    .replace(/^fetch\(/m, 'const response = await fetch(')
    .replace("'Bearer $FULA_KEY'", '`Bearer ${process.env.FULA_KEY}`')}

console.log(response.status, await response.text())`;

function python(request: Request): string {
  const call = pythonRequests
    .generate(request)
    .replace('"Bearer $FULA_KEY"', `f"Bearer {os.environ['FULA_KEY']}"`);
  return `${call.includes('os.environ') ? 'import os\n' : ''}import requests

response = ${call}

print(response.status_code, response.text)`;
}

function go(request: Request): string {
  const program = goNative
    .generate(request)
    .replace('"Bearer $FULA_KEY"', '"Bearer "+os.Getenv("FULA_KEY")');
  const importsOs = program.includes('\t"os"\n') || !program.includes('os.Getenv');
  return importsOs ? program : program.replace('\t"net/http"\n', '$&\t"os"\n');
}

/** The worked example of an operation for each client. */
export function samplesOf(endpoint: Endpoint): Sample[] {
  const request = harRequest(endpoint);
  const code = {
    curl: curl(request),
    js: javascript(request),
    python: python(request),
    go: go(request),
  };
  return clients.map((each) => ({ ...each, code: code[each.client] }));
}
