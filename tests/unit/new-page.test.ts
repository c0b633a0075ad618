import { exec } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPage, type Answers } from '../../scripts/new-page';
import { pageKinds } from '../../src/content/frontMatter';

const run = promisify(exec);
const project = join(__dirname, '../..');

/** Copy of what the script reads and changes. */
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-new-page-'));
  for (const path of ['docs', 'sidebars.ts', 'src/content/routes.txt'])
    cpSync(join(project, path), join(root, path), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const answers = {
  route: '/functionyard/quiet-fan',
  title: 'Make the fan quiet',
  sidebar: 'Fix',
  type: 'guide',
  description: 'Find out why the fan of a Blox runs, and what makes it slow down again.',
  source: 'functionland/fula-ota README.md 2026-06-18',
} satisfies Answers;

test('makes pages of every kind that pass the check, their places in the menu, and their routes', async () => {
  for (const [at, type] of pageKinds.entries())
    await newPage(root, {
      ...answers,
      type,
      title: `Fans: part ${at + 1}`,
      route: `/functionyard/fans/${type}`,
      description: `${answers.description} Part ${at + 1} of seven.`,
    });
  expect(read('docs/functionyard/fans/guide.md')).toMatch(/^---\ntitle: "Fans: part 1"\n/);
  expect(read('src/content/routes.txt')).toContain('\n/functionyard/fans/guide\n');
  expect(read('sidebars.ts')).toMatch(
    /label: 'Fix',[^\]]*items: \[\s+'[^']+',[^\]]*'functionyard\/fans\/guide',/,
  );
  const check = `npm run --silent check:pages -- --root ${root} ${root}/docs/functionyard/fans`;
  expect((await run(check, { cwd: project })).stdout).toContain('7 pages, 0 problems');
}, 60_000);

test('adds one line to the list of addresses, and moves no other', async () => {
  const before = read('src/content/routes.txt');
  await newPage(root, answers);
  expect(read('src/content/routes.txt')).toBe(`${before}${answers.route}\n`);
});

const refusals = [
  [{ route: 'quiet-fan' }, '--route must begin with /'],
  [{ route: '/functionyard/Quiet fan' }, '--route must begin with /'],
  [{ route: '/Design/test' }, '--route is the address of a page'],
  [{ title: 'a fan.' }, '--title must begin with a capital'],
  [{ type: 'essay' }, '--type must be one of guide'],
  [{ sidebar: 'Fans' }, '--sidebar must be one of About Blox'],
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
