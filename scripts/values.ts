/** Finds values of src/data that a page types instead of taking them from there. */
import { contracts, limits, links, networks, ports, type Network } from '../src/data';

/** Values that mean only one thing wherever they are, with what to write instead. */
const distinctive = [
  // A small number, such as 8 hours, can mean anything.
  ...Object.entries(limits)
    .filter(([, value]) => /\d\d [A-Za-z]|\d\.\d/.test(value))
    .map(([key, value]) => [value, `<Fact id="limits.${key}" />`]),
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

const keyByUrl = new Map(Object.entries(links).map(([key, url]) => [url.replace(/\/$/, ''), key]));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (value: string) =>
  new RegExp(`(?<![\\w.,/-])${escaped(value)}(?![\\w-]|[.,/]\\w)`, 'i');

/** The problems in one sentence. */
function problemsIn(sentence: string): string[] {
  const problems: string[] = [];
  for (const [value, key] of distinctive)
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
