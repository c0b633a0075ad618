import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from '@iconify-json/lucide';
import matter from 'gray-matter';
import type { Link, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as data from '../data';
import { drawingNames, renderDrawing } from './drawings';
import { readTroubleshooter } from '../pages-schema/troubleshooter';
import {
  atNode,
  attribute,
  jsxElement,
  isJsx,
  lookup,
  partOf,
  replaceChild,
  text,
  type JsxElement,
} from './nodes';

const docs = join(__dirname, '../../docs');

const link = (url: string, value: string): Link => ({ type: 'link', url, children: [text(value)] });

function required(node: JsxElement, name: string): string {
  const value = attribute(node, name);
  if (value === undefined) throw new Error(`it needs ${name}="…" as plain text.`);
  return value;
}

/** Words in a sentence, and a paragraph otherwise. */
const wordsFor = (node: JsxElement, words: Node[]): Node | Node[] =>
  node.type === 'mdxJsxTextElement' ? words : ({ type: 'paragraph', children: words } as Node);

const table = (caption: string, rows: Node[][][]): Node => {
  const cells = (row: Node[][]) => row.map((children) => ({ type: 'tableCell', children }));
  const body = {
    type: 'table',
    children: rows.map((row) => ({ type: 'tableRow', children: cells(row) })),
  };
  return jsxElement('figure', { className: 'data-table' }, [
    jsxElement('figcaption', {}, [text(caption)]),
    body,
  ]);
};

function cell(value: string, kind: string): Node | Node[] {
  if (value === '') return text('none');
  if (kind === 'code') return { type: 'inlineCode', value } as Node;
  if (kind === 'copy') return jsxElement('Copy', {}, [text(value)]);
  return text(value);
}

/** Text of src/data as Markdown, without the places in that text. */
function markdown(source: string) {
  const tree = unified().use(remarkParse).parse(source);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}

/** Markdown without the paragraph around it. */
function inline(source: string): Node[] {
  const [first] = markdown(source);
  return first?.type === 'paragraph' ? first.children : markdown(source);
}

/** The entries with these keys, in the order of the list; all of them without a list. */
function pick<T extends { readonly key: string }>(
  all: readonly T[],
  keys: string | undefined,
  what: string,
  name: string,
): readonly T[] {
  const byKey = Object.fromEntries(all.map((each) => [each.key, each]));
  return keys?.split(',').map((key) => lookup(byKey, key.trim(), what, `the table ${name}`)) ?? all;
}

/** The title of a page, from its front matter. */
function pageTitle(route: string): string {
  const file = [`${route}.md`, `${route}/index.md`]
    .map((name) => join(docs, name))
    .find((name) => existsSync(name));
  if (!file)
    throw new Error(`"${route}" in src/data/glossary.ts isn't a page. Correct the route there.`);
  return String(matter(readFileSync(file, 'utf8'), {}).data.title);
}

/** The value for an ID such as `limits.rewardPeriod` or `networks.base.rpc`. */
function factValue(id: string): string {
  const [group = '', key = '', ...more] = id.split('.');
  const { limits, links, versions } = data;
  const groups: Record<string, Readonly<Record<string, string>>> = { limits, links, versions };
  if (groups[group] && more.length === 0)
    return lookup(groups[group], key, 'value', `src/data/${group}.ts`);
  if (group === 'networks' && more.length === 1) {
    const { rpc, chainId, explorer } = lookup<data.Network>(data.networks, key, 'network');
    const value = { rpc, chainId, explorer }[more[0]!];
    if (value !== undefined) return String(value);
  }
  throw new Error(
    'it takes id="versions.<key>", id="limits.<key>", id="links.<key>", or a network\'s rpc, chainId, or explorer, as in id="networks.base.rpc".',
  );
}

/**
 * What each macro expands to. A macro is an element that the build replaces, so it costs readers no script. In a sentence,
 * its `type` is `mdxJsxTextElement`, and it has to return words; on a line of its own, `mdxJsxFlowElement`, and blocks.
 */
export const macros: Record<string, (node: JsxElement) => Node | Node[]> = {
  /** A light in a sentence (`phrase`) or, with `as="name"`, as a label. */
  Led(node) {
    const { name, phrase, colors } = lookup<data.Led>(data.leds, required(node, 'id'), 'light');
    return jsxElement('Led', { colors: colors.join(' ') }, [
      text(attribute(node, 'as') === 'name' ? name : phrase),
    ]);
  },

  Fact: (node) => wordsFor(node, [text(factValue(required(node, 'id')))]),

  /** The line of a rule, in a sentence or as a paragraph. */
  Rule(node) {
    const { line } = lookup<data.SafetyRule>(data.rules, required(node, 'id'), 'rule');
    return node.type === 'mdxJsxTextElement' ? inline(line) : markdown(line);
  },

  /** A contract address, always with its role and chain, so that nobody confuses two contracts. */
  Address(node) {
    const [name, chain] = [required(node, 'contract'), required(node, 'network')];
    const contract = lookup<data.Contract>(data.contracts, name, 'contract');
    const network = lookup<data.Network>(data.networks, chain, 'network');
    const value = lookup<string>(contract.addresses, chain, 'network', `the addresses of ${name}`);
    return wordsFor(node, [
      text(`${contract.name} on ${network.name}: `),
      jsxElement('Copy', {}, [text(value)]),
      text(' ('),
      link(`${network.explorer}/address/${value}`, 'explorer'),
      text(')'),
    ]);
  },

  DataTable(node) {
    const name = required(node, 'name');
    const source = lookup<data.Table>(data.tables, name, 'table');
    const columns = pick(source.columns, attribute(node, 'columns'), 'column', name);
    const rows = pick(source.rows, attribute(node, 'only'), 'row', name);
    return table(attribute(node, 'caption') ?? source.caption, [
      columns.map(({ label }) => [text(label)]),
      ...rows.map((row) => columns.map(({ key, kind }) => [cell(row[key] ?? '', kind)].flat())),
    ]);
  },

  /** All terms from A to Z; each has its key as an anchor. */
  Glossary() {
    const terms = Object.entries<data.Term>(data.glossary).toSorted(([, a], [, b]) =>
      a.term.localeCompare(b.term, 'en'),
    );
    const rows = terms.map(([key, { term, definition, page }]) => [
      [{ ...link(`#${key}`, term), data: { hProperties: { id: key } } }],
      [text(`${definition} `), link(page, pageTitle(page))],
    ]);
    return table(`${terms.length} words`, [[[text('Word')], [text('Meaning')]], ...rows]);
  },

  Drawing(node) {
    const name = required(node, 'name');
    if (!drawingNames().includes(name))
      throw new Error(`there is no drawing "${name}". Use the name of a file in src/drawings.`);
    return jsxElement('Drawing', { html: renderDrawing(name) });
  },

  /** A card, with the SVG paths of its icon. */
  Card(node) {
    const { body } = lookup(icons.icons, required(node, 'icon'), 'icon', 'Lucide');
    // The group around the paths sets what the component sets.
    const icon = body.replace(/<\/?g[^>]*>/g, '');
    return jsxElement(
      'Card',
      { to: required(node, 'to'), title: required(node, 'title'), icon },
      node.children,
    );
  },

  /** The tree of questions, with what is shown before the first answer as its content. */
  Troubleshooter(node) {
    const { questions, results } = readTroubleshooter();
    const tree = JSON.stringify({ questions, results });
    return jsxElement('Troubleshooter', { tree }, node.children);
  },
};

/** Removes and returns the punctuation at the start of the next text. */
function takePunctuation(next: Node | undefined): string | undefined {
  if (next?.type !== 'text') return undefined;
  const following = next as ReturnType<typeof text>;
  const marks = /^[.,;:!?)’”]+/.exec(following.value)?.[0];
  following.value = following.value.slice(marks?.length);
  return marks;
}

/**
 * Remark plugin: fills in what pages take from src/data: `site:` and `term:` links, and the elements in `macros`. Refuses an
 * unknown key.
 */
export function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      // A part is filled in already.
      if (partOf(node)) return SKIP;
      let next: number | undefined;
      atNode(file, node, isJsx(node) ? `<${node.name}>` : node.type, () => {
        const replace = (by: Node | Node[]) => {
          const nodes = [by].flat();
          // What's wrong in it is reported here.
          visit({ type: 'root', children: nodes } as Root, (each) => {
            each.position ??= node.position;
          });
          next = replaceChild(parent, index, nodes);
        };
        if (isJsx(node)) {
          const macro = macros[node.name ?? ''];
          if (macro) replace(macro(node));
        } else if (node.type === 'link' && node.url.startsWith('site:')) {
          node.url = lookup<string>(data.links, node.url.slice(5), 'address');
        } else if (node.type === 'link' && node.url.startsWith('term:')) {
          const { definition, page } = lookup<data.Term>(data.glossary, node.url.slice(5), 'term');
          const after = takePunctuation(parent!.children[index! + 1]);
          replace(jsxElement('Term', { definition, page, after }, node.children));
        }
      });
      return next;
    });
  };
}
