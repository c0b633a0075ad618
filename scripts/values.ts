/** Values of src/data that a page types, and sentences with another number for the same thing. */
import { stemmer } from 'stemmer';
import { contracts, limits, links, networks, ports, versions, type Network } from '../src/data';

interface Value {
  /** What to write instead. */
  key: string;
  value: string;
  /** What it is, as stems. */
  what: string[];
}

const common = new Set(
  'a an and at by each for from in is of on one or that the to used which with'.split(' '),
);

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z][a-z0-9]+/g) ?? [])
    .filter((word) => !common.has(word))
    .map((word) => stemmer(word));

const facts: Value[] = [
  ...Object.entries(limits).map(([key, { value, what }]) => ({
    key: `limits.${key}`,
    value,
    what,
  })),
  ...Object.entries(versions).map(([key, { version, what }]) => ({
    key: `versions.${key}`,
    value: version,
    what,
  })),
]
  .filter(({ value }) => /\d/.test(value))
  .map(({ key, value, what }) => ({ key: `<Fact id="${key}" />`, value, what: stems(what) }));

/** Values that mean the same wherever they are. */
const unique: Value[] = [
  ...Object.entries(contracts).flatMap(([name, { addresses }]) =>
    Object.entries(addresses).map(([network, value]) => ({
      key: `<Address contract="${name}" network="${network}" />`,
      value,
    })),
  ),
  ...Object.entries<Network>(networks).flatMap(([name, { rpc, chainId, explorer }]) =>
    Object.entries({ rpc, chainId, explorer })
      .map(([field, value]) => ({
        key: `<Fact id="networks.${name}.${field}" />`,
        value: String(value ?? ''),
      }))
      .filter(({ value }) => value.length > 3),
  ),
].map((value) => ({ ...value, what: [] }));

/** Ports of the products, and of this site on a contributor's computer. */
const knownPorts = new Set([
  ...Object.values(ports).flatMap(({ port }) => port.split(', ')),
  '3000',
  '3001',
]);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (value: string) =>
  new RegExp(`(?<![\\w.,/-])${escaped(value)}(?![\\w-]|[.,/]\\w)`, 'i');

/** A number with the word after it, such as "64 GB" or "8 hours". */
const quantities = (text: string) =>
  [...text.matchAll(/(?<![\w.,-])(\d[\d,.]*\d|\d)[  ]([a-z]+)/gi)].map(
    ([, number = '', unit = '']) => ({ number, unit: stemmer(unit.toLowerCase()) }),
  );

const versionNumber = /(?<![\w.])v?(\d+\.\d+\.\d+)(?![\w.]*\d)/;

/** What is wrong with one sentence. */
function problemsIn(sentence: string): string[] {
  const here = new Set(stems(sentence));
  const share = ({ what }: Value) => what.filter((stem) => here.has(stem)).length / what.length;
  const problems: string[] = [];
  for (const fact of facts) {
    const typed = whole(fact.value).test(sentence);
    if (typed && share(fact) >= 0.5) {
      problems.push(`“${fact.value}” is in src/data: write ${fact.key}`);
      continue;
    }
    if (typed || share(fact) < 0.75) continue;
    const version = versionNumber.exec(fact.value)?.[1];
    const otherVersion = version && versionNumber.exec(sentence)?.[1];
    const [quantity] = quantities(fact.value);
    const other = quantity && quantities(sentence).find(({ unit }) => unit === quantity.unit);
    const wrong =
      otherVersion && otherVersion !== version
        ? otherVersion
        : other && other.number !== quantity.number
          ? other.number
          : undefined;
    if (wrong)
      problems.push(`“${wrong}”, where ${fact.key} is “${fact.value}”: correct one of them`);
  }
  for (const { key, value } of unique)
    if (whole(value).test(sentence)) problems.push(`“${value}” is in src/data: write ${key}`);
  for (const [, url = ''] of sentence.matchAll(/(?:\]\(|<Copy>)(https:\/\/[^\s)<]+)[)<]/g)) {
    const [key] =
      Object.entries(links).find(
        ([, link]) => link.url.replace(/\/$/, '') === url.replace(/\/$/, ''),
      ) ?? [];
    if (key)
      problems.push(`“${url}” is in src/data: write site:${key} or <Fact id="links.${key}" />`);
  }
  for (const [, port = ''] of sentence.matchAll(/\bport (\d{2,5})\b/gi))
    if (!knownPorts.has(port)) problems.push(`port ${port} isn't in src/data/ports.ts: correct it`);
  return problems;
}

/** Front matter and code blocks are left out, and their lines are kept. */
const prose = (source: string) =>
  source.replace(/^---\n[\s\S]*?^---\n|^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1/gm, (part) =>
    part.replace(/[^\n]/g, ''),
  );

/** Problems of a current page, with file and line. */
export function valueProblems(file: string, source: string): string[] {
  return prose(source)
    .split('\n')
    .flatMap((line, at) =>
      line
        .split(/(?<=[.?!])\s+(?=[A-Z])|(?<=[^\\])\|/)
        .flatMap(problemsIn)
        .map((problem) => `${file}:${at + 1}: ${problem}`),
    );
}
