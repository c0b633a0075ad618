import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { blocksOf, parseFaults, typeFaults } from './check-samples';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

function page(text: string, status = 'current') {
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

  it.each([
    ['ts', 'const a = 1;\nconst b = ;', 7],
    ['json', '{\n  "a": 1,\n}', 7],
    ['yaml', 'a: 1\nb: [1', 8],
    ['sh', 'ls\nif true; then', 8],
    ['python', 'import os\nprint(', 7],
  ])(
    '%s: the line of a fault',
    (language, code, line) => {
      expect(page(fence(language, code)).flatMap(parseFaults)[0]).toContain(`page.md:${line}: `);
    },
    30_000,
  );
});

it('types: a renamed method, a removed field, and a package that is not here, with their lines', () => {
  const blocks =
    page(`${fence('ts', "import { readFile } from 'node:fs/promises';\nreadFiles('a');")}

${fence('js', "const { body } = await fetch('/');\nconsole.log(body.text);")}

${fence('js', "import { a } from 'not-here';")}`);
  const found = typeFaults(blocks).map((fault) => fault.replace(/^.*page\.md:/, ''));
  expect(found).toEqual([
    expect.stringMatching(/^12: Property 'text' does not exist/),
    expect.stringMatching(/^16: Cannot find module 'not-here'/),
    expect.stringMatching(/^7: Cannot find name 'readFiles'/),
  ]);
}, 60_000);
