/**
 * How these pages write: headings in sentence case, American spelling, names in their one spelling, no word that praises or
 * belittles. Code in backticks and fences is left alone, so a page quotes a screen or an old text as code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { names } from '../../src/data';
import { blank, lineAt, readPages, withoutCode, withoutFences } from '../pages';

const root = join(__dirname, '../..');

const files = (folder: string, end: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));

/** Tells what to write instead of what it finds. */
type Rule = readonly [RegExp, string];

const hype: Rule[] = [
  [
    /\b(simply|easy|easily|obviously|of course|trivial|effortless(ly)?)\b/gi,
    'leave it out: it helps nobody who is stuck',
  ],
  [/\bjust\b/gi, 'leave it out, or write "only" or "a moment ago"'],
  [
    /\b(revolutionary|seamless(ly)?|cutting-edge|world-class|game-chang\w+|blazing\w*)\b/gi,
    'leave it out: no advertising',
  ],
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
  [/\banalyse(s|d)?\b/gi, 'write "analyze"'],
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
  [/\bPeerIDs?\b/g, 'write peer id, or Blox PeerId and Pool PeerId'],
  [/\b(WiFi|Wifi|wifi|wi-fi|Wi-fi)\b/g, 'write Wi-Fi'],
  [/\bhot spots?\b/gi, 'write hotspot'],
  [/\bemails?\b/gi, 'write e-mail'],
  [/\bsetup\b/gi, 'write set-up (the thing) or set up (what you do)'],
  [/\breimag\w+/gi, 'write re-image'],
  [/(?<=[a-z,] )(Mainnet|Testnet)\b(?! (alpha|Functionyard))/g, 'write it small in running text'],
  [
    /\b(Github|Javascript|Typescript|Macos|MacOS|Mac OS|IPhone|Iphone|Skale(?! Europa\b)|Iotex|Metamask|Ipfs)\b/g,
    'write GitHub, JavaScript, TypeScript, macOS, iPhone, SKALE, IoTeX, MetaMask, IPFS',
  ],
  [/\b(\w+) \1\b(?<!\b(that that|had had))/gi, 'the same word twice'],
  [/\b(TOD[O]|FIXM[E]|TBD|lorem\s+ipsum|coming soon)\b/gi, 'write it, or leave it out'],
];

/** Addresses, tags and file names say nothing about how we write. */
const words = (source: string) =>
  blank(
    withoutCode(source),
    /^sources:\n(\s+- .*\n)+/gm,
    /^(replaced_by|slug|keywords):.*$/gm,
    /\]\([^)\n]*\)/g,
    /https?:\/\/\S+/g,
    /<\/?[A-Za-z][^>\n]*>/g,
    /\S+\.(md|ts|tsx|yaml|json)\b/g,
  );

function findings(file: string, text: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(([pattern, cure]) =>
    [...text.matchAll(pattern)].map(
      (match) => `${file}:${lineAt(text, match.index)}: "${match[0]}": ${cure}`,
    ),
  );
}

const pages = readPages();
const texts = [
  ...pages.map(({ file, source }) => [file, words(source)] as const),
  ...files('blog', '.md').map(
    (file) => [file, words(readFileSync(join(root, file), 'utf8'))] as const,
  ),
];

/** Sentences of the data: what stands in quotation marks and has a space in it. */
const dataTexts = files('src/data', '.ts')
  .filter((file) => !/\.test\.ts$|synonyms\.ts$/.test(file))
  .map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const strings = [
      ...source.matchAll(
        /'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*"/g,
      ),
    ];
    let kept = source.replace(/[^\n]/g, ' ');
    for (const { 0: string, index } of strings) {
      kept = kept.slice(0, index) + string + kept.slice(index + string.length);
    }
    return [file, blank(kept, /`[^`\n]*`/g, /https?:\/\/\S+/g)] as const;
  });

/** Pages that show what not to write, or how an earlier product wrote. */
const quoting = new Set(['docs/introduction/contribute/writing.md']);

test.each([
  ['no word praises or belittles', hype],
  ['the spelling is American', american],
  ['names have one spelling', spellings],
])('%s', (_, rules) => {
  const found = [...texts, ...dataTexts]
    .filter(([file]) => !quoting.has(file))
    .flatMap(([file, text]) => findings(file, text, rules));
  expect(found).toEqual([]);
});

/** Words that keep their capital inside a heading. */
const proper = new Set([
  ...Object.values(names).flatMap(({ name }) => name.split(/[^\w-]+/)),
  ...'AI Android Apple Base Bluetooth Chrome Desktop Docker Edge Flutter Framework Google Helia I IPFS JavaScript Kubo Linux'.split(
    ' ',
  ),
  ...'Amoy Fotos Proof Rejoin Resource Sepolia Markdown MDX Node Pi PC Python Raspberry React Rust SKALE USB Wi-Fi WebSocket Windows iPhone Europa Hub'.split(
    ' ',
  ),
]);

test('headings are in sentence case and end without a mark', () => {
  const found = texts
    .filter(([file]) => file.startsWith('docs'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^#{2,6} +(.+?)\s*$/gm)].flatMap((match) => {
        const heading = match[1]!.replace(/^\d[\d.]*( to \d+)? /, '');
        const place = `${file}:${lineAt(text, match.index)}`;
        const capital = heading
          .split(/\s+/)
          .slice(1)
          .map((word, at, all) => ({
            word: word.replace(/[^\p{L}\p{N}-]/gu, ''),
            before: all[at - 1] ?? heading.split(/\s+/)[0]!,
          }))
          .filter(
            ({ word, before }) =>
              /^[A-Z][a-z]+$/.test(word) && !proper.has(word) && !/[:.?!–—]$/.test(before),
          )
          .map(
            ({ word }) =>
              `${place}: "${word}" in "${heading}" begins with a small letter, or is a name to add to this test`,
          );
        const mark = /[.:;,]$/.test(heading) ? [`${place}: "${heading}" ends with a mark`] : [];
        return [...capital, ...mark];
      }),
    );
  expect(found).toEqual([]);
});

test('every page says in its first sentence what the reader gets', () => {
  const found = pages.flatMap(({ file, source }) => {
    const first = source
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .trimStart()
      .split('\n')[0]!;
    return /^[A-Z].*(\byou\b|\byour\b|\breader\b)/.test(first)
      ? []
      : [`${file}: "${first.slice(0, 90)}"`];
  });
  expect(found).toEqual([]);
});

test('no page keeps a remark that says what to write', () => {
  const found = pages.flatMap(({ file, source }) =>
    [...withoutFences(source).matchAll(/\{\/\*(?! *#[\w-]+ *\*\/\})[\s\S]*?\*\/\}/g)].map(
      (match) => `${file}:${lineAt(source, match.index)}: ${match[0]}`,
    ),
  );
  expect(found).toEqual([]);
});
