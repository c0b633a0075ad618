/**
 * Checks the code blocks of pages: each with the parser of its language, where there is one here, and JavaScript and TypeScript
 * also against the types of the packages that they import. Nothing is run.
 *
 * Usage: npm run check:samples                    all pages; or name some
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { transformSync, type Loader, type TransformFailure } from 'esbuild';
import matter from 'gray-matter';
import type { Code } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseAllDocuments } from 'yaml';
import { parseMeta } from '../src/markdown/highlight';
import { namedPages } from './namedPages';

interface Block {
  file: string;
  /** The line of the first line of code. */
  line: number;
  language: string;
  code: string;
  /** The file name that its title begins with, which other blocks of the page import. */
  name?: string;
  /** Whether its types are checked, too: JavaScript and TypeScript of current pages, unless the fence says `parse`. */
  typed: boolean;
}

interface Fault {
  line: number;
  message: string;
}

/** The code blocks of a page. */
export function blocksOf(file: string): Block[] {
  const source = readFileSync(file, 'utf8');
  const { status = 'current' } = matter(source, {}).data;
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(source);
  const blocks: Block[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }: Code) => {
    const language = lang ?? 'text';
    const options = parseMeta(meta ?? '');
    blocks.push({
      file,
      line: position!.start.line + 1,
      language,
      code: `${value}\n`,
      name: /^[\w.-]+\.\w+(?=,|$)/.exec(options.title ?? '')?.[0],
      typed: /^[jt]sx?$/.test(language) && status === 'current' && !options.parseOnly,
    });
  });
  return blocks;
}

/** Runs a tool on code from standard input; `fault` finds line and message in what it prints. Where it's missing, it finds nothing. */
function tool(program: string, args: string[], fault: RegExp) {
  return (input: string): Fault[] => {
    const { error, status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
    if (error || status === 0) return [];
    const printed = stdout + stderr;
    const { line, message } = fault.exec(printed)?.groups ?? {};
    return [{ line: Number(line ?? 1), message: `${program}: ${message ?? printed.trim()}` }];
  };
}

function esbuild(loader: Loader) {
  return (code: string): Fault[] => {
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

const yaml = (code: string): Fault[] =>
  parseAllDocuments(code).flatMap(({ errors }) =>
    errors.map(({ linePos, message }) => ({ line: linePos?.[0].line ?? 1, message })),
  );

const bash = tool('bash', ['-n'], /line (?<line>\d+): (?<message>.+)/);

/** Finds faults, with their lines in the code, counted from 1. */
const parsers: Record<string, (code: string) => Fault[]> = {
  bash,
  sh: bash,
  python: tool(
    'python3',
    ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
    /"<unknown>", line (?<line>\d+)[\s\S]*\n(?<message>\w+: .+)/,
  ),
  ts: esbuild('ts'),
  tsx: esbuild('tsx'),
  js: esbuild('jsx'),
  jsx: esbuild('jsx'),
  json: esbuild('json'),
  yaml,
};

/** What a parser finds wrong, with file and line. */
export const parseFaults = ({ file, line, language, code }: Block): string[] =>
  (parsers[language]?.(code) ?? []).map(
    (fault) => `${file}:${line + fault.line - 1}: ${fault.message}`,
  );

const base: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
};

/** Writes a block into a folder of its page, under the name in its title or its line. */
function writeBlock({ file, line, language, name, code }: Block, folder: string): string {
  const page = join(folder, file.replace(/\.mdx?$/, '').replaceAll('/', '-'));
  const path = join(page, name ?? `line-${line}.${language}`);
  mkdirSync(page, { recursive: true });
  writeFileSync(path, code);
  return path;
}

/** What TypeScript finds wrong, with file and line. A package that isn't in package.json is a fault, too. */
export function typeFaults(blocks: readonly Block[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const faults = [true, false].flatMap((isJs) => {
    const options = { ...base, ...(isJs ? { allowJs: true, checkJs: true, strict: false } : {}) };
    const files = new Map(
      blocks
        .filter(({ language }) => language.startsWith('js') === isJs)
        .map((block) => [writeBlock(block, folder), block]),
    );
    const program = ts.createProgram([...files.keys()], options);
    return ts.getPreEmitDiagnostics(program).flatMap(({ file, start = 0, messageText }) => {
      const block = file && files.get(resolve(file.fileName));
      if (!block) return [];
      const line = block.line + file.getLineAndCharacterOfPosition(start).line;
      return `${block.file}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} Correct it, or write "parse" after the language, which leaves types out.`;
    });
  });
  rmSync(folder, { recursive: true });
  return faults;
}

function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  const blocks = namedPages(positionals, ['docs', 'docs/_parts', 'blog']).flatMap(blocksOf);
  const parsed = blocks.filter(({ language }) => parsers[language]);
  const typed = blocks.filter((block) => block.typed);
  const faults = [...parsed.flatMap(parseFaults), ...typeFaults(typed)];
  for (const fault of faults) console.error(fault);
  console.log(
    `${blocks.length} code blocks, ${parsed.length} of them in languages with a parser, ${typed.length} with types, ${faults.length} faults`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (require.main === module) main();
