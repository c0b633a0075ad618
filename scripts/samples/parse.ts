/** Parsers for code blocks: a language's own tool where there is one, or a rule for the shape of the text. */
import { spawnSync } from 'node:child_process';
import { XMLValidator } from 'fast-xml-parser';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

/** A fault with its line in the code, counted from 1; or the tool that is missing. */
type Fault = { line: number; message: string } | { missing: string };
type Parser = (code: string) => Fault[];

const at = (line: number, message: string): Fault[] => [{ line, message }];

/** Runs a tool on code from standard input; `fault` finds line and message in what it prints. */
function tool(program: string, args: string[], fault: RegExp): Parser {
  return (input) => {
    const { error, status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
    if (error) return [{ missing: program }];
    if (status === 0) return [];
    const printed = stdout + stderr;
    const { line, message } = fault.exec(printed)?.groups ?? {};
    return at(Number(line ?? 1), `${program}: ${message ?? printed.trim()}`);
  };
}

/** Runs parsers until one finds a fault. */
const all =
  (...parts: Parser[]): Parser =>
  (code) => {
    const found: Fault[] = [];
    for (const part of parts) {
      found.push(...part(code));
      if (found.some((fault) => 'line' in fault)) break;
    }
    return found;
  };

const script: Parser = (code) => {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'block.tsx',
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.map(({ file, start = 0, messageText }) => ({
    line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
};

const json: Parser = (code) => {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as Error;
    const place = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return at(code.slice(0, place).split('\n').length, message);
  }
};

const yaml: Parser = (code) =>
  parseAllDocuments(code).flatMap(({ errors }) =>
    errors.map(({ linePos, message }) => ({ line: linePos?.[0].line ?? 1, message })),
  );

const xml: Parser = (code) => {
  const result = XMLValidator.validate(`<root>${code}</root>`);
  return result === true ? [] : at(result.err.line, result.err.msg);
};

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** For languages without a tool here: brackets and quotes have to match. */
const balanced: Parser = (code) => {
  const open: { closes: string; line: number }[] = [];
  const tokens = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/.*|#.*|[()[\]{}'"\n]/g;
  let line = 1;
  for (const [token] of code.matchAll(tokens)) {
    if (token === '\n') line += 1;
    else if (closing[token]) open.push({ closes: closing[token], line });
    else if (/^[)\]}]$/.test(token) && open.pop()?.closes !== token)
      return at(line, `${token} closes nothing`);
    else if (/^['"]$/.test(token)) return at(line, `a ${token} is never closed`);
  }
  return open.flatMap((left) => at(left.line, `a ${left.closes} is missing`));
};

/** Every line has to have one of the shapes. */
const lines =
  (shape: RegExp, what: string): Parser =>
  (code) =>
    code
      .replace(/\n$/, '')
      .split('\n')
      .flatMap((text, index) => (shape.test(text) ? [] : at(index + 1, `not ${what}: ${text}`)));

const http: Parser = (code) => {
  const [first = '', ...headers] = code.replace(/\n(\n[\s\S]*)?$/, '').split('\n');
  if (!/^([A-Z]+ \S+( HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}.*)$/.test(first))
    return at(1, `not a request or status line: ${first}`);
  const wrong = headers.findIndex((header) => !/^[\w-]+: ./.test(header));
  return wrong === -1 ? [] : at(wrong + 2, `not a header: ${headers[wrong]}`);
};

const shell = all(
  tool('bash', ['-n'], /line (?<line>\d+): (?<message>.+)/),
  // Samples are parts of a session: no shebang, variables from elsewhere, `cd` that is read by a person.
  tool(
    'shellcheck',
    [
      '--shell=bash',
      '--severity=warning',
      '--exclude=SC2034,SC2154,SC2155,SC2164',
      '--format=gcc',
      '-',
    ],
    /^-:(?<line>\d+):\d+: (?<message>.+)/,
  ),
);

const text: Parser = () => [];

export const parsers: Record<string, Parser> = {
  bash: shell,
  sh: shell,
  python: tool(
    'python3',
    ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
    /"<unknown>", line (?<line>\d+)[\s\S]*\n(?<message>\w+: .+)/,
  ),
  go: tool('gofmt', ['-e'], /^<standard input>:(?<line>\d+):\d+: (?<message>.+)/),
  ts: script,
  tsx: script,
  js: script,
  jsx: script,
  json,
  yaml,
  xml,
  http,
  solidity: balanced,
  dart: balanced,
  groovy: balanced,
  ruby: balanced,
  powershell: balanced,
  ini: lines(/^\s*($|[#;[]|[\w.-]+\s*=)/, 'a setting'),
  diff: lines(/^([-+@ ]|$)/, 'a line of a diff'),
  // Drawn or shown as text; the page check renders diagrams.
  mermaid: text,
  md: text,
  mdx: text,
  text,
};
