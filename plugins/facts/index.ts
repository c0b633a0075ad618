import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from '@iconify-json/lucide';
import matter from 'gray-matter';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as data from '../../src/data';
import { drawingNames, renderDrawing } from '../drawings';
import {
  code,
  element,
  importedNames,
  importNode,
  isJsx,
  isLink,
  text,
  type JsxElement,
  type LinkNode,
} from '../mdx';

const root = join(__dirname, '../..');

/** Components that pages use without an import, and where they come from. */
const themeComponents: Record<string, string> = { Tabs: '@theme/Tabs', TabItem: '@theme/TabItem' };

const ownComponents = new Set(
  readdirSync(join(root, 'src/components')).filter((name) => /^[A-Z]/.test(name)),
);

type Replace = (node: Node | Node[]) => void;
type Table<T> = Readonly<Record<string, T>>;

/** Stops the build at a node of a page: file, line, what is wrong and what to do. */
function fail(file: VFile, node: Node, message: string): never {
  return file.fail(message, { place: node.position, source: 'facts' });
}

function lookup<T>(table: Table<T>, key: string, what: string, file: VFile, node: Node): T {
  const value = table[key];
  if (value === undefined || !Object.hasOwn(table, key)) {
    const near = Object.keys(table).filter((k) =>
      k.toLowerCase().startsWith(key.slice(0, 3).toLowerCase()),
    );
    const hint = near.length > 0 ? ` Did you mean ${near.slice(0, 5).join(', ')}?` : '';
    return fail(
      file,
      node,
      `there is no ${what} "${key}" in src/data.${hint} Add it there or use a key that exists.`,
    );
  }
  return value;
}

function attribute(node: JsxElement, name: string): string | undefined {
  const value = node.attributes.find((a) => a.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

function required(node: JsxElement, name: string, file: VFile): string {
  return (
    attribute(node, name) ?? fail(file, node, `<${node.name}> needs ${name}="…" as plain text.`)
  );
}

const inline = (node: JsxElement) => node.type === 'mdxJsxTextElement';

/** Text that stands where the element stood: inside a sentence, or as a paragraph of its own. */
function words(node: JsxElement, value: string): Node {
  return inline(node) ? text(value) : ({ type: 'paragraph', children: [text(value)] } as Parent);
}

/** A light in a sentence (`phrase`) or, with `as="name"`, as a label. */
function led(node: JsxElement, file: VFile): Node {
  const state = lookup(
    data.leds as Table<data.Led>,
    required(node, 'id', file),
    'light',
    file,
    node,
  );
  return element(
    'Led',
    { colors: state.swatch.map((p) => p.color).join(' '), shape: state.shape },
    [text(attribute(node, 'as') === 'name' ? state.name : state.phrase)],
    inline(node),
  );
}

/** The value that a key such as `limits.rewardPeriod` or `networks.base.rpc` stands for. */
function factOf(id: string, file: VFile, node: Node): string {
  const [group, key = '', field] = id.split('.');
  const find = <T>(table: object, what: string) => lookup(table as Table<T>, key, what, file, node);
  if (group === 'versions') return find<data.Version>(data.versions, 'version').version;
  if (group === 'limits') return find<data.Limit>(data.limits, 'limit').value;
  if (group === 'links') return find<data.Link>(data.links, 'address').url;
  if (group === 'networks' && (field === 'rpc' || field === 'chainId' || field === 'explorer')) {
    const value = find<data.Network>(data.networks, 'network')[field];
    if (value !== undefined) return String(value);
  }
  return fail(
    file,
    node,
    `<Fact> takes id="versions.<key>", id="limits.<key>", id="links.<key>", or a network's rpc, chainId, or explorer, as in id="networks.base.rpc".`,
  );
}

const fact = (node: JsxElement, file: VFile): Node =>
  words(node, factOf(required(node, 'id', file), file, node));

function address(node: JsxElement, file: VFile): Node {
  const name = required(node, 'contract', file);
  const chain = required(node, 'network', file);
  const contract = lookup(data.contracts as Table<data.Contract>, name, 'contract', file, node);
  const network = lookup(data.networks as Table<data.Network>, chain, 'network', file, node);
  const value = lookup(
    contract.addresses as Table<string>,
    chain,
    `address of ${name} on`,
    file,
    node,
  );
  return element(
    'Address',
    {
      value,
      role: contract.name,
      chain: network.name,
      explorer: network.explorer ? `${network.explorer}/address/${value}` : undefined,
    },
    [],
    inline(node),
  );
}

function cell(value: string, kind: string): Node[] {
  if (value === '') return [text('none')];
  if (kind === 'code') return [code(value)];
  if (kind === 'copy' || kind === 'address') return [element('Copy', {}, [text(value)])];
  if (kind === 'link') {
    return [
      {
        type: 'link',
        url: value,
        children: [text(value.replace(/^https:\/\/|^mailto:|\/$/g, ''))],
      } as LinkNode,
    ];
  }
  if (kind === 'led') {
    const state = (data.leds as Table<data.Led>)[value];
    return state
      ? [
          element(
            'Led',
            { colors: state.swatch.map((p) => p.color).join(' '), shape: state.shape },
            [text(state.name)],
          ),
        ]
      : [text(value)];
  }
  return [text(value)];
}

function table(node: JsxElement, file: VFile): Node {
  const name = required(node, 'name', file);
  const source = lookup(data.tables as Table<data.Table>, name, 'table', file, node);
  const pick = (list: string | undefined) => list?.split(',').map((k) => k.trim());
  const only = pick(attribute(node, 'only'));
  const columnKeys = pick(attribute(node, 'columns'));
  const columns = columnKeys
    ? columnKeys.map(
        (key) =>
          source.columns.find((c) => c.key === key) ??
          fail(
            file,
            node,
            `table "${name}" has no column "${key}": it has ${source.columns.map((c) => c.key).join(', ')}.`,
          ),
      )
    : source.columns;
  const rows = only
    ? only.map(
        (key) =>
          source.rows.find((r) => r.key === key) ??
          fail(
            file,
            node,
            `table "${name}" has no row "${key}": it has ${source.rows.map((r) => r.key).join(', ')}.`,
          ),
      )
    : source.rows;
  const tableRow = (cells: Node[][]) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return element(
    'DataTable',
    { caption: attribute(node, 'caption') ?? source.caption },
    [
      {
        type: 'table',
        align: columns.map(() => null),
        children: [
          tableRow(columns.map((column) => [text(column.label)])),
          ...rows.map((row) =>
            tableRow(columns.map((column) => cell(row[column.key] ?? '', column.kind))),
          ),
        ],
      } as unknown as Node,
    ],
    false,
  );
}

/** The title that the page of a route gives itself. */
function titleOf(route: string, file: VFile, node: Node): string {
  const path = [`${route}.md`, `${route}/index.md`]
    .map((name) => join(root, 'docs', name))
    .find((name) => existsSync(name));
  if (!path)
    return fail(
      file,
      node,
      `the glossary leads to "${route}", which is no page. Correct it in src/data/glossary.ts.`,
    );
  return String(matter(readFileSync(path, 'utf8'), {}).data.title);
}

/** All terms from A to Z; each has its key as an anchor. */
function glossary(node: JsxElement, file: VFile): Node {
  const terms = Object.entries<data.Term>(data.glossary).toSorted(([, a], [, b]) =>
    a.term.localeCompare(b.term, 'en'),
  );
  const tableRow = (...cells: Node[][]) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  const rows = terms.map(([key, { term, definition, page }]) =>
    tableRow(
      [
        {
          type: 'link',
          url: `#${key}`,
          data: { hProperties: { id: key } },
          children: [text(term)],
        } as LinkNode,
      ],
      [
        text(`${definition} `),
        { type: 'link', url: page, children: [text(titleOf(page, file, node))] } as LinkNode,
      ],
    ),
  );
  const content = {
    type: 'table',
    align: [null, null],
    children: [tableRow([text('Word')], [text('Meaning')]), ...rows],
  };
  return element(
    'DataTable',
    { caption: `${terms.length} words` },
    [content as unknown as Node],
    false,
  );
}

function drawing(node: JsxElement, file: VFile): Node {
  const name = required(node, 'name', file);
  if (!drawingNames().includes(name)) {
    return fail(
      file,
      node,
      `there is no drawing "${name}" in src/drawings. Use the name of a file that exists.`,
    );
  }
  return element('Drawing', { html: renderDrawing(name) }, [], inline(node));
}

/** A card with the inside of its icon in place of the icon's name. Lucide: one set with every icon that these pages need. */
function card(node: JsxElement, file: VFile): Node {
  const icon = lookup(
    icons.icons as Table<{ body: string }>,
    required(node, 'icon', file),
    'icon',
    file,
    node,
  );
  return element(
    'Card',
    { to: required(node, 'to', file), title: required(node, 'title', file), icon: icon.body },
    node.children,
    inline(node),
  );
}

const macros: Record<string, (node: JsxElement, file: VFile) => Node> = {
  Led: led,
  Fact: fact,
  Address: address,
  DataTable: table,
  Drawing: drawing,
  Card: card,
  Glossary: glossary,
  Rule: (node, file) =>
    words(
      node,
      lookup(data.rules as Table<string>, required(node, 'id', file), 'rule', file, node),
    ),
};

/** Takes the punctuation marks off the text that follows a node. */
function takePunctuation(following: Node | undefined): string | undefined {
  if (following?.type !== 'text') return undefined;
  const next = following as Node & { value: string };
  const marks = /^[.,;:!?)’”]+/.exec(next.value)?.[0];
  if (marks) next.value = next.value.slice(marks.length);
  return marks;
}

function link(node: LinkNode, file: VFile, replace: Replace, following: Node | undefined): void {
  const [scheme, key = ''] = node.url.split(':');
  if (scheme === 'site') {
    node.url = lookup(data.links as Table<data.Link>, key, 'address', file, node).url;
  } else if (scheme === 'term') {
    const term = lookup(data.glossary as Table<data.Term>, key, 'glossary term', file, node);
    const after = takePunctuation(following);
    replace(
      element(
        'Term',
        { definition: term.definition, page: term.page, ...(after && { after }) },
        node.children,
      ),
    );
  }
}

/**
 * Remark plugin: fills in what pages take from src/data — `site:` and `term:` links, `<Led>`, `<Fact>`, `<Address>`,
 * `<DataTable>`, `<Glossary>`, `<Rule>`, `<Drawing>` — and imports the components a page uses. An unknown key or component stops the
 * build with file, line and cure.
 */
export function remarkFacts() {
  return (tree: Parent, file: VFile): void => {
    const imported = importedNames(tree);
    const uses = new Map<string, string>();
    const use = (name: string, node: Node) => {
      if (imported.has(name) || uses.has(name)) return;
      const path =
        themeComponents[name] ??
        (ownComponents.has(name) ? `@site/src/components/${name}` : undefined);
      if (path) uses.set(name, path);
      else {
        fail(
          file,
          node,
          `<${name}> is no component of this site. Components are the folders of src/components: ${[...ownComponents].join(', ')}.`,
        );
      }
    };

    visit(tree, (node: Node, index: number | undefined, parent: Parent | undefined) => {
      const replace: Replace = (by) => {
        parent!.children.splice(index!, 1, ...[by].flat());
      };
      if (isLink(node)) link(node, file, replace, parent!.children[index! + 1]);
      else if (isJsx(node) && node.name && macros[node.name]) {
        replace(macros[node.name]!(node, file));
      }
    });
    visit(tree, (node: Node) => {
      if (isJsx(node) && node.name && /^[A-Z]/.test(node.name)) use(node.name, node);
    });
    tree.children.unshift(...[...uses].map(([name, path]) => importNode(name, path)));
  };
}
