/**
 * Makes a page: the file with its front matter and what a page of its kind starts with, its entry in sidebars.ts,
 * its address in src/content/routes.txt. Asks for what the command line leaves open.
 *
 * Usage: npm run new-page
 *        npm run new-page -- --route /functionyard/quiet-fan --title "Make the fan quiet" --sidebar "Set up a Blox" \
 *          --type guide --description "One sentence of 50 to 160 characters …" --source "functionland/fula-ota README.md 2026-06-18"
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import matter from 'gray-matter';
import { format, resolveConfig } from 'prettier';
import { checkFrontMatter } from '../plugins/front-matter';
import { pageKinds } from '../src/content/frontMatter';

const steps = (id: string) => `<Steps id="${id}">

1. **Do this.** {/* One action per step. End with what the reader sees. */}

</Steps>

## It worked if

- {/* A sign that can't be mistaken: a light, a word on the screen. */}

`;

/** What a page of each kind starts with; the comments say what to write, and readers don't see them. */
const bodies: Record<(typeof pageKinds)[number], (id: string) => string> = {
  guide: steps,
  help: steps,
  reference: () => '| Name | What it does |\n|---|---|\n| | {/* A sentence with a verb. */} |\n\n',
  explain: () => '## {/* A question a reader asks. */} How it works\n\n',
  hub: () => '- {/* One link per line, each with what the reader gets. */}\n\n',
  archive: () => '## What came of it\n\n',
  meta: () => '',
};

/** Labels of all categories of both sidebars, in their order. */
function categories(root: string): string[] {
  return [...readFileSync(join(root, 'sidebars.ts'), 'utf8').matchAll(/label: '([^']+)'/g)].map(
    ([, label]) => label!,
  );
}

const routesIn = (root: string) =>
  readFileSync(join(root, 'src/content/routes.txt'), 'utf8').split('\n').filter(Boolean);

const pagesIn = (root: string): string[] =>
  readdirSync(join(root, 'docs'), { recursive: true })
    .map(String)
    .filter((name) => /\.mdx?$/.test(name));

/** Says what is wrong with an answer, or nothing. */
type Check = (answer: string, root: string) => string | undefined;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const checkRoute: Check = (route, root) => {
  const routes = routesIn(root);
  if (!/^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/.test(route) || !/\/[a-z0-9-]+$/.test(route)) {
    return `"${route}" is no address for a new page: it begins with / and ends with small letters, digits and hyphens, such as /functionyard/quiet-fan`;
  }
  if (/^\/(blog|search|img|assets|openapi)(\/|$)|\/index$/.test(route)) {
    return `"${route}" is used by the site itself: take another address`;
  }
  const taken = routes.find((other) => same(other, route));
  if (
    taken ||
    existsSync(join(root, `docs${route}.md`)) ||
    existsSync(join(root, `docs${route}/index.md`))
  ) {
    return `"${route}" exists${taken && taken !== route ? ` as ${taken}` : ''}: take another address, or change that page`;
  }
  const folder = `${dirname(route)}/`;
  const alike = routes.find(
    (other) => same(other.slice(0, folder.length), folder) && !other.startsWith(folder),
  );
  return alike && `the folder of "${route}" is spelled as in ${alike}`;
};

function unique(root: string, field: 'title' | 'description', value: string): string | undefined {
  const twin = pagesIn(root).find((name) =>
    same(String(matter(readFileSync(join(root, 'docs', name), 'utf8'), {}).data[field]), value),
  );
  return twin && `docs/${twin} has this ${field}: no two pages share one`;
}

interface Question {
  name: 'route' | 'title' | 'type' | 'sidebar' | 'description' | 'source';
  ask: (root: string) => string;
  check: Check;
}

export type Answers = Partial<Record<Question['name'], string>>;

const questions: Question[] = [
  {
    name: 'route',
    ask: () => 'Address of the page, such as /functionyard/quiet-fan',
    check: checkRoute,
  },
  {
    name: 'title',
    ask: () => 'Title, in sentence case',
    check: (title, root) =>
      /^[A-Z0-9].*[^.:;,\s]$/.test(title)
        ? unique(root, 'title', title)
        : `"${title}" is no title: it begins with a capital and ends without a mark`,
  },
  {
    name: 'type',
    ask: () => `Kind of page (${pageKinds.join(', ')})`,
    check: (type) =>
      (pageKinds as readonly string[]).includes(type)
        ? undefined
        : `"${type}" isn't a kind of page. Use one of ${pageKinds.join(', ')}`,
  },
  {
    name: 'sidebar',
    ask: (root) => `Section of the sidebar:\n  ${categories(root).join('\n  ')}\nWhich one`,
    check: (label, root) =>
      categories(root).some((other) => same(other, label))
        ? undefined
        : `"${label}" isn't part of the sidebar. Use one of ${categories(root).join(', ')}`,
  },
  {
    name: 'description',
    ask: () => 'What the reader gets, in one sentence of 50 to 160 characters',
    check: (text, root) =>
      text.length >= 50 && text.length <= 160
        ? unique(root, 'description', text)
        : `the description has ${text.length} characters: write one sentence of 50 to 160`,
  },
  {
    name: 'source',
    ask: () =>
      'Where the facts come from: repository, file, and date, such as functionland/fula-ota README.md 2026-06-18, or an address and a date',
    check: (text) =>
      sourceYaml(text) ? undefined : `"${text}" isn't a source: name repository, file, and date`,
  },
];

/** A source as the front matter has it, or undefined where the text isn't one. */
function sourceYaml(text: string): string | undefined {
  const [from = '', ...rest] = text.trim().split(/\s+/);
  const date = rest.pop() ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  if (from.startsWith('https://')) return `  - url: ${from}\n    date: ${date}`;
  return from.includes('/') && rest.length > 0
    ? `  - repo: ${from}\n    paths: [${rest.join(', ')}]\n    date: ${date}`
    : undefined;
}

/** Asks, where someone sits at the terminal, for what is missing or wrong. */
async function askFor(root: string, given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Answers = {};
  for (const { name, ask, check } of questions) {
    let answer = given[name];
    for (
      let problem = answer && check(answer, root);
      !answer || problem;
      problem = check(answer, root)
    ) {
      if (problem) console.log(problem);
      answer = (await terminal.question(`${ask(root)}: `)).trim();
    }
    answers[name] = answer;
  }
  terminal.close();
  return answers;
}

/** A text as a YAML value, in quotation marks only where it needs them. */
const yaml = (text: string) => (/^[A-Za-z][\w ,.()'/-]*$/.test(text) ? text : JSON.stringify(text));

function pageSource({ route, title, type, description, source }: Required<Answers>): string {
  return `---
title: ${yaml(title)}
description: ${yaml(description)}
type: ${type}
status: ${type === 'archive' ? 'history\nreplaced_by: /' : 'current'}
checked: ${new Date().toISOString().slice(0, 10)}
sources:
${sourceYaml(source)}
---

{/* The first sentence gives the answer or the result. */}

${bodies[type as keyof typeof bodies](route.split('/').at(-1)!)}**Next:** [Fix a problem](/functionyard/troubleshooting)
`;
}

/** The text of sidebars.ts with the page as the last entry of a category. */
function withEntry(text: string, label: string, id: string): string {
  const from = [...text.matchAll(/label: '([^']+)'/g)].find(([, other]) => same(other!, label))!;
  const start = text.indexOf('items: [', from.index) + 'items: ['.length;
  let depth = 1;
  let end = start;
  for (; depth > 0; end += 1) {
    if (text[end] === '[') depth += 1;
    if (text[end] === ']') depth -= 1;
  }
  const before = text
    .slice(0, end - 1)
    .trimEnd()
    .replace(/,$/, '');
  return `${before}${before.endsWith('[') ? '' : ','} '${id}',${text.slice(end - 1)}`;
}

/** Writes the page and its two entries below a folder; says what was done. Refuses answers that cannot be right. */
export async function newPage(root: string, answers: Answers): Promise<string> {
  const problems = questions.flatMap(({ name, ask, check }) => {
    const answer = answers[name];
    if (answer === undefined)
      return [`--${name} is missing. ${ask(root).replace(/:\n/, ': ').replace(/\n\s*/g, ', ')}`];
    return check(answer, root) ?? [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const page = answers as Required<Answers>;
  const { route, sidebar } = page;
  const file = `docs${route}.md`;
  const source = pageSource(page);
  checkFrontMatter(file, source, matter(source, {}).data);
  const sidebars = join(root, 'sidebars.ts');
  const entries = await format(withEntry(readFileSync(sidebars, 'utf8'), sidebar, route.slice(1)), {
    ...(await resolveConfig(join(__dirname, '../sidebars.ts'))),
    parser: 'typescript',
  });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
  writeFileSync(sidebars, entries);
  writeFileSync(
    join(root, 'src/content/routes.txt'),
    `${[...routesIn(root), route].sort().join('\n')}\n`,
  );
  return `${file}: the page, with comments that say what to write
sidebars.ts: the last entry of "${sidebar}"; move it where it belongs
src/content/routes.txt: ${route}

Next: write the page, then npm run check:pages -- ${file}`;
}

async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { root: option, ...Object.fromEntries(questions.map(({ name }) => [name, option])) },
  });
  const { root = '.', ...given } = values as Answers & { root?: string };
  console.log(await newPage(resolve(root), await askFor(resolve(root), given)));
}

if (
  process.argv[1] &&
  resolve(process.argv[1]).replace(/\.ts$/, '') === __filename.replace(/\.ts$/, '')
) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
