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

const bash = tool('bash', ['-n'], /line (?<line>\d+): (?<message>.+)/);
// Samples are parts of a session: no shebang, variables from elsewhere, `cd` that is read by a person.
const exclude = '--exclude=SC2034,SC2154,SC2155,SC2164';
const shellcheck = tool(
  'shellcheck',
  ['--shell=bash', '--severity=warning', exclude, '--format=gcc', '-'],
  /^-:(?<line>\d+):\d+: (?<message>.+)/,
);
const shell: Parser = (code) => {
  const faults = bash(code);
  return faults.some((fault) => 'line' in fault) ? faults : [...faults, ...shellcheck(code)];
};

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
  solidity: balanced,
  dart: balanced,
  groovy: balanced,
  ruby: balanced,
  powershell: balanced,
  // Shown as text. The page check draws diagrams.
  http: text,
  ini: text,
  diff: text,
  mermaid: text,
  md: text,
  mdx: text,
  text,
};
