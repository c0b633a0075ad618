/**
 * How pages sound: the rules of /introduction/contribute/writing that a program can check. Every finding has a file, a
 * line, and a fix. Lists of words and limits are in voice.yaml.
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
import type { PageFrontMatter } from '../src/content/frontMatter';
import { isJsx } from '../src/markdown/nodes';
import { names } from '../src/data';

type Kind = PageFrontMatter['type'];

/** Patterns by the fix that they ask for. */
type Phrases = Record<string, string | string[]>;

const lists = parse(readFileSync(join(__dirname, 'voice.yaml'), 'utf8')) as {
  limits: Record<Kind, { words?: number; dangers: number; columns: number }>;
  dangers: string[];
  openings: string[];
  headings: string;
} & Record<'phrases' | 'american' | 'contractions' | 'names', Phrases>;

const rulesOf = (phrases: Phrases, flags: string) =>
  Object.entries(phrases).map(([fix, patterns]) => ({
    fix,
    pattern: new RegExp(`\\b(?:${[patterns].flat().join('|')})\\b`, flags),
  }));

const rules = [
  { fix: 'write straight quotes', pattern: /[\u2018\u2019\u201c\u201d]/g },
  ...rulesOf(lists.phrases, 'gi'),
  ...rulesOf(lists.american, 'gi'),
  ...rulesOf(lists.names, 'g'),
];
const contractions = rulesOf(lists.contractions, 'gi');
const opening = new RegExp(`^(?:${lists.openings.join('|')})\\b`, 'i');
const properNames = new Set([
  ...Object.values(names).flatMap(({ name }) => name.split(/[^\w-]+/)),
  ...lists.headings.split(' '),
]);

/** A paragraph, heading, or table cell as a reader sees it. */
interface Block {
  line: number;
  type: string;
  text: string;
  /** The text with code and values to copy replaced by a mark: what a screen says is quoted, not ours. */
  prose: string;
  /** In a collapsed section or a tab that isn't the first. */
  folded: boolean;
}

export interface VoicePage {
  file: string;
  kind: Kind;
  blocks: Block[];
  /** Everything on the page that breaks a rule. */
  problems: string[];
}

const isElement = (node: Nodes, ...wanted: string[]) =>
  isJsx(node) && wanted.includes(node.name ?? '');

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

function textOf(node: Nodes, quoteMark?: string): string {
  if (node.type === 'break') return ' ';
  const quoted = node.type === 'inlineCode' || isElement(node, 'Copy', 'Address', 'kbd');
  if (quoted && quoteMark) return quoteMark;
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s+/g, ' ');
  return childrenOf(node)
    .map((child) => textOf(child, quoteMark))
    .join('');
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'._/:#@-]*/gu) ?? [];

const visibleBlocks = (blocks: Block[]) => blocks.filter(({ folded }) => !folded);

const visibleWords = (blocks: Block[]) =>
  visibleBlocks(blocks).reduce((sum, { text }) => sum + wordsIn(text).length, 0);

const retext = unified().use(english).use(repeatedWords).use(indefiniteArticle);

/** A word written twice, and "a" before a vowel. */
function slips(text: string): string[] {
  const file = new VFile(text);
  retext.runSync(retext.parse(file), file);
  return file.messages.map(({ reason }) => reason);
}

/** Words of a heading that aren't in sentence case. */
const capitalized = (heading: string) =>
  heading.split(/\s+/).flatMap((word, at, all) => {
    const bare = word.replace(/[^\p{L}\p{N}-]/gu, '');
    const starts = at === 0 || /[:.?!–—⌘]$/.test(all[at - 1]!);
    return !starts && /^[A-Z][a-z]+$/.test(bare) && !properNames.has(bare) ? [bare] : [];
  });

/** What is wrong with the wording of a block. */
function wordingProblems({ type, prose }: Block, kind: Kind): string[] {
  const patterns = kind === 'archive' ? rules : [...rules, ...contractions];
  return [
    ...patterns.flatMap(({ pattern, fix }) =>
      [...prose.matchAll(pattern)].map(([found]) => `"${found}": ${fix}`),
    ),
    ...(type === 'paragraph' ? slips(prose) : []),
    ...(type === 'heading' ? capitalized(prose) : []).map(
      (word) =>
        `"${word}" in the heading "${prose}": write it lowercase, or add the name to scripts/voice.yaml`,
    ),
  ];
}

/** Reads a page's tree after src/data has been filled in. */
export function readPage(tree: Root, file: string, kind: Kind): VoicePage {
  const limits = lists.limits[kind];
  const blocks: Block[] = [];
  const problems: string[] = [];
  const say = (line: number, message: string) => problems.push(`${file}:${line}: ${message}`);
  let hasSteps = false;
  let dangers = 0;

  const walk = (node: Nodes, folded: boolean, nearLine: number): void => {
    const line = node.position?.start.line ?? nearLine;
    if (node.type === 'code' || isElement(node, 'Drawing', 'SaveGuide', 'svg')) return;
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) {
      const text = textOf(node).trim();
      const prose = textOf(node, '⌘').trim();
      if (text) blocks.push({ line, type: node.type, text, prose, folded });
      return;
    }
    hasSteps ||= (node.type === 'list' && Boolean(node.ordered)) || isElement(node, 'Steps');
    if (node.type === 'containerDirective' && node.name === 'danger') {
      const [label] = node.children;
      const title = label?.type === 'paragraph' && label.data?.directiveLabel ? textOf(label) : '';
      const allowed = lists.dangers.join(', ');
      if (!lists.dangers.includes(title))
        say(line, `a danger box "${title}". Only these get a box: ${allowed}. Write a sentence.`);
      dangers += 1;
      if (dangers > limits.dangers)
        say(line, `a page of this kind may have ${limits.dangers} danger boxes. Write a sentence.`);
    }
    const columns = node.type === 'table' && !folded ? node.children[0]!.children.length : 0;
    if (columns > limits.columns)
      say(
        line,
        `a table with ${columns} columns, and a page of this kind may have ${limits.columns}. Split it, or write a list.`,
      );
    const firstTab = childrenOf(node).find((child) => isElement(child, 'TabItem'));
    for (const child of childrenOf(node)) {
      const hidden = isElement(child, 'details', 'TabItem') && child !== firstTab;
      walk(child, folded || hidden, line);
    }
  };
  walk(tree, false, 1);

  const words = visibleWords(blocks);
  if (limits.words && words > limits.words)
    say(1, `${words} visible words. Pages of this kind are kept short: ${limits.words} at most.`);
  if (kind === 'guide' && !hasSteps)
    say(1, 'a guide needs numbered steps. Put them into <Steps id="…">.');
  const first = blocks.find(({ type, text }) => type === 'paragraph' && wordsIn(text).length > 6);
  if (first && opening.test(first.text))
    say(first.line, `the page opens with "${first.text.slice(0, 40)}…". Begin with the answer.`);
  for (const block of blocks)
    for (const problem of wordingProblems(block, kind)) say(block.line, problem);
  return { file, kind, blocks, problems };
}
