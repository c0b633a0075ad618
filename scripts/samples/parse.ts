/** Parsers for code blocks: a language's own tool, or a library. */
import { spawnSync } from 'node:child_process';
import { transformSync, type Loader, type TransformFailure } from 'esbuild';
import { XMLValidator } from 'fast-xml-parser';
import { parseAllDocuments } from 'yaml';
import type { Block, Finding } from './blocks';

/** Finds faults, with their lines in the code, counted from 1. */
type Parser = (code: string) => Omit<Finding, 'file'>[];

/** Runs a tool on code from standard input; `fault` finds line and message in what it prints. */
function tool(program: string, args: string[], fault: RegExp): Parser {
  return (input) => {
    const { error, status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
    if (error) return [{ line: 1, notChecked: true, message: `${program} is not installed` }];
    if (status === 0) return [];
    const printed = stdout + stderr;
    const { line, message } = fault.exec(printed)?.groups ?? {};
    return [{ line: Number(line ?? 1), message: `${program}: ${message ?? printed.trim()}` }];
  };
}

function esbuild(loader: Loader): Parser {
  return (code) => {
    try {
      transformSync(code, { loader, logLevel: 'silent' });
      return [];
    } catch (error) {
      return (error as TransformFailure).errors.map(({ location, text }) => ({
        line: location?.line ?? 1,
        message: text,
      }));
    }
  };
}

const yaml: Parser = (code) =>
  parseAllDocuments(code).flatMap(({ errors }) =>
    errors.map(({ linePos, message }) => ({ line: linePos?.[0].line ?? 1, message })),
  );

const xml: Parser = (code) => {
  const result = XMLValidator.validate(`<root>${code}</root>`);
  return result === true ? [] : [{ line: result.err.line, message: result.err.msg }];
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
  return faults.length > 0 ? faults : shellcheck(code);
};

const parsers: Record<string, Parser> = {
  bash: shell,
  sh: shell,
  python: tool(
    'python3',
    ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
    /"<unknown>", line (?<line>\d+)[\s\S]*\n(?<message>\w+: .+)/,
  ),
  go: tool('gofmt', ['-e'], /^<standard input>:(?<line>\d+):\d+: (?<message>.+)/),
  ts: esbuild('ts'),
  tsx: esbuild('tsx'),
  js: esbuild('jsx'),
  jsx: esbuild('jsx'),
  json: esbuild('json'),
  yaml,
  xml,
  // There is no parser for these here. The page check draws diagrams.
  ...Object.fromEntries(
    'text http ini diff mermaid md mdx solidity dart groovy ruby powershell'
      .split(' ')
      .map((language) => [language, () => []]),
  ),
};

/** What is wrong with a block. */
export function parse({ file, line, language, code }: Block): Finding[] {
  const parser = parsers[language];
  if (!parser) {
    const fix = 'Use another language, or add it to scripts/samples/parse.ts.';
    return [{ file, line: line - 1, message: `no check for "${language}". ${fix}` }];
  }
  return parser(code).map((fault) => ({ ...fault, file, line: line + fault.line - 1 }));
}
