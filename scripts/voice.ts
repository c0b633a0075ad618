/**
 * How pages sound: the rules of /introduction/contribute/writing that a program can check. Every finding has a file, a
 * line, and a fix. Lists of words and limits are in voice.yaml.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { parse } from 'yaml';
import type { PageFrontMatter } from '../src/content/frontMatter';
import { isJsx } from '../plugins/mdx';
import { names } from '../src/data';

type Kind = PageFrontMatter['type'];

/** Patterns by the fix that they ask for. */
type Phrases = Record<string, string | string[]>;

const lists = parse(readFileSync(join(__dirname, 'voice.yaml'), 'utf8')) as {
  limits: Record<Kind, { words: number; beforeStep?: number; dangers: number; columns: number }>;
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
  /** Visible words allowed, when the page isn't held to the limit of its kind. */
  maxWords?: number;
  blocks: Block[];
  /** Visible words before the first numbered step; undefined if there is no step. */
  wordsBeforeStep?: number;
  dangers: Array<{ line: number; title: string }>;
  tables: Array<{ line: number; columns: number }>;
}

const isElement = (node: Nodes, ...wanted: string[]) =>
  isJsx(node) && wanted.includes(node.name ?? '');

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

function textOf(node: Nodes, quoteMark?: string): string {
  if (node.type === 'break') return ' ';
  const quoted = node.type === 'inlineCode' || isElement(node, 'Copy', 'Address', 'kbd');
  if (quoted && quoteMark) return quoteMark;
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return childrenOf(node)
    .map((child) => textOf(child, quoteMark))
    .join('');
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'._/:#@-]*/gu) ?? [];

const visibleBlocks = (page: VoicePage) => page.blocks.filter(({ folded }) => !folded);

const visibleWords = (page: VoicePage) =>
  visibleBlocks(page).reduce((sum, { text }) => sum + wordsIn(text).length, 0);

/** What the rules look at, from a page's tree after src/data has been filled in. */
export function readPage(
  tree: Root,
  about: Pick<VoicePage, 'file' | 'kind' | 'maxWords'>,
): VoicePage {
  const page: VoicePage = { ...about, blocks: [], dangers: [], tables: [] };
  const walk = (node: Nodes, folded: boolean, nearLine: number): void => {
    const line = node.position?.start.line ?? nearLine;
    if (node.type === 'code' || isElement(node, 'Drawing', 'Diagram', 'SaveGuide', 'svg')) return;
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) {
      const [text = '', prose = ''] = [textOf(node), textOf(node, '⌘')].map((each) =>
        each.replace(/\s+/g, ' ').trim(),
      );
      if (text) page.blocks.push({ line, type: node.type, text, prose, folded });
      return;
    }
    if (!folded && ((node.type === 'list' && node.ordered) || isElement(node, 'Steps')))
      page.wordsBeforeStep ??= visibleWords(page);
    if (node.type === 'containerDirective' && node.name === 'danger') {
      const [label] = node.children;
      const labeled = label?.type === 'paragraph' && label.data?.directiveLabel;
      page.dangers.push({ line, title: labeled ? textOf(label) : '' });
    }
    if (node.type === 'table' && !folded)
      page.tables.push({ line, columns: node.children[0]!.children.length });
    const firstTab = childrenOf(node).find((child) => isElement(child, 'TabItem'));
    for (const child of childrenOf(node)) {
      const hidden = isElement(child, 'details', 'TabItem') && child !== firstTab;
      walk(child, folded || hidden, line);
    }
  };
  walk(tree, false, 1);
  return page;
}

type Retext = (text: string) => string[];

/** The checks of the retext family: a word written twice, and "a" before a vowel. */
export async function loadRetext(): Promise<Retext> {
  const { unified } = await import('unified');
  const { default: english } = await import('retext-english');
  const { default: repeatedWords } = await import('retext-repeated-words');
  const { default: indefiniteArticle } = await import('retext-indefinite-article');
  const { VFile } = await import('vfile');
  const processor = unified().use(english).use(repeatedWords).use(indefiniteArticle);
  return (text) => {
    const file = new VFile(text);
    processor.runSync(processor.parse(file), file);
    return file.messages.map((message) => message.reason);
  };
}

/** Words of a heading that aren't in sentence case. */
const capitalized = (heading: string) =>
  heading.split(/\s+/).flatMap((word, at, all) => {
    const bare = word.replace(/[^\p{L}\p{N}-]/gu, '');
    const starts = at === 0 || /[:.?!–—⌘]$/.test(all[at - 1]!);
    return !starts && /^[A-Z][a-z]+$/.test(bare) && !properNames.has(bare) ? [bare] : [];
  });

/** Everything on one page that breaks a rule. */
export function voiceProblems(page: VoicePage, retext: Retext): string[] {
  const limits = lists.limits[page.kind];
  const problems: string[] = [];
  const say = (line: number, message: string) => problems.push(`${page.file}:${line}: ${message}`);

  const words = visibleWords(page);
  const allowed = page.maxWords ?? limits.words;
  if (words > allowed)
    say(
      1,
      `${words} visible words, and this page may have ${allowed}. Cut, fold what few readers need into <details>, or set max_words if its job needs more.`,
    );
  if (page.kind === 'guide' && page.wordsBeforeStep === undefined)
    say(1, 'a guide needs numbered steps. Put them into <Steps id="…">.');
  if (limits.beforeStep && (page.wordsBeforeStep ?? 0) > limits.beforeStep)
    say(
      1,
      `${page.wordsBeforeStep} words before the first step, and ${limits.beforeStep} are allowed. Move them to the step they belong to.`,
    );
  for (const [at, { line, title }] of page.dangers.entries()) {
    if (!lists.dangers.includes(title))
      say(
        line,
        `a danger box "${title}". Only these get a box: ${lists.dangers.join(', ')}. Write a sentence.`,
      );
    if (at === limits.dangers)
      say(line, `a page of this kind may have ${at} danger boxes. Write a sentence.`);
  }
  for (const { line, columns } of page.tables) {
    if (columns > limits.columns)
      say(
        line,
        `a table with ${columns} columns, and a page of this kind may have ${limits.columns}. Split it, or write a list.`,
      );
  }
  const first = page.blocks.find(
    ({ type, text }) => type === 'paragraph' && wordsIn(text).length > 6,
  );
  if (first && opening.test(first.text))
    say(first.line, `the page opens with "${first.text.slice(0, 40)}…". Begin with the answer.`);

  for (const { type, prose, line } of page.blocks) {
    for (const { pattern, fix } of page.kind === 'archive' ? rules : [...rules, ...contractions])
      for (const [found] of prose.matchAll(pattern)) say(line, `"${found}": ${fix}`);
    if (type === 'paragraph') for (const reason of retext(prose)) say(line, reason);
    if (type !== 'heading') continue;
    for (const word of capitalized(prose))
      say(
        line,
        `"${word}" in the heading "${prose}": write it lowercase, or add the name to scripts/voice.yaml`,
      );
    if (/[.:;,]$/.test(prose))
      say(line, `the heading "${prose}" ends with a punctuation mark. Remove it.`);
  }
  return problems;
}

const runLength = 12;
const allowedRepeats = 60;

/** All runs of twelve words. */
const runsOf = (text: string): string[] => {
  const words = wordsIn(text.toLowerCase());
  return words
    .slice(runLength - 1)
    .map((_, start) => words.slice(start, start + runLength).join(' '));
};

/** Pages that repeat other pages: more than 60 words in runs of twelve or more, references aside. */
export function repeatProblems(pages: readonly VoicePage[]): string[] {
  const filesWith = new Map<string, Set<string>>();
  for (const page of pages)
    for (const run of visibleBlocks(page).flatMap(({ text }) => runsOf(text)))
      filesWith.set(run, (filesWith.get(run) ?? new Set()).add(page.file));
  return pages
    .filter(({ kind }) => kind !== 'reference')
    .flatMap((page) => {
      let repeated = 0;
      const places: string[] = [];
      for (const { text, line } of visibleBlocks(page)) {
        const words = new Set<number>();
        let twin: string | undefined;
        for (const [start, run] of runsOf(text).entries()) {
          const other = [...filesWith.get(run)!].find((file) => file !== page.file);
          if (!other) continue;
          twin ??= other;
          for (let at = start; at < start + runLength; at += 1) words.add(at);
        }
        repeated += words.size;
        if (twin) places.push(`line ${line} (${twin})`);
      }
      return repeated > allowedRepeats
        ? [
            `${page.file}:1: ${repeated} words are on another page too, and ${allowedRepeats} are allowed: ${places.join(', ')}. Say it once and link to it.`,
          ]
        : [];
    });
}
