import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPage, type Answers } from '../../scripts/new-page';
import { pageKinds } from '../../src/content/frontMatter';

const run = promisify(execFile);
const project = join(__dirname, '../..');

/** Copy of what the script reads and changes. */
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-new-page-'));
  for (const path of ['docs', 'sidebars.ts', 'src/content/routes.txt']) {
    cpSync(join(project, path), join(root, path), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const script = (name: string, ...args: string[]) =>
  run(
    process.execPath,
    [
      join(project, 'node_modules/tsx/dist/cli.mjs'),
      join(project, 'scripts', name),
      '--root',
      root,
      ...args,
    ],
    { cwd: project },
  );

const answers = {
  route: '/functionyard/quiet-fan',
  title: 'Make the fan quiet',
  sidebar: 'Apps',
  type: 'guide',
  description: 'Find out why the fan of a Blox runs, and what makes it slow down again.',
  source: 'functionland/fula-ota README.md 2026-06-18',
} satisfies Answers;

test('makes a page, its place in the menu and its route', async () => {
  await newPage(root, answers);
  expect(read('docs/functionyard/quiet-fan.md')).toMatch(/^---\ntitle: Make the fan quiet\n/);
  expect(read('src/content/routes.txt')).toContain('\n/functionyard/quiet-fan\n');
  expect(read('sidebars.ts')).toMatch(
    /label: 'Apps',[^\]]*items: \[\s+'[^']+',\s+'functionyard\/quiet-fan',/,
  );
});

test('pages of every kind pass the check of pages', async () => {
  for (const [at, type] of pageKinds.entries()) {
    await newPage(root, {
      ...answers,
      type,
      title: `Fans: part ${at + 1}`,
      route: `/functionyard/fans/${type}`,
      description: `${answers.description} Part ${at + 1} of seven.`,
    });
  }
  expect(read('sidebars.ts')).toContain("'functionyard/fans/guide',");
  const { stdout } = await script('check-pages.ts', join(root, 'docs/functionyard/fans'));
  expect(stdout).toContain('7 pages, 0 problems');
}, 60_000);

const refusals = [
  [{ route: 'quiet-fan' }, '--route must begin with /'],
  [{ route: '/functionyard/Quiet fan' }, '--route must begin with /'],
  [{ route: '/Design/test' }, '--route is the address of a page'],
  [{ title: 'a fan.' }, '--title must begin with a capital'],
  [{ type: 'essay' }, '--type must be one of guide'],
  [{ sidebar: 'Fans' }, '--sidebar must be one of Start here'],
  [{ description: 'Fans.' }, '--description is too short'],
  [{ source: 'somewhere' }, '--source has an entry that is none of'],
  [{ source: undefined }, '--source is missing'],
] satisfies Array<[Answers, string]>;

test("refuses what it can't use, says why, and writes nothing", async () => {
  const before = read('sidebars.ts');
  for (const [changes, words] of refusals)
    await expect(newPage(root, { ...answers, ...changes })).rejects.toThrow(words);
  expect(read('sidebars.ts')).toBe(before);
  expect(existsSync(join(root, 'docs/functionyard/quiet-fan.md'))).toBe(false);
});
