import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { blocksOf, type Block } from './blocks';
import { report } from '../check-samples';
import { libraryFolder } from './library';
import { parse } from './parse';
import { checkTypes } from './types';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

function page(text: string, status = 'current'): Block[] {
  const file = join(folder, 'page.md');
  writeFileSync(file, `---\nstatus: ${status}\n---\n\n${text}\n`);
  return blocksOf(file);
}

const fence = (opening: string, code: string) => `\`\`\`${opening}\n${code}\n\`\`\``;

describe('blocks', () => {
  it.each([
    ['TypeScript of a current page', 'ts', 'current', true],
    ['JavaScript that says parse', 'js title="did.mjs" parse', 'current', false],
    ['TypeScript of an archive page', 'ts', 'legacy', false],
    ['a shell command', 'sh', 'current', false],
  ])('%s: types', (_, opening, status, typed) => {
    expect(page(fence(opening, 'ls'), status)).toMatchObject([{ typed, line: 6 }]);
  });

  it('blocks in steps and tabs are found with their line', () => {
    const blocks = page(`1. Run it:\n\n   ${fence('sh', 'ls').replaceAll('\n', '\n   ')}`);
    expect(blocks).toMatchObject([{ line: 8, code: 'ls\n' }]);
  });
});

/** Whether a program is on this machine. Where it isn't, the test is listed as skipped. */
const has = (program: string) => !spawnSync(program, ['--version']).error;

describe('parsers', () => {
  const lineOf = (language: string, code: string) =>
    page(fence(language, code)).flatMap(parse)[0]?.line;

  it.each([
    ['ts', 'const a = 1;\nconst b = ;', 2],
    ['json', '{\n  "a": 1,\n}', 2],
    ['yaml', 'a: 1\nb: [1', 3],
    ['xml', '<a>\n<b></a>', 2],
  ])('%s: the line of a fault', (language, code, line) => {
    expect(lineOf(language, code)).toBe(line + 5);
  });

  it.skipIf(!has('bash'))('sh: the line of a fault', () => {
    expect(lineOf('sh', 'ls\nif true; then')).toBe(8);
    expect(lineOf('sh', 'ls\ndone')).toBe(7);
  });

  it.skipIf(!has('python3'))('python: the line of a fault', () => {
    expect(lineOf('python', 'import os\nprint(')).toBe(7);
  });

  it.skipIf(!has('gofmt'))('go: the line of a fault', () => {
    expect(lineOf('go', 'package main\n\nfunc main( {}')).toBe(8);
  });

  it('has no check for an unknown language', () => {
    expect(page(fence('cobol', 'STOP RUN.')).flatMap(parse)).toMatchObject([
      { line: 5, message: expect.stringMatching('no check for "cobol"') },
    ]);
  });

  it.each([
    ['json', '{"a": [1, 2]}'],
    ['go', 'http.Get("https://example.com")'],
    ['xml', '<a/>\n<b>c</b>'],
  ])('%s without a fault', (language, code) => {
    const findings = page(fence(language, code)).flatMap(parse);
    expect(findings.filter(({ notChecked }) => !notChecked)).toEqual([]);
  });
});

describe('the report', () => {
  const blocks = page(`${fence('sh', 'ls')}\n\n${fence('sh', 'ls')}`);
  const missing = blocks.map((block) => ({
    ...block,
    notChecked: true,
    message: 'sh is not installed',
  }));

  it('begins with what was not checked, and passes on a machine without the tool', () => {
    const { lines, passed } = report(blocks, missing.slice(1));
    expect(lines[0]).toBe('Not checked, or only in part: 1 of 2 code blocks');
    expect(passed).toBe(true);
  });

  it('fails without the tool where all tools are required', () => {
    expect(report(blocks, missing, true).passed).toBe(false);
    expect(report(blocks, [], true).passed).toBe(true);
  });

  it('fails with a fault', () => {
    expect(report(blocks, [{ ...blocks[0]!, message: 'wrong' }]).passed).toBe(false);
  });
});

describe('types', () => {
  it('finds a renamed method, a removed field, and packages, with their lines', () => {
    const blocks =
      page(`${fence('ts', "import { readFile } from 'node:fs/promises';\nreadFiles('a');")}

${fence('js', "const { body } = await fetch('/');\nconsole.log(body.text);")}

${fence('js', "import { a } from 'not-here';")}

${fence('js', "fula.readFile('a');")}`);
    const found = checkTypes(blocks);
    const lines = found.map(({ line, message, notChecked = false }) => [line, message, notChecked]);
    const message = (words: RegExp): unknown => expect.stringMatching(words);
    expect(lines.sort(([left], [right]) => Number(left) - Number(right))).toEqual([
      [7, message(/^Cannot find name 'readFiles'/), false],
      [12, message(/^Property 'text' does not exist/), false],
      [16, message(/^not-here isn't in package\.json/), false],
      ...(existsSync(libraryFolder)
        ? []
        : [[20, message(/^the source of .*-fula isn't here/), true]]),
    ]);
  }, 60_000);
});
