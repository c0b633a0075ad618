/**
 * A quick check of pages and parts without building the site: front matter, Markdown, keys of src/data, code blocks,
 * diagrams, links and their hashes, and wording. Prints every problem with file, line, and fix. If the syntax of a page is
 * wrong, only its first fault is found.
 *
 * Usage: npm run check:pages                          all pages
 *        npm run check:pages -- docs/whitepaper.md    some of them, with the parts that they use, but without src/data
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSlugger } from '@docusaurus/utils';
import type { Root as Html } from 'hast';
import type { Definition, Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { checkFrontMatter } from '../src/pages-schema/parseFrontMatter';
import { compileAlone } from '../src/markdown/compile';
import { attribute, isJsx, partOf, textOf } from '../src/markdown/nodes';
import type { PageFrontMatter } from '../src/pages-schema/frontMatter';
import { frozenRoutes, pagesIn } from '../src/pages-schema/files';
import { partPath, partsFolder, partsIn, unusedParts, withParts } from '../src/pages-schema/parts';
import { slashed, sourceRoute } from '../src/pages-schema/routes';
import { readTroubleshooter, troubleshooterFile } from '../src/pages-schema/troubleshooter';
import { evidenceWarnings, readFacts } from './facts';
import { namedPages } from './namedPages';
import { repeatedRules, retractedProblems, ruleLinks, ruleProblems, safetyFile } from './safety';
import { valueProblems } from './values';
import { voiceProblems } from './voice';

const { positionals } = parseArgs({ allowPositionals: true });
const root = process.cwd();
const docs = join(root, 'docs');
const menu = readFileSync(join(root, 'sidebars.ts'), 'utf8');
const fileByRoute = new Map(pagesIn(docs).map((file) => [sourceRoute(relative(docs, file)), file]));
const routes = new Set([...frozenRoutes, ...fileByRoute.keys()]);

interface Page {
  file: string;
  problems: string[];
  links: { line: number; url: string }[];
  /** The IDs that a hash can point to. */
  ids: Set<string>;
  /** The IDs of its lists of steps, which a hash can't point to. */
  lists: Set<string>;
  /** The files of the parts that it uses. */
  parts: string[];
  /** The addresses of sections that it doesn't have anymore. */
  moved: Readonly<Record<string, string>>;
  /** Whether something in it was refused. Then, its IDs may not be known. */
  isBroken: boolean;
}

function readIds(tree: Html, { ids, lists }: Page): void {
  const slugger = createSlugger();
  visit(tree, (node) => {
    if (isJsx(node) && node.name === 'Steps') {
      lists.add(attribute(node, 'id')!);
      return;
    }
    const id = isJsx(node)
      ? attribute(node, 'id')
      : node.type === 'element'
        ? node.properties.id
        : undefined;
    if (id) ids.add(String(id));
    else if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) {
      const comments = node.children.map((child) => ('value' in child ? child.value : ''));
      const explicit = /\/\* *#([\w-]+) *\*\//.exec(comments.join(''))?.[1];
      ids.add(explicit ?? slugger.slug(textOf(node)));
    }
  });
}

/** What else a page needs: a place in the menu, and a line in the list of addresses. */
function placeProblems(path: string, file: string): string[] {
  const id = slashed(relative(docs, path)).replace(/\.mdx?$/, '');
  const route = sourceRoute(id);
  if (id.startsWith('..')) return [];
  return [
    menu.includes(`'${id}'`)
      ? []
      : `${file}:1: isn't in the menu. Add '${id}' to a section of sidebars.ts.`,
    frozenRoutes.includes(route)
      ? []
      : `${file}:1: isn't in the list of addresses. Add ${route} to src/pages-schema/routes.txt.`,
  ].flat();
}

async function read(path: string): Promise<Page> {
  const file = relative(process.cwd(), path);
  const source = readFileSync(path, 'utf8');
  const page: Page = {
    file,
    problems: [...retractedProblems(file, source), ...repeatedRules(file, source)],
    links: [],
    ids: new Set(),
    lists: new Set(),
    parts: partsIn(source).map(partPath).filter(existsSync),
    moved: {},
    isBroken: false,
  };
  // The Wi-Fi of the Blox has no internet: a reader saves the guide before joining it.
  const [before = ''] = /^[^]*?(?=\bjoin\b[^.|\n]*[`_]FxBlox[`_])/i.exec(withParts(source)) ?? [];
  if (before && !before.includes('<SaveGuide'))
    page.problems.push(
      `${file}:${before.split('\n').length}: sends readers to the Wi-Fi FxBlox. Put <SaveGuide /> before it.`,
    );
  // A part has no front matter.
  const isPart = dirname(path) === partsFolder;
  if (!isPart) page.problems.push(...placeProblems(path, file));
  let frontMatter: Partial<PageFrontMatter> = isPart ? { type: 'help', status: 'current' } : {};
  try {
    if (!isPart)
      frontMatter = checkFrontMatter(relative(root, path), source) as Partial<PageFrontMatter>;
    if (frontMatter.status === 'current') page.problems.push(...valueProblems(file, source));
  } catch (error) {
    page.problems.push(...(error as Error).message.split('\n'));
  }
  page.moved = frontMatter.moved ?? {};
  const lines = source.split('\n');
  for (const [anchor, url] of Object.entries(page.moved))
    page.links.push({ line: lines.indexOf(`  ${anchor}: ${url}`) + 1 || 1, url });
  const readTree = (tree: Root) => {
    visit(tree, (node) => {
      // A part is checked on its own.
      if (partOf(node)) return SKIP;
      if (node.type !== 'link' && node.type !== 'definition') return undefined;
      const { url, position } = node as Link | Definition;
      page.links.push({ line: position?.start.line ?? 1, url });
      return undefined;
    });
    if (frontMatter.type) page.problems.push(...voiceProblems(tree, file, frontMatter.type));
  };
  const faults = await compileAlone(file, source, {
    atMarkdown: readTree,
    atHtml: (tree) => readIds(tree, page),
  });
  page.isBroken = faults.length > 0;
  for (const { file: at = file, line = 1, column = 1, message } of faults) {
    // What's wrong in a part is reported there.
    const here = at === file ? partsIn(lines[line - 1]!) : [];
    const [part] = here.map(partPath).filter(existsSync);
    if (!part || (await pageOf(part)).problems.length === 0)
      page.problems.push(`${at}:${line}:${column}: ${message}`);
  }
  for (const anchor of Object.keys(page.moved).filter((each) => page.ids.has(each)))
    page.problems.push(
      `${file}:1: front matter "moved" has #${anchor}, which is on the page. Remove it.`,
    );
  for (const anchor of Object.keys(frontMatter.answer_keywords ?? {}))
    if (!page.isBroken && !(frontMatter.type === 'answers' && page.ids.has(anchor)))
      page.problems.push(
        `${file}:${lines.findIndex((line) => line.startsWith(`  ${anchor}:`)) + 1}: front matter "answer_keywords" has #${anchor}, which isn't an answer of this page. Correct or remove it.`,
      );
  return page;
}

const pages = new Map<string, Promise<Page>>();

/** Reads a page once. */
function pageOf(path: string): Promise<Page> {
  const page = pages.get(path) ?? read(path);
  pages.set(path, page);
  return page;
}

/** What a link names: a Markdown file, a route, or, with only a hash, neither. Undefined for other sites and schemes. */
function parseLink(path: string, url: string) {
  const parts = /^([^#?:]*)(?:\?[^#]*)?(?:#(.+))?$/.exec(url);
  if (!parts) return undefined;
  const [, name = '', hash] = parts;
  if (name === '') return { file: path, hash };
  if (/\.mdx?$/.test(name))
    return { file: resolve(name.startsWith('/') ? docs : dirname(path), name), hash };
  const { pathname: route } = new URL(name, `https://docs${sourceRoute(relative(docs, path))}`);
  return { route, file: fileByRoute.get(route), hash };
}

/** Why a page doesn't have an anchor, and the fix. */
function missingAnchor({ file, lists, moved }: Page, anchor: string): string {
  const [, list = '', number] = /^(.+)-(\d+)$/.exec(anchor) ?? [];
  if (moved[anchor]) return `#${anchor} has moved. Link to ${moved[anchor]}.`;
  if (lists.has(list))
    return `the number of a step changes. In ${file}, step ${number} of <Steps id="${list}"> needs a name, as in {/* #power-on */} at the end of its first paragraph. Link to that instead of #${anchor}.`;
  return `${file} has no heading or step "#${anchor}". Correct the link.`;
}

async function linkProblems(
  path: string,
  { file: from, links }: Pick<Page, 'file' | 'links'>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { line, url } of links) {
    const { route, file, hash } = parseLink(path, url) ?? {};
    if (route && !routes.has(route) && !/^\/(img|openapi|blog|offline|search)\b/.test(route))
      problems.push(`${from}:${line}: "${url}" isn't a page of this site. Correct the link.`);
    else if (file && !existsSync(file))
      problems.push(
        `${from}:${line}: the link ${url} leads to no file. Correct it, or link the page by its address, such as /functionyard/support.`,
      );
    else if (hash && file) {
      const target = await pageOf(file);
      if (!target.ids.has(hash) && !target.isBroken)
        problems.push(`${from}:${line}: ${missingAnchor(target, hash)}`);
    }
  }
  return problems;
}

/** The links of the troubleshooter. Its page reports all other problems with it. */
async function troubleshooterProblems(): Promise<string[]> {
  try {
    const { links } = readTroubleshooter();
    return await linkProblems(join(docs, 'index.md'), { file: troubleshooterFile, links });
  } catch {
    return [];
  }
}

/** Pages also show the words of src/data. */
const dataProblems = (): string[] =>
  readdirSync(join(root, 'src/data'))
    .filter((name) => /\.(ts|yaml)$/.test(name) && name !== 'safety.ts')
    .flatMap((name) =>
      retractedProblems(`src/data/${name}`, readFileSync(join(root, 'src/data', name), 'utf8')),
    );

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

async function main(): Promise<void> {
  const all = positionals.length === 0;
  const named = namedPages(
    positionals.map((path) => resolve(path)),
    [docs, partsFolder, join(root, 'blog')],
  );
  const parts = (await Promise.all(named.map(pageOf))).flatMap((page) => page.parts);
  const paths = [...new Set([...named, ...parts])];
  const checked = await Promise.all(paths.map(pageOf));
  const links = await Promise.all(checked.map((page, at) => linkProblems(paths[at]!, page)));
  const problems = new Set([
    ...checked.flatMap((page) => page.problems),
    ...links.flat(),
    ...(all
      ? [
          ...unusedParts(),
          ...dataProblems(),
          ...ruleProblems(),
          ...(await linkProblems(join(docs, 'index.md'), { file: safetyFile, links: ruleLinks() })),
          ...(await troubleshooterProblems()),
        ]
      : []),
  ]);
  for (const problem of problems) console.error(problem);
  if (all) for (const warning of evidenceWarnings(readFacts())) console.error(warning);
  else
    console.log(
      'Only these pages were checked: not src/data, and not whether a link of another page leads here, or a part is used. For that, run npm run check:pages.',
    );
  console.log(`${count(paths.length, 'page')}, ${count(problems.size, 'problem')}`);
  process.exitCode = problems.size > 0 ? 1 : 0;
}

void main();
