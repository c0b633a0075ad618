/** Values of src/data that a page types, and sentences with another number for the same thing. */
import { stemmer } from 'stemmer';
import { contracts, limits, links, networks, ports, versions, type Network } from '../src/data';

const common = new Set(
  'a an and at by each for from in is of on one or that the to used which with'.split(' '),
);

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z][a-z0-9]+/g) ?? [])
    .filter((word) => !common.has(word))
    .map((word) => stemmer(word));

/** Facts with a number: what to write instead of it, and what it is, as stems. */
const facts = [
  ...Object.entries(limits).map(([key, limit]) => ({ key: `limits.${key}`, ...limit })),
  ...Object.entries(versions).map(([key, { version, what }]) => ({
    key: `versions.${key}`,
    value: version,
    what,
  })),
]
  .filter(({ value }) => /\d/.test(value))
  .map(({ key, value, what }) => ({ key: `<Fact id="${key}" />`, value, what: stems(what) }));

/** Values that mean the same wherever they are, with what to write instead. */
const unique = [
  ...Object.entries(contracts).flatMap(([name, { addresses }]) =>
    Object.entries(addresses).map(([network, value]) => [
      value,
      `<Address contract="${name}" network="${network}" />`,
    ]),
  ),
  ...Object.entries<Network>(networks).flatMap(([name, { rpc, chainId, explorer }]) =>
    Object.entries({ rpc, chainId, explorer }).map(([field, value]) => [
      String(value ?? ''),
      `<Fact id="networks.${name}.${field}" />`,
    ]),
  ),
].filter(([value]) => value!.length > 3);

/** Ports of the products, and of this site on a contributor's computer. */
const knownPorts = new Set([
  ...Object.values(ports).flatMap(({ port }) => port.split(', ')),
  '3000',
  '3001',
]);

const keyByUrl = new Map(
  Object.entries(links).map(([key, { url }]) => [url.replace(/\/$/, ''), key]),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (value: string) =>
  new RegExp(`(?<![\\w.,/-])${escaped(value)}(?![\\w-]|[.,/]\\w)`, 'i');

/** Numbers by the word after them, such as "GB" in "64 GB"; those of versions by "version". */
const numbersIn = (text: string) =>
  new Map(
    [...text.matchAll(/(?<![\w.,-])v?(\d[\d,.]*\d|\d)(?:[  ]([a-z]+))?/gi)]
      .reverse()
      .map(([, number = '', unit = '']) => [
        /^\d+\.\d+\.\d+$/.test(number) ? 'version' : stemmer(unit.toLowerCase()),
        number,
      ]),
  );

/** What is wrong with one sentence. */
function problemsIn(sentence: string): string[] {
  const here = new Set(stems(sentence));
  const numbers = numbersIn(sentence);
  const problems: string[] = [];
  for (const { key, value, what } of facts) {
    const share = what.filter((stem) => here.has(stem)).length / what.length;
    if (whole(value).test(sentence)) {
      if (share >= 0.5) problems.push(`“${value}” is in src/data: write ${key}`);
    } else if (share >= 0.75) {
      const [[unit, number] = []] = numbersIn(value);
      const other = unit && numbers.get(unit);
      if (other && other !== number)
        problems.push(`“${other}”, where ${key} is “${value}”: correct one of them`);
    }
  }
  for (const [value, key] of unique)
    if (whole(value!).test(sentence)) problems.push(`“${value}” is in src/data: write ${key}`);
  for (const [, url = ''] of sentence.matchAll(/(?:\]\(|<Copy>)(https:\/\/[^\s)<]+)[)<]/g)) {
    const key = keyByUrl.get(url.replace(/\/$/, ''));
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
