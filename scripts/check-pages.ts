/**
 * A quick check of pages without building the site: front matter, Markdown, keys of src/data, code blocks, diagrams,
 * links and their hashes, and how the page sounds. Prints every problem with file and line; exits 1 where there is one.
 *
 * Usage: npm run check:pages                          all pages
 *        npm run check:pages -- docs/whitepaper.md    some of them
 *        npm run check:pages -- --root FOLDER         the docs and blog of another folder
 */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import matter from 'gray-matter';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Parent } from 'unist';
import { markdown } from '../config/markdown';
import { checkFrontMatter, unreadable } from '../plugins/front-matter';
import { frozenRoutes, pagesIn } from '../src/content/files';
import { routeOf } from '../src/content/routes';
import { glossary } from '../src/data';
import { valueProblems } from './values';
import { loadRetext, readPage, repeatProblems, voiceProblems, type VoicePage } from './voice';

const args = process.argv.slice(2);
const rootAt = args.indexOf('--root');
const root = resolve(rootAt === -1 ? '.' : (args.splice(rootAt, 2)[1] ?? '.'));
/** They may be linked while another folder than docs/ is checked. */
const routes = new Set(frozenRoutes);

const voicePages: VoicePage[] = [];

const files =
  args.length > 0
    ? args.flatMap((arg) => pagesIn(resolve(arg)))
    : ['docs', 'blog'].flatMap((dir) => pagesIn(join(root, dir)));

const routeOfFile = (file: string) => routeOf(relative(join(root, 'docs'), file));

/** Ids that a hash may point at: headings, steps and explicit ids. */
function anchorsOf(source: string): Set<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  for (const [, text = ''] of source
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .matchAll(/^#{2,6} +(.+)$/gm)) {
    const explicit = /\{\/\* *#([\w-]+) *\*\/\}/.exec(text)?.[1];
    anchors.add(
      explicit ??
        slugger.slug(
          text
            .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/[`*_]/g, '')
            .replace(/<[^>]+>/g, '')
            .trim(),
        ),
    );
  }
  for (const [, id] of source.matchAll(/(?<!<(?:Steps|Led|Fact|Rule) )\bid="([\w-]+)"/g))
    anchors.add(id!);
  for (const [, id] of source.matchAll(/<Steps id="([\w-]+)"/g)) {
    for (let step = 1; step <= 40; step += 1) anchors.add(`${id}-${step}`);
  }
  if (source.includes('<Glossary')) for (const key of Object.keys(glossary)) anchors.add(key);
  return anchors;
}

const anchors = new Map(
  pagesIn(join(root, 'docs')).map((file) => [
    routeOfFile(file),
    anchorsOf(readFileSync(file, 'utf8')),
  ]),
);

function checkLinks(file: string, source: string): string[] {
  const problems: string[] = [];
  const text = source.replace(/^(```|~~~)[\s\S]*?^\1/gm, (fence) => fence.replace(/[^\n]/g, ''));
  for (const match of text.matchAll(/\]\((\/[^)\s]*|#[^)\s]*)\)/g)) {
    const [path = '', hash] = match[1]!.split('#');
    const at = `${relative(process.cwd(), file)}:${text.slice(0, match.index).split('\n').length}`;
    const target = path || routeOfFile(file);
    if (
      path &&
      !routes.has(path) &&
      !anchors.has(path) &&
      !/^\/(img|openapi|blog|offline|search)\b/.test(path)
    ) {
      problems.push(`${at}: "${path}" is no page of this site`);
    }
    if (hash && anchors.has(target) && !anchors.get(target)!.has(hash)) {
      problems.push(`${at}: "${target}" has no heading "#${hash}"`);
    }
  }
  return problems;
}

async function check(
  file: string,
  compile: typeof import('@mdx-js/mdx').compile,
): Promise<string[]> {
  const source = readFileSync(file, 'utf8');
  const name = relative(process.cwd(), file);
  const problems = checkLinks(file, source);
  let page: ReturnType<typeof matter>;
  try {
    page = matter(source, {});
  } catch (error) {
    return [unreadable(name, error as Error).message];
  }
  try {
    checkFrontMatter(relative(root, file), source, page.data);
  } catch (error) {
    problems.push((error as Error).message);
  }
  const { type, status = 'current' } = page.data;
  if (type && status === 'current') problems.push(...valueProblems(name, source));
  if (/^# /m.test(page.content.replace(/^(```|~~~)[\s\S]*?^\1/gm, ''))) {
    problems.push(`${name}: a "# heading" in the text: the title comes from the front matter`);
  }
  // The Wi-Fi of the Blox has no internet: a reader saves the guide before joining it.
  const joins = /\bjoin\b[^.|\n]*`FxBlox`/i.exec(source);
  const offered = source.indexOf('<SaveGuide');
  if (joins && (offered === -1 || offered > joins.index)) {
    const line = source.slice(0, joins.index).split('\n').length;
    problems.push(
      `${name}:${line}: sends readers to the Wi-Fi FxBlox. Put <SaveGuide /> before it.`,
    );
  }
  try {
    const prepared = source.replace(/\{\/\* *#[\w-]+ *\*\/\}\s*$/gm, '');
    await compile(
      { value: prepared, path: name },
      {
        format: 'mdx',
        remarkPlugins: [
          remarkFrontmatter,
          remarkGfm,
          remarkDirective,
          ...markdown.beforeDefaultRemarkPlugins,
          () => (tree: Parent) => {
            if (page.data.type)
              voicePages.push(
                readPage(tree, {
                  file: name,
                  kind: page.data.type,
                  maxWords: page.data.max_words,
                }),
              );
          },
        ],
        rehypePlugins: markdown.rehypePlugins,
      },
    );
  } catch (error) {
    const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
    problems.push(`${name}:${line ?? 1}:${column ?? 1}: ${reason ?? (error as Error).message}`);
  }
  return problems;
}

async function main(): Promise<void> {
  // Loaded here because the package has no entry for `require`.
  const { compile } = await import('@mdx-js/mdx');
  const problems = (await Promise.all(files.map((file) => check(file, compile)))).flat();
  const retext = await loadRetext();
  problems.push(...voicePages.flatMap((page) => voiceProblems(page, retext)));
  if (args.length === 0) problems.push(...repeatProblems(voicePages));
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} pages, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
