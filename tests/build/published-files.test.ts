import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import type { Element } from 'hast';
import type { List, Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { findElement, findElements, hasClass, hasTag, parseHtml } from '../../src/markdown/html';
import { offerFile, type SiteOffer, type WholeSite } from '../../src/plugins/offline/names';
import { redirects } from '../../src/data/redirects';
import { frozenRoutes as routes } from '../../src/pages-schema/files';
import { pageFileName } from '../../src/pages-schema/routes';
import { budgets } from '../budgets';

const origin = 'https://docs.fx.land';
const build = 'build';
const read = (file: string) => readFileSync(join(build, file), 'utf8');
const sitemap = () =>
  [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
    decodeURI(new URL(url!).pathname),
  );
/** The file of the build that an address of the site names. */
const fileOf = (address: string) => join(build, decodeURI(new URL(address).pathname));

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** Counts what the Markdown of a page holds. */
function countMarkdown(markdown: string) {
  const found = { headings: [] as number[], tables: 0, rows: 0, code: 0, lists: [] as number[] };
  visit(parser.parse(markdown), (node: Nodes) => {
    if (node.type === 'heading') found.headings.push(node.depth);
    if (node.type === 'table') found.tables += 1;
    if (node.type === 'tableRow') found.rows += 1;
    if (node.type === 'code') found.code += 1;
    if (node.type === 'list' && (node as List).ordered) found.lists.push(node.children.length);
  });
  return found;
}

/**
 * Elements that Markdown leaves out or writes as a sentence: marked ones, menus, drawings, and summaries. The summary of a group
 * that folds on a phone is its heading.
 */
const isLeftOut = (element: Element): boolean =>
  element.properties.dataNotContent !== undefined ||
  element.tagName === 'nav' ||
  (element.tagName === 'summary' && !findElement(element, hasTag('h2'))) ||
  ['drawing', 'sr-only', 'theme-doc-toc-mobile'].some((name) => hasClass(element, name));

/** The same of the HTML. */
function countHtml(html: string) {
  const page = parseHtml(html);
  // Not textPartOf, which the Markdown is made with: if that finds the wrong part, the counts differ.
  const part =
    findElement(page, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(page, (element) => element.properties.id === '__blog-post-container') ??
    findElement(page, hasTag('main'))!;
  const shown = (wanted: (element: Element) => boolean) => {
    const hidden = new Set(
      findElements(part, isLeftOut).flatMap((each) => findElements(each, wanted)),
    );
    return findElements(part, wanted).filter((element) => !hidden.has(element));
  };
  const headings = shown(
    (element) => /^h[2-6]$/.test(element.tagName) || element.properties.role === 'heading',
  );
  const tables = shown(hasTag('table'));
  return {
    headings: [
      1,
      ...headings.map(({ tagName, properties }) => Number(properties.ariaLevel ?? tagName[1])),
    ],
    tables: tables.length,
    // A table without a head gets an empty one.
    rows:
      tables.flatMap(findRows).length +
      tables.filter((table) => !findElement(table, hasTag('th'))).length,
    code: shown(hasTag('pre')).length,
    lists: shown(hasTag('ol')).map(
      (list) => list.children.filter((item) => item.type === 'element').length,
    ),
  };
}

const findRows = (table: Element) => findElements(table, hasTag('tr'));

test.each(routes)('%s says as Markdown what it says as HTML', (route) => {
  const html = read(`${pageFileName(route)}.html`);
  const markdown = read(`${pageFileName(route)}.md`);
  expect(markdown).toContain(`\nurl: "${origin}${route}"\n`);
  // Outside code nothing is escaped in vain, no comment of the rendering or checkbox is left, and no address lacks its host.
  expect(markdown.replace(/^( *)```[\s\S]*?^\1```|`[^`\n]+`/gm, '')).not.toMatch(
    /&#x|<!--|\\\[ \]|\]\(\//,
  );
  expect(countMarkdown(markdown)).toEqual(countHtml(html));
});

test('llms.txt lists every page once, in sections, and all that it names exists', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# \S.*\n\n> \S.*\n/);
  const listed = [...text.matchAll(/^- \[[^\]]+\]\((\S+?)\): \S/gm)].map(([, address]) => address!);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
  expect(routes.filter((route) => !listed.includes(`${origin}/${pageFileName(route)}.md`))).toEqual(
    [],
  );
  expect(listed).toContain(`${origin}/openapi/pinning.json`);
  expect(text.match(/^## /gm)!.length).toBeGreaterThan(8);
  const full = read('llms-full.txt');
  for (const route of routes) expect.soft(full).toContain(`\nurl: "${origin}${route}"\n`);
});

test.each(sitemap())('%s has one heading, its place in the menu, and images with sizes', (path) => {
  const page = parseHtml(read(`${pageFileName(path)}.html`));
  const all = (name: string) => findElements(page, hasTag(name));
  const isCurrent = ({ properties }: Element) => properties.ariaCurrent === 'page';
  if (routes.includes(path) && !path.startsWith('/blog')) {
    const menu = findElement(page, (element) => hasClass(element, 'theme-doc-sidebar-menu'))!;
    expect(findElement(menu, isCurrent)?.properties.href).toBe(encodeURI(path));
  }
  expect(all('h1')).toHaveLength(1);
  const unsized = all('img').filter(({ properties: { width, height } }) => !width || !height);
  expect(unsized).toEqual([]);
});

test('every page is at most three clicks from the first page', () => {
  const links = new Map(
    routes.map((route) => {
      const html = read(`${pageFileName(route)}.html`);
      return [route, [...html.matchAll(/<a [^>]*?href="?(\/[^\s"#>]*)/g)].map(([, to]) => to!)];
    }),
  );
  const reached = new Set(['/']);
  for (let clicks = 0; clicks < budgets.clicks; clicks += 1)
    for (const to of [...reached].flatMap((route) => links.get(route) ?? [])) reached.add(to);
  expect(routes.filter((route) => !reached.has(route))).toEqual([]);
});

test('the sitemap lists every page but those that only tests and searches use', () => {
  expect(routes.filter((route) => !sitemap().includes(route))).toEqual(['/design/test']);
  expect(sitemap()).not.toContain('/search');
  expect(read('search.html')).toMatch(/<meta[^>]*robots[^>]*noindex/);
});

test('the sitemap tells when pages were last changed', (context) => {
  context.skip(!existsSync('.git'), 'a copy without its history has no dates');
  // A page that isn't committed yet has none, either.
  const dates = read('sitemap.xml').match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g) ?? [];
  expect(dates.length).toBeGreaterThan(0.9 * routes.length);
});

test('every page is light', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const kilobytes = (file: string) =>
    brotliCompressSync(readFileSync(join(build, file)), { params }).length / 1024;
  for (const route of routes)
    expect
      .soft(kilobytes(`${pageFileName(route)}.html`), `KB of ${route}`)
      .toBeLessThanOrEqual(budgets.html);
});

test('the whole site is light, and has all pages, redirects, and files that readers see', () => {
  const { address, bytes } = JSON.parse(read(offerFile)) as SiteOffer;
  expect(bytes / 1e6, 'MB of the whole site').toBeLessThanOrEqual(budgets.wholeSite.size);
  const packed = readFileSync(join(build, address));
  expect(packed.length).toBe(bytes);
  const { files } = JSON.parse(gunzipSync(packed).toString()) as WholeSite;
  const names = new Set(files.map(([name]) => name));
  expect(sitemap().filter((path) => !names.has(path))).toEqual([]);
  for (const name of ['/404', '/search', '/img/mark.svg', ...redirects.map(({ from }) => from)])
    expect(names).toContain(name);
  // For servers, crawlers, feed readers, and other sites.
  expect(
    [...names].filter((name) => /\.(md|txt|xml|xsl|bin)$|cards|social|sw\.js/.test(name)),
  ).toEqual([]);
});
