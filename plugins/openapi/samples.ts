import type { Endpoint } from './spec';

/** A request written for one client. */
export interface Sample {
  /** Value of the tab; the group "client" remembers it. */
  client: 'curl' | 'js' | 'python' | 'go';
  label: string;
  language: string;
  code: string;
}

/** Environment variable that holds the key in the examples. */
const keyName = 'FULA_KEY';

const needsKey = ({ document, operation }: Endpoint) =>
  (operation.security ?? document.security ?? []).length > 0;

/** Address of the worked example, with its path and query values filled in. */
export function addressOf({ document, path, operation }: Endpoint): string {
  const { pathParams = {}, query = {} } = operation['x-example'];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = pathParams[name];
    if (value === undefined)
      throw new Error(`x-example lacks the path parameter "${name}". Add it under pathParams.`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).map(([name, value]) => {
    const text = Array.isArray(value)
      ? value.join(',')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
    return `${name}=${encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
  });
  return `${document.servers[0]!.url}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

const isForm = ({ operation }: Endpoint) =>
  Boolean(operation.requestBody?.content['multipart/form-data']);

const isSocket = ({ operation }: Endpoint) => Boolean(operation.responses['101']);

const width = 72;

/** A value as source text: short ones on one line, long ones broken as a formatter would. */
function literal(
  value: unknown,
  indent: string,
  style: {
    key: (name: string) => string;
    text: (value: string) => string;
    words: Record<string, string>;
    trailing: string;
    pad: string;
    step: string;
  },
): string {
  if (typeof value === 'string') return style.text(value);
  if (value === null || typeof value !== 'object')
    return style.words[String(value)] ?? JSON.stringify(value);
  const list = Array.isArray(value);
  const parts = (inner: string) =>
    list
      ? value.map((entry) => literal(entry, inner, style))
      : Object.entries(value).map(
          ([name, entry]) => `${style.key(name)}: ${literal(entry, inner, style)}`,
        );
  const [open, close] = list ? ['[', ']'] : ['{', '}'];
  if ((list ? value : Object.keys(value)).length === 0) return `${open}${close}`;
  const short = parts(indent).join(', ');
  const pad = list ? '' : style.pad;
  if (indent !== '' && !short.includes('\n') && short.length + indent.length < width)
    return `${open}${pad}${short}${pad}${close}`;
  const inner = indent + style.step;
  return `${open}\n${parts(inner)
    .map((part) => inner + part)
    .join(',\n')}${style.trailing}\n${indent}${close}`;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

const quoteJs = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const js = (value: unknown, indent: string) =>
  literal(value, indent, {
    key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJs(name)),
    text: quoteJs,
    words: {},
    trailing: ',',
    pad: ' ',
    step: '  ',
  });

const python = (value: unknown, indent: string) =>
  literal(value, indent, {
    key: (name) => JSON.stringify(name),
    text: (text) => JSON.stringify(text),
    words: { true: 'True', false: 'False', null: 'None' },
    trailing: ',',
    pad: '',
    step: '    ',
  });

/** Text between single quotes of a shell. */
const shell = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`;

function curl(endpoint: Endpoint): string {
  const { method, operation } = endpoint;
  const { request } = operation['x-example'];
  const bare = request === null && !isForm(endpoint);
  const parts = [
    `curl${method === 'GET' || (method === 'POST' && !bare) ? '' : ` -X ${method}`} ${shell(addressOf(endpoint))}`,
  ];
  if (isSocket(endpoint)) {
    parts[0] = `curl -i -N ${shell(addressOf(endpoint))}`;
    parts.push(
      `-H 'Connection: Upgrade'`,
      `-H 'Upgrade: websocket'`,
      `-H 'Sec-WebSocket-Version: 13'`,
      `-H 'Sec-WebSocket-Key: bm9kZS1hcGktZXhhbXBsZQ=='`,
    );
  }
  if (needsKey(endpoint)) parts.push(`-H "Authorization: Bearer $${keyName}"`);
  if (isForm(endpoint)) parts.push(`-F 'file=@my-set.car'`, `-F 'name=my-set'`);
  else if (!bare) parts.push(`-H 'Content-Type: application/json'`, `-d ${shell(json(request))}`);
  return parts.join(' \\\n  ');
}

function fetchCall(endpoint: Endpoint): string {
  const { method, operation } = endpoint;
  const { request, response } = operation['x-example'];
  if (isSocket(endpoint)) {
    return `const socket = new WebSocket(${quoteJs(addressOf(endpoint).replace(/^http/, 'ws'))});\n\nsocket.addEventListener('message', (event) => console.log(event.data));`;
  }
  const headers = [
    ...(needsKey(endpoint) ? [`Authorization: \`Bearer \${process.env.${keyName}}\``] : []),
    ...(request === null ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(isForm(endpoint) ? ['  body: form,'] : []),
    ...(request === null
      ? []
      : [`  body: JSON.stringify(${js(request, '  ').replace(/^\{ (.*) \}$/, '{ $1 }')}),`]),
  ];
  const lines = [
    ...(isForm(endpoint)
      ? [
          `import { openAsBlob } from 'node:fs';`,
          '',
          'const form = new FormData();',
          `form.append('file', await openAsBlob('my-set.car'), 'my-set.car');`,
          `form.append('name', 'my-set');`,
          '',
        ]
      : []),
    `const response = await fetch(${quoteJs(addressOf(endpoint))}${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''});`,
    'if (!response.ok) throw new Error(await response.text());',
    response === null || response === undefined
      ? 'console.log(response.status);'
      : 'console.log(await response.json());',
  ];
  return lines.join('\n');
}

function requests(endpoint: Endpoint): string {
  const { method, operation } = endpoint;
  const { request, response } = operation['x-example'];
  if (isSocket(endpoint)) {
    return `from websockets.sync.client import connect\n\nwith connect(${JSON.stringify(addressOf(endpoint).replace(/^http/, 'ws'))}) as socket:\n    for message in socket:\n        print(message)`;
  }
  const args = [
    `    ${JSON.stringify(addressOf(endpoint))},`,
    ...(needsKey(endpoint)
      ? [`    headers={"Authorization": f"Bearer {os.environ['${keyName}']}"},`]
      : []),
    ...(isForm(endpoint)
      ? ['    files={"file": open("my-set.car", "rb")},', '    data={"name": "my-set"},']
      : []),
    ...(request === null ? [] : [`    json=${python(request, '    ')},`]),
    '    timeout=120,',
  ];
  return [
    ...(needsKey(endpoint) ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...args,
    ')',
    'response.raise_for_status()',
    response === null || response === undefined
      ? 'print(response.status_code)'
      : 'print(response.json())',
  ].join('\n');
}

function go(endpoint: Endpoint): string {
  const { method, operation } = endpoint;
  const { request } = operation['x-example'];
  const body = request === null ? 'nil' : 'body';
  const key = needsKey(endpoint);
  const imports = [
    'fmt',
    'io',
    'net/http',
    ...(key ? ['os'] : []),
    ...(request === null ? [] : ['strings']),
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(request === null ? [] : [`\tbody := strings.NewReader(\`${JSON.stringify(request)}\`)`]),
    `\trequest, err := http.NewRequest("${method}", ${JSON.stringify(addressOf(endpoint))}, ${body})`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    ...(request === null ? [] : ['\trequest.Header.Set("Content-Type", "application/json")']),
    ...(key ? [`\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${keyName}"))`] : []),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\ttext, err := io.ReadAll(response.Body)',
    '\tfmt.Println(response.Status, string(text), err)',
    '}',
  ].join('\n');
}

/** The worked example of an operation for each client; Go is left out where its standard library does not do. */
export function samplesOf(endpoint: Endpoint): Sample[] {
  return [
    { client: 'curl', label: 'curl', language: 'bash', code: curl(endpoint) },
    { client: 'js', label: 'JavaScript', language: 'js', code: fetchCall(endpoint) },
    { client: 'python', label: 'Python', language: 'python', code: requests(endpoint) },
    ...(isSocket(endpoint) || isForm(endpoint)
      ? []
      : [{ client: 'go', label: 'Go', language: 'go', code: go(endpoint) } as const]),
  ];
}
