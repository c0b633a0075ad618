/** Evidence from the source code of contracts. Selectors are computed from it. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Evidence } from './types';

export interface Contract {
  readonly repo: `${string}/${string}`;
  readonly path: string;
  readonly since?: string;
}

/** Parameters without the words that only say where they're kept. */
const parametersIn = (source = '') =>
  source
    .split(',')
    .map((parameter) => parameter.trim().replace(/\s+(?:calldata|memory|indexed)\b/g, ''))
    .filter(Boolean);

/** A name with the types of the parameters, such as `pools(uint32)`. */
export const signature = (name: string, parameters?: string) =>
  `${name}(${parametersIn(parameters).map((parameter) => parameter.replace(/\s.*/, ''))})`;

/** The first four bytes of the hash, by which a call or an error names what it means. */
export const selector = (text: string) =>
  `0x${bytesToHex(keccak_256(utf8ToBytes(text))).slice(0, 8)}`;

/** An error that a contract declares: "`0x1f57d5a2` `PNF`". */
export function declaresError(contract: Contract, text: string): Evidence {
  const name = /`(\w+)`$/.exec(text)?.[1] ?? text;
  return {
    ...contract,
    matches: new RegExp(`^\\s*error ${name}\\(([^)]*)\\);`, 'm'),
    proves: (parameters) => `${selector(signature(name, parameters))}\` \`${name}`,
  };
}

/** A function for callers from outside: "`getTotalMembers()`<br />`0x8f180305`", or with the names of parameters. */
export function declaresFunction(contract: Contract, text: string): Evidence {
  const name = /\w+/.exec(text)?.[0] ?? text;
  return {
    ...contract,
    matches: new RegExp(`function ${name}\\(([^)]*)\\)[^{;]*?\\b(?:external|public)\\b`),
    proves: (parameters) =>
      text.includes('0x')
        ? `${signature(name, parameters)}\`<br />\`${selector(signature(name, parameters))}`
        : text.includes(' ')
          ? `${name}(${parametersIn(parameters).join(', ')})`
          : signature(name, parameters),
  };
}
