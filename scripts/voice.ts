/**
 * Checks wording: the rules of /introduction/contribute/writing that a program can check. Every problem has a file, a line, and
 * a fix. Lists of words are in voice.yaml.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import english from 'retext-english';
import indefiniteArticle from 'retext-indefinite-article';
import repeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import type { PageFrontMatter } from '../src/pages-schema/frontMatter';
import { isJsx, partOf } from '../src/markdown/nodes';

type Kind = PageFrontMatter['type'];

/** What replaces phrases that match. */
interface Phrases {
  say: string;
  match: string | string[];
}

const lists = parse(readFileSync(join(__dirname, 'voice.yaml'), 'utf8')) as Record<
  'phrases' | 'contractions' | 'names',
  Phrases[]
>;

const fixesFor = (phrases: Phrases[], flags: string) =>
  phrases.map(({ say, match }) => ({
    fix: say,
    pattern: new RegExp(`\\b(?:${[match].flat().join('|')})\\b`, flags),
  }));

const wordings = [
  { fix: 'write straight quotes', pattern: /[\u2018\u2019\u201c\u201d]/g },
  ...fixesFor(lists.phrases, 'gi'),
  ...fixesFor(lists.names, 'g'),
];
const contractions = fixesFor(lists.contractions, 'gi');

/** A paragraph, heading, or table cell. */
interface Block {
  line: number;
  type: string;
  /** As a reader sees it, with code, labels, and values to copy replaced by a mark: what a screen says is quoted, not ours. */
  prose: string;
}

/** A node with its line. */
interface Placed {
  node: Nodes;
  line: number;
}

interface Page {
  kind: Kind;
  blocks: Block[];
  /** Everything outside of the blocks: lists, tables, boxes, components. */
  elements: Placed[];
}

interface Problem {
  line: number;
  message: string;
}

type Rule = (page: Page) => Problem[];

const isComponent = (node: Nodes, ...wanted: string[]) =>
  isJsx(node) && wanted.includes(node.name ?? '');

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

/** The visible text of a node. With a mark, the mark replaces each piece of code, label, or value to copy. */
function visibleText(node: Nodes, quoteMark?: string): string {
  if (node.type === 'break') return ' ';
  const quoted =
    node.type === 'inlineCode' || node.type === 'emphasis' || isComponent(node, 'Copy', 'kbd');
  if (quoted && quoteMark) return quoteMark;
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s+/g, ' ');
  return childrenOf(node)
    .map((child) => visibleText(child, quoteMark))
    .join('');
}

/** The words of a text. */
export const splitWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'._/:#@-]*/gu) ?? [];

const guideSteps: Rule = ({ kind, elements }) => {
  const hasSteps = elements.some(
    ({ node }) => (node.type === 'list' && node.ordered) || isComponent(node, 'Steps'),
  );
  if (kind !== 'guide' || hasSteps) return [];
  return [{ line: 1, message: 'a guide needs numbered steps. Put them into <Steps id="…">.' }];
};

/** A page has one short danger box at most. */
const dangerBoxes: Rule = ({ elements }) =>
  elements
    .filter(({ node }) => node.type === 'containerDirective' && node.name === 'danger')
    .flatMap(({ node, line }, at) => {
      const content = childrenOf(node).filter(
        (child) => !(child.type === 'paragraph' && child.data?.directiveLabel),
      );
      const words = splitWords(content.map((child) => visibleText(child)).join(' ')).length;
      return [
        at > 0
          ? 'a second danger box. Keep the one for what can do most harm, and write a sentence.'
          : [],
        words > 45
          ? `a danger box of ${words} words. 45 are the limit: say what to do, and link the rest.`
          : [],
      ]
        .flat()
        .map((message) => ({ line, message }));
    });

/** The word lists of voice.yaml. */
const wording: Rule = ({ kind, blocks }) => {
  const patterns = kind === 'archive' ? wordings : [...wordings, ...contractions];
  return blocks.flatMap(({ line, prose }) =>
    patterns.flatMap(({ pattern, fix }) =>
      [...prose.matchAll(pattern)].map(([found]) => ({ line, message: `"${found}": ${fix}` })),
    ),
  );
};

const retext = unified().use(english).use(repeatedWords).use(indefiniteArticle);

/** A word written twice, and "a" before a vowel. */
const slips: Rule = ({ blocks }) =>
  blocks
    .filter(({ type }) => type === 'paragraph')
    .flatMap(({ line, prose }) => {
      const file = new VFile(prose);
      retext.runSync(retext.parse(file), file);
      return file.messages.map(({ reason }) => ({ line, message: reason }));
    });

const rules: Rule[] = [guideSteps, dangerBoxes, wording, slips];

/** Collects what the rules look at. */
function collect(tree: Root, kind: Kind): Page {
  const page: Page = { kind, blocks: [], elements: [] };
  const walk = (node: Nodes, nearLine: number): void => {
    const line = node.position?.start.line ?? nearLine;
    // A part is checked on its own.
    if (partOf(node)) return;
    if (node.type === 'code' || isComponent(node, 'Drawing', 'SaveGuide', 'svg')) return;
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) {
      const prose = visibleText(node, '⌘').trim();
      if (prose) page.blocks.push({ line, type: node.type, prose });
      return;
    }
    page.elements.push({ node, line });
    for (const child of childrenOf(node)) walk(child, line);
  };
  walk(tree, 1);
  return page;
}

/** Everything on a page that breaks a rule, with file, line, and fix. Takes the tree after src/data has been filled in. */
export function voiceProblems(tree: Root, file: string, kind: Kind): string[] {
  const page = collect(tree, kind);
  return rules
    .flatMap((rule) => rule(page))
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => `${file}:${line}: ${message}`);
}
