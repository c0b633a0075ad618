/** The facts of src/data that can have evidence, with the words that pages print. */
import { readFileSync } from 'node:fs';
import { pagesIn } from '../src/pages-schema/files';
import * as data from '../src/data';
import { proofs } from '../src/data/evidence';
import type { Proof } from '../src/data/evidence/types';
import { homeText } from './safety';

export interface Fact {
  /** Such as `limits.formatSmallest`. */
  key: string;
  /** The words that pages print. Of a rule, its line comes first. */
  printed: string;
  proof?: Proof;
}

export function readFacts(): Fact[] {
  const lines = pagesIn('docs').flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const print = <T>(
    group: string,
    facts: Readonly<Record<string, T>>,
    words: (fact: T, key: string) => string[],
  ): Fact[] =>
    Object.entries(facts).map(([key, fact]) => ({
      key: `${group}.${key}`,
      printed: words(fact, key).join('\n'),
      proof: proofs[group]?.[key],
    }));
  return [
    // Evidence proves the whole rule, which is on its home.
    ...print<data.SafetyRule>('safety', data.rules, ({ line, home }) => [line, homeText(home)]),
    ...print<data.Led>('leds', data.leds, ({ name, phrase }, key) => [
      name,
      phrase,
      ...lines.filter((line) => line.includes(`<Led id="${key}"`)),
    ]),
    ...print<string>('limits', data.limits, (value) => [value]),
    ...print<data.Port>('ports', data.ports, ({ port, protocol, note = '' }) => [
      port,
      protocol,
      note,
    ]),
    ...print<data.Contract>('contracts', data.contracts, ({ addresses }) =>
      Object.entries(addresses).map((pair) => pair.join(' ')),
    ),
  ];
}

/** The rules about safety for which nobody has looked for evidence. */
export const evidenceWarnings = (facts: readonly Fact[]): string[] =>
  facts
    .filter(({ key, proof }) => key.startsWith('safety.') && !proof)
    .map(
      ({ key }) =>
        `warning: ${key} has no evidence. In src/data/evidence/safety.ts, write which source code proves it, or why none can.`,
    );
