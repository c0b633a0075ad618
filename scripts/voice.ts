/**
 * How pages sound: the rules of /introduction/contribute/writing that a program can check. Every finding has a file, a
 * line, and a fix.
 */
import type { Literal, Node, Parent } from 'unist';
import type { pageKinds } from '../src/content/frontMatter';
import { isJsx, type JsxElement } from '../plugins/mdx';
import { names } from '../src/data';

type Kind = (typeof pageKinds)[number];

/** A paragraph, heading, or table cell as a reader sees it. */
interface Block {
  line: number;
  kind: 'paragraph' | 'heading' | 'cell';
  text: string;
  /** The text with code and values to copy replaced by a mark: what a screen says is quoted, not ours. */
  prose: string;
  /** In a collapsed section or a tab that isn't chosen at first. */
  folded: boolean;
}

export interface VoicePage {
  file: string;
  kind: Kind;
  /** Visible words allowed, when the page isn't held to the limit of its kind. */
  maxWords?: number;
  blocks: Block[];
  /** Visible words before the first numbered step; undefined where no step is. */
  wordsBeforeStep: number | undefined;
  dangers: Array<{ line: number; title: string }>;
  tables: Array<{ line: number; columns: number }>;
}

interface Limits {
  words: number;
  beforeStep?: number;
  dangers: number;
  columns: number;
}

/** What a page of each kind may hold at most; `max_words` in the front matter replaces `words`. */
export const kindLimits: Record<Kind, Limits> = {
  guide: { words: 700, beforeStep: 80, dangers: 2, columns: 3 },
  help: { words: 900, beforeStep: 80, dangers: 2, columns: 3 },
  hub: { words: 700, dangers: 1, columns: 3 },
  explain: { words: 900, dangers: 1, columns: 4 },
  reference: { words: 1500, dangers: 1, columns: 5 },
  archive: { words: 700, dangers: 1, columns: 4 },
  meta: { words: 1500, dangers: 2, columns: 5 },
};

/** The only dangers that get a box. */
const dangerTitles = new Set([
  'Formatting erases drives',
  'Claim before you leave a pool',
  "We can't recover your password or wallet",
  'A PC node locks FULA',
]);

type Rule = readonly [pattern: RegExp, fix: string];

const hedges: Rule[] = [
  [
    /\bper older documentation\b|\bolder (texts?|guides?|documentation)\b/gi,
    'own the fact or leave it out',
  ],
  [/\b(was|were)(n['’]t| not) (tried|tested|found|run)\b/gi, 'own the fact or leave it out'],
  [
    /\bby its code\b|\bread in (the )?(code|firmware)\b|\bin the code of\b/gi,
    'say it without where you read it',
  ],
  [
    /\b(is|are) not known\b|\bno source (tells|says)\b|\bnot from a live test\b/gi,
    "leave out what isn't known",
  ],
  [/\b(its|the) makers\b/gi, 'say who, or leave it out'],
];

const phrases: Rule[] = [
  [/[‘’“”]/g, 'write straight quotes'],
  [/\bset-up\b/gi, 'write setup (the thing) or set up (what you do)'],
  [/\bfor ever\b/gi, 'write forever'],
  [/\be-mails?\b/gi, 'write email'],
  [/\b(whoever|somebody|anybody)\b/gi, 'write you, anyone, or someone'],
  [
    /\bis no (?!longer|more|way|recovery|need|limit|such|other|charge|undo|internet|network|release|fee)\w+/gi,
    "write isn't a …",
  ],
  [/\bare no (?!longer|more)\w+/gi, "write aren't …"],
  [/\bneed not\b/gi, "write don't need to"],
  [/\banew\b|\bonce more\b/gi, 'write again'],
  [/\bof (its|their) own\b/gi, 'write its own …, or leave it out'],
  [/\bstands? (in|on|at|there|before|for itself)\b/gi, 'write is'],
  [/\b(light|page|text|app|box|table) tells\b/gi, 'people tell; write shows or says'],
  [/\bknows (only|seven|two|three)\b/gi, 'people know; write has or shows'],
  [/\breckon\w*/gi, 'write count or expect'],
  [/\bby hand\b/gi, 'write manually, or leave it out'],
  [/\b(paid|claimed) apart\b/gi, 'write separately'],
  [/\bof 202\d\b/gi, 'write the 2022 …, or in 2022'],
  [/\b(the day )?on which\b/gi, 'write the day you …, or where'],
  [/\bat last\b/gi, 'write finally, or leave it out'],
  [/\bso act by\b|\bcount on no\b|\bpick your door\b/gi, 'say what to do'],
  [/\bbrowser app\b|\bFxBlox in the browser\b/gi, 'write web app'],
  [/\bhome screen\b/gi, 'write Home'],
  [/\bclick(s|ed|ing)? (on )?/gi, 'write tap'],
  [
    /\b(simply|easily|obviously|of course|trivial|effortless(ly)?|seamless(ly)?|revolutionary|cutting-edge|world-class|blazing\w*)\b/gi,
    "leave it out: it doesn't help anyone who is stuck",
  ],
  [/\b(TOD[O]|FIXM[E]|TBD|lorem\s+ipsum|coming soon)\b/gi, 'write it, or leave it out'],
];

const contractions: Rule[] = [
  [
    /\b(do|does|did|is|are|was|were|would|should|could|has|have|had) not\b(?! only)/gi,
    'use the contraction',
  ],
  [/\b(cannot|can not|will not)\b(?! only)/gi, 'use the contraction'],
];

const american: Rule[] = [
  [
    /\b(colou?r(?<=our)|behaviour|favour|honour|neighbour|labour)(s|ed|ing|ite|hood)?\b/gi,
    'write -or',
  ],
  [
    /\b(organis|recognis|realis|synchronis|initialis|optimis|summaris|authoris|minimis)(e|es|ed|ing|ation)\b/gi,
    'write -ize',
  ],
  [/\banalyse(s|d)?\b/gi, 'write analyze'],
  [/\b(cancell|labell|travell|modell|signall)(ed|ing)\b/gi, 'write one l'],
  [/\b(centre|metre|fibre|theatre)s?\b/gi, 'write -er'],
  [/\b(licence|defence|offence)s?\b/gi, 'write -se'],
  [
    /\b(grey|whilst|learnt|fulfil|catalogue|programme|towards|afterwards)\b/gi,
    'write gray, while, learned, fulfill, catalog, program, toward, afterward',
  ],
];

const spellings: Rule[] = [
  [/\bFunctionLand\b|\bFunction Land\b/g, 'write Functionland'],
  [/\bFunctionYard\b/g, 'write Functionyard'],
  [/\bF[xX]-?blox\b|\bFXBlox\b|\bfxBlox\b/g, 'write FxBlox'],
  [/\bbloxs\b|\bBloxs\b/g, 'write Bloxes'],
  [/\bFxPhotos\b|\bFXFotos\b|\bFxfotos\b/g, 'write FxFotos'],
  [/\bFxfiles\b|\bFXFiles\b/g, 'write FxFiles'],
  [/\bFULA network\b/g, 'write Fula network'],
  [/\bFula tokens?\b/g, 'write FULA'],
  [/\bFula [Ff]oundation\b/g, 'write Fula Governance Association'],
  [/\bPeerIDs?\b/g, 'write peer ID, or Blox PeerId and Pool PeerId'],
  [/\b(WiFi|Wifi|wifi|wi-fi|Wi-fi)\b/g, 'write Wi-Fi'],
  [/\bhot spots?\b/gi, 'write hotspot'],
  [/\breimag\w+/gi, 'write re-image'],
  [
    /(?<=[a-z,] )(Mainnet|Testnet)\b(?! (alpha|Functionyard))/g,
    'write it lowercase in running text',
  ],
  [
    /\b(Github|Javascript|Typescript|Macos|MacOS|Mac OS|IPhone|Iphone|Skale(?! Europa\b)|Iotex|Metamask|Ipfs)\b/g,
    'write GitHub, JavaScript, TypeScript, macOS, iPhone, SKALE, IoTeX, MetaMask, IPFS',
  ],
];

const formula =
  /^(at the end of|by the end of|after (this|reading)|after you|on this page|with this page|here you find|this page (lets|shows|tells|gives|explains)|when you finish)/i;

/** Words that keep their capital inside a heading. */
const proper = new Set([
  ...Object.values(names).flatMap(({ name }) => name.split(/[^\w-]+/)),
  ...'AI Android Apple Base Bluetooth Chrome Desktop Docker Edge Flutter Framework Google Helia I IPFS JavaScript Kubo Linux'.split(
    ' ',
  ),
  ...'Amoy Fotos Proof Rejoin Resource Sepolia Markdown MDX Node Pi PC Python Raspberry React Rust SKALE USB Wi-Fi WebSocket Windows iPhone Europa Hub'.split(
    ' ',
  ),
  ...'Native Blox Mac English American Claude Ethereum Firefox Safari Telegram Discord November September August July'.split(
    ' ',
  ),
]);

const isElement = (node: Node, ...wanted: string[]): node is JsxElement =>
  isJsx(node) && wanted.includes(node.name ?? '');

const children = (node: Node): Node[] => (node as Partial<Parent>).children ?? [];

const attribute = (node: JsxElement, name: string) =>
  node.attributes.find((item) => item.name === name)?.value;

function textOf(node: Node, quoted: boolean): string {
  if (node.type === 'text') return (node as Literal & { value: string }).value;
  if (node.type === 'break') return ' ';
  if (node.type === 'inlineCode' || isElement(node, 'Copy', 'Address', 'kbd')) {
    const value = (node as Partial<Literal & { value: string }>).value;
    return quoted
      ? '⌘'
      : (value ??
          children(node)
            .map((child) => textOf(child, quoted))
            .join(''));
  }
  return children(node)
    .map((child) => textOf(child, quoted))
    .join('');
}

const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'._/:#@-]*/gu) ?? [];

/** What the rules look at, from a page's tree after src/data has been filled in. */
export function readPage(
  tree: Parent,
  page: Pick<VoicePage, 'file' | 'kind'> & { maxWords?: number },
): VoicePage {
  const found: VoicePage = {
    ...page,
    blocks: [],
    wordsBeforeStep: undefined,
    dangers: [],
    tables: [],
  };
  let visible = 0;

  const walk = (node: Node, folded: boolean, nearLine: number): void => {
    const line = node.position?.start.line ?? nearLine;
    if (node.type === 'code' || isElement(node, 'Drawing', 'Diagram', 'SaveGuide', 'svg')) return;
    if (
      !folded &&
      found.wordsBeforeStep === undefined &&
      (isElement(node, 'Steps') ||
        (node.type === 'list' && (node as { ordered?: boolean }).ordered))
    ) {
      found.wordsBeforeStep = visible;
    }
    if (node.type === 'containerDirective' && (node as { name?: string }).name === 'danger') {
      const label = children(node).find(
        (child) => (child.data as { directiveLabel?: boolean } | undefined)?.directiveLabel,
      );
      found.dangers.push({ line, title: label ? textOf(label, false) : '' });
    }
    if (node.type === 'table' && !folded) {
      found.tables.push({ line, columns: children(children(node)[0]!).length });
    }
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) {
      const text = textOf(node, false).replace(/\s+/g, ' ').trim();
      if (!text) return;
      if (!folded) visible += wordsIn(text).length;
      found.blocks.push({
        line,
        kind:
          node.type === 'heading' ? 'heading' : node.type === 'tableCell' ? 'cell' : 'paragraph',
        text,
        prose: textOf(node, true).replace(/\s+/g, ' ').trim(),
        folded,
      });
      return;
    }
    let tabs = 0;
    for (const child of children(node)) {
      const chosen =
        isElement(child, 'TabItem') &&
        (attribute(child, 'default') !== undefined ||
          (tabs++ === 0 &&
            !children(node).some(
              (other) => isElement(other, 'TabItem') && attribute(other, 'default') !== undefined,
            )));
      walk(
        child,
        folded || isElement(child, 'details') || (isElement(child, 'TabItem') && !chosen),
        line,
      );
    }
  };
  walk(tree, false, 1);
  return found;
}

type Retext = (text: string) => string[];

/** The checks of the retext family: a word written twice, and "a" before a vowel. */
export async function loadRetext(): Promise<Retext> {
  const [
    { unified },
    { default: english },
    { default: repeated },
    { default: article },
    { VFile },
  ] = await Promise.all([
    import('unified'),
    import('retext-english'),
    import('retext-repeated-words'),
    import('retext-indefinite-article'),
    import('vfile'),
  ]);
  const processor = unified().use(english).use(repeated).use(article);
  return (text) => {
    const file = new VFile(text);
    processor.runSync(processor.parse(file), file);
    return file.messages.map((message) => message.reason);
  };
}

/** Everything on one page that breaks a rule. */
export function voiceProblems(page: VoicePage, retext: Retext): string[] {
  const limits = kindLimits[page.kind];
  const problems: string[] = [];
  const say = (line: number, message: string) => problems.push(`${page.file}:${line}: ${message}`);

  const words = page.blocks
    .filter((block) => !block.folded)
    .reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  const allowed = page.maxWords ?? limits.words;
  if (words > allowed)
    say(
      1,
      `${words} visible words, and this page may have ${allowed}. Cut, fold what few readers need into <details>, or set max_words if its job needs more.`,
    );
  if (limits.beforeStep !== undefined) {
    if (page.wordsBeforeStep === undefined) {
      if (page.kind === 'guide')
        say(1, 'a guide needs numbered steps. Put them into <Steps id="…">.');
    } else if (page.wordsBeforeStep > limits.beforeStep) {
      say(
        1,
        `${page.wordsBeforeStep} words before the first step, and ${limits.beforeStep} are allowed. Move them to the step they belong to.`,
      );
    }
  }
  for (const { line, title } of page.dangers) {
    if (!dangerTitles.has(title))
      say(
        line,
        `a danger box "${title}". Only four dangers get a box: ${[...dangerTitles].join(', ')}. Write a sentence.`,
      );
  }
  if (page.dangers.length > limits.dangers)
    say(
      page.dangers[limits.dangers]!.line,
      `${page.dangers.length} danger boxes, and a page of this kind may have ${limits.dangers}.`,
    );
  for (const { line, columns } of page.tables) {
    if (columns > limits.columns)
      say(
        line,
        `a table with ${columns} columns, and a page of this kind may have ${limits.columns}. Split it, or write a list.`,
      );
  }
  const first = page.blocks.find(
    (block) => block.kind === 'paragraph' && wordsIn(block.text).length > 6,
  );
  if (first && formula.test(first.text))
    say(first.line, `the page opens with "${first.text.slice(0, 40)}…". Begin with the answer.`);

  for (const block of page.blocks) {
    for (const [pattern, fix] of [
      ...hedges,
      ...phrases,
      ...american,
      ...spellings,
      ...(page.kind === 'archive' ? [] : contractions),
    ]) {
      for (const match of block.prose.matchAll(pattern))
        say(block.line, `"${match[0].trim()}": ${fix}`);
    }
    if (block.kind === 'paragraph')
      for (const reason of retext(block.prose)) say(block.line, reason);
    if (block.kind === 'heading') {
      const heading = block.prose.split(/\s+/);
      for (const [at, word] of heading.entries()) {
        const bare = word.replace(/[^\p{L}\p{N}-]/gu, '');
        if (
          at > 0 &&
          /^[A-Z][a-z]+$/.test(bare) &&
          !proper.has(bare) &&
          !/[:.?!–—⌘]$/.test(heading[at - 1]!)
        ) {
          say(
            block.line,
            `"${bare}" in the heading "${block.prose}": write headings in sentence case, or add the name to scripts/voice.ts`,
          );
        }
      }
      if (/[.:;,]$/.test(block.prose))
        say(block.line, `the heading "${block.prose}" ends with a punctuation mark. Remove it.`);
    }
  }
  return problems;
}

const run = 12;
const repeatedWords = 60;

/** Pages that repeat other pages: more than 60 words in runs of twelve or more, references aside. */
export function repeatProblems(pages: readonly VoicePage[]): string[] {
  const seenAt = new Map<string, Set<string>>();
  const runsOf = (text: string) => {
    const words = wordsIn(text.toLowerCase());
    return words
      .slice(0, Math.max(0, words.length - run + 1))
      .map((_, at) => words.slice(at, at + run).join(' '));
  };
  const visible = (page: VoicePage) => page.blocks.filter((block) => !block.folded);
  for (const page of pages) {
    for (const { text } of visible(page)) {
      for (const key of runsOf(text))
        seenAt.set(key, (seenAt.get(key) ?? new Set()).add(page.file));
    }
  }
  return pages
    .filter((page) => page.kind !== 'reference')
    .flatMap((page) => {
      let repeated = 0;
      const twins: string[] = [];
      for (const { text, line } of visible(page)) {
        const hits = runsOf(text).map((key) =>
          [...seenAt.get(key)!].filter((file) => file !== page.file),
        );
        const marked = new Set(
          hits.flatMap((files, at) =>
            files.length > 0 ? Array.from({ length: run }, (_, k) => at + k) : [],
          ),
        );
        if (marked.size === 0) continue;
        repeated += marked.size;
        twins.push(`line ${line} (${hits.find((files) => files.length > 0)![0]})`);
      }
      return repeated > repeatedWords
        ? [
            `${page.file}:1: ${repeated} words are on another page too, and ${repeatedWords} are allowed: ${twins.join(', ')}. Say it once and link to it.`,
          ]
        : [];
    });
}
