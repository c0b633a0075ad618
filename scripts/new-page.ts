/**
 * Makes a page: its file, its entry in sidebars.ts, and its route in src/content/routes.txt. Asks for what the command line
 * leaves open.
 *
 * Usage: npm run new-page
 *        npm run new-page -- --route /functionyard/quiet-fan --title "Make the fan quiet" --type guide --sidebar Apps \
 *          --description "One sentence of 50 to 160 characters …" --source "functionland/fula-ota README.md 2026-06-18"
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { pageKinds, pageSchema, type PageFrontMatter } from '../src/content/frontMatter';

const steps = (id: string) => `<Steps id="${id}">

1. **Do this.** {/* One action per step. End with what the reader sees. */}

</Steps>

## It worked if

- {/* A sign that can't be mistaken: a light, a word on the screen. */}

`;

/** What a page of each kind starts with; the comments say what to write, and readers don't see them. */
const bodies: Record<PageFrontMatter['type'], (id: string) => string> = {
  guide: steps,
  help: steps,
  reference: () => '| Name | What it does |\n|---|---|\n| | {/* A sentence with a verb. */} |\n\n',
  explain: () => '## {/* A question a reader asks. */} How it works\n\n',
  hub: () => '- {/* One link per line, each with what the reader gets. */}\n\n',
  archive: () => '## What came of it\n\n',
  meta: () => '',
};

const questions = {
  route: 'Address of the page, such as /functionyard/quiet-fan',
  title: 'Title, in sentence case',
  type: `Kind of page: ${pageKinds.join(', ')}`,
  sidebar: 'Section of the sidebar, such as Apps',
  description: 'What the reader gets, in one sentence of 50 to 160 characters',
  source:
    'Where the facts come from, with a date: an address, or a repository and files, such as functionland/fula-ota README.md 2026-06-18',
};

type Name = keyof typeof questions;
export type Answers = Partial<Record<Name, string>>;

const routesIn = (root: string) =>
  readFileSync(join(root, 'src/content/routes.txt'), 'utf8').trim().split('\n');

/** A source as the front matter has it. */
function sourceOf(text: string): object {
  const [from = '', ...paths] = text.trim().split(/\s+/);
  const date = paths.pop();
  return from.startsWith('https://') ? { url: from, date } : { repo: from, paths, date };
}

/** What is wrong with an answer. */
function problemWith(root: string, name: Name, answer: string): string | undefined {
  if (name === 'route') {
    const taken = routesIn(root).find((route) => route.toLowerCase() === answer.toLowerCase());
    if (taken) return `there is a page ${taken}: take another address, or change that page`;
    return /^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)*\/[a-z0-9-]+$/.test(answer)
      ? undefined
      : 'must begin with / and end with lowercase letters, digits, and hyphens';
  }
  if (name === 'sidebar') {
    const text = readFileSync(join(root, 'sidebars.ts'), 'utf8');
    const labels = [...text.matchAll(/label: '([^']+)'/g)].map(([, label]) => label!);
    return labels.includes(answer) ? undefined : `must be one of ${labels.join(', ')}`;
  }
  const { error } =
    name === 'source'
      ? pageSchema.shape.sources.safeParse([sourceOf(answer)])
      : pageSchema.shape[name].safeParse(answer);
  return error?.issues[0]?.message;
}

/** Writes the page and its two entries below a folder, and says what it wrote. Refuses answers that can't be right. */
export async function newPage(root: string, answers: Answers): Promise<string> {
  const problems = (Object.keys(questions) as Name[]).flatMap((name) => {
    const answer = answers[name];
    const problem = answer ? problemWith(root, name, answer) : `is missing. ${questions[name]}`;
    return problem ? [`--${name} ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const { route, title, type, sidebar, description, source } = answers as Required<Answers>;
  const id = route.slice(1);
  const file = `docs${route}.md`;
  const frontMatter = {
    title,
    description,
    type,
    ...(type === 'archive' ? { status: 'history', replaced_by: '/' } : { status: 'current' }),
    checked: new Date().toISOString().slice(0, 10),
    sources: [sourceOf(source)],
  };
  const body = bodies[type as PageFrontMatter['type']](id.split('/').at(-1)!);
  const page = `---
${stringify(frontMatter, { lineWidth: 0 })}---

{/* The first sentence gives the answer or the result. */}

${body}**Next:** [Fix a problem](/functionyard/troubleshooting)
`;
  const menu = readFileSync(join(root, 'sidebars.ts'), 'utf8');
  const at = menu.indexOf(`label: '${sidebar}'`);
  // After the first entry, because the navbar links to that one.
  const section = menu.slice(at).replace(/items: \[\s*('[^']+',)?/, `$& '${id}',`);
  const config = await resolveConfig(join(__dirname, '../sidebars.ts'));
  const files = {
    [file]: page,
    'sidebars.ts': await format(menu.slice(0, at) + section, {
      ...config,
      parser: 'typescript',
    }),
    'src/content/routes.txt': `${[...routesIn(root), route].sort().join('\n')}\n`,
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
  const names = Object.keys(questions) as Name[];
  const options = ['root', ...names].map((name) => [name, { type: 'string' }] as const);
  const { root = '.', ...answers } = parseArgs({ options: Object.fromEntries(options) })
    .values as Answers & { root?: string };
  if (process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    for (const name of names) {
      let answer = answers[name];
      while (!answer || problemWith(root, name, answer)) {
        if (answer) console.log(`It ${problemWith(root, name, answer)}.`);
        answer = (await terminal.question(`${questions[name]}: `)).trim();
      }
      answers[name] = answer;
    }
    terminal.close();
  }
  console.log(await newPage(root, answers));
}

if (require.main === module)
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
