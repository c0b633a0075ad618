/**
 * Creates a page: its file, its entry in sidebars.ts, and its route in src/content/routes.txt. Asks for what the command line
 * doesn't give.
 *
 * Usage: npm run new-page
 *        npm run new-page -- --route /functionyard/quiet-fan --title "Make the fan quiet" --type guide --sidebar Fix \
 *          --description "One sentence of 50 to 160 characters …" --source "functionland/fula-ota README.md 2026-06-18"
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { pageKinds, pageSchema } from '../src/content/frontMatter';

const questions = {
  route: 'Address of the page, such as /functionyard/quiet-fan',
  title: 'Title, in sentence case',
  type: `Kind of page: ${pageKinds.join(', ')}`,
  sidebar: 'Section of the sidebar: SECTIONS',
  description: 'What the reader gets, in one sentence of 50 to 160 characters',
  source:
    'Where the facts come from, with a date: an address, or a repository and files, such as functionland/fula-ota README.md 2026-06-18',
};

type Name = keyof typeof questions;
export type Answers = Partial<Record<Name, string>>;

const names = Object.keys(questions) as Name[];

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

const routesIn = (root: string) => read(root, 'src/content/routes.txt').trim().split('\n');

/** A source as the front matter has it. */
function sourceOf(text: string): object {
  const [from = '', ...paths] = text.trim().split(/\s+/);
  const date = paths.pop();
  return from.startsWith('https://') ? { url: from, date } : { repo: from, paths, date };
}

/** The schema of the answers. */
function schemaFor(root: string) {
  const { title, type, description, sources } = pageSchema.shape;
  const labels = [
    ...read(root, 'sidebars.ts').matchAll(/type: 'category',\s+label: '([^']+)'/g),
  ].map(([, label]) => label!);
  const taken = new Set(routesIn(root).map((route) => route.toLowerCase()));
  return z.object({
    route: z
      .string('is missing')
      .regex(
        /^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)*\/[a-z0-9-]+$/,
        'must begin with / and end with lowercase letters, digits, and hyphens',
      )
      .refine(
        (route) => !taken.has(route.toLowerCase()),
        'is the address of a page: take another, or change that page',
      ),
    title,
    type,
    sidebar: z.enum(labels, { error: `must be one of ${labels.join(', ')}` }),
    description,
    source: z.preprocess((text?: string) => text && [sourceOf(text)], sources),
  });
}

/** Writes the page and its two entries, and returns what it wrote. Throws on invalid answers. */
export async function newPage(root: string, answers: Answers): Promise<string> {
  const { data, error } = schemaFor(root).safeParse(answers);
  if (!data)
    throw new Error(
      error.issues.map(({ path, message }) => `--${String(path[0])} ${message}`).join('\n'),
    );
  const { route, title, type, sidebar, description, source } = data;
  const id = route.slice(1);
  const file = `docs${route}.md`;
  const frontMatter = {
    title,
    description,
    type,
    ...(type === 'archive' ? { status: 'history', replaced_by: '/' } : { status: 'current' }),
    checked: new Date().toISOString().slice(0, 10),
    pagination_next: 'functionyard/troubleshooting/index',
    sources: source,
  };
  const bodies = parse(read(__dirname, 'new-page.yaml')) as Record<typeof type, string>;
  const page = `---
${stringify(frontMatter, { lineWidth: 0 })}---

{/* The first sentence gives the answer or the result. */}

${bodies[type].replace('ID', basename(route))}`;
  const menu = read(root, 'sidebars.ts');
  const at = menu.indexOf(`label: '${sidebar}'`);
  // After the first entry, because the navbar links to that one.
  const section = menu.slice(at).replace(/items: \[\s*('[^']+',)?/, `$& '${id}',`);
  const config = await resolveConfig(join(__dirname, '../sidebars.ts'));
  const files = {
    [file]: page,
    'sidebars.ts': await format(menu.slice(0, at) + section, { ...config, parser: 'typescript' }),
    'src/content/routes.txt': `${[...routesIn(root), route].join('\n')}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return `${file}: the page, with comments that say what to write
sidebars.ts: in "${sidebar}"; move it where it belongs
src/content/routes.txt: ${route}

Next: write the page, then npm run check:pages -- ${file}`;
}

async function main(): Promise<void> {
  const options = names.map((name) => [name, { type: 'string' }] as const);
  const answers: Answers = parseArgs({ options: Object.fromEntries(options) }).values;
  if (process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const { shape } = schemaFor('.');
    const sections = shape.sidebar.options.join(', ');
    for (const name of names) {
      const question = questions[name].replace('SECTIONS', sections);
      let { error } = shape[name].safeParse(answers[name]);
      while (error) {
        if (answers[name]) console.log(`It ${error.issues[0]!.message}.`);
        answers[name] = (await terminal.question(`${question}: `)).trim() || undefined;
        ({ error } = shape[name].safeParse(answers[name]));
      }
    }
    terminal.close();
  }
  console.log(await newPage('.', answers));
}

if (require.main === module)
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
