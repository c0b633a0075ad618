/** The facts of src/data with the words that pages print, the pages that show them, and their evidence. */
import { readFileSync } from 'node:fs';
import { pagesIn } from '../src/pages-schema/files';
import * as data from '../src/data';
import { proofs } from '../src/data/evidence';
import type { Proof } from '../src/data/evidence/types';
import { homeText } from './safety';

export interface Fact {
  /** Such as `limits`. */
  group: string;
  /** Such as `limits.formatSmallest`. */
  key: string;
  /** The words that pages print. */
  printed: string;
  proof?: Proof;
  /** The files that show it. */
  pages: string[];
}

function print<T>(facts: Readonly<Record<string, T>>, words: (fact: T) => unknown[]) {
  return Object.entries(facts).map(([key, fact]) => ({
    key,
    printed: words(fact).filter(Boolean).join(' · '),
  }));
}

/** The groups of src/data whose facts can have evidence. */
const groups = {
  safety: print<data.SafetyRule>(data.rules, ({ line }) => [line]),
  leds: print<data.Led>(data.leds, ({ name, phrase, pattern, meaning, action }) => [
    name,
    phrase,
    pattern,
    meaning,
    action,
  ]),
  limits: print<data.Limit>(data.limits, ({ value }) => [value]),
  ports: print<data.Port>(data.ports, ({ port, protocol, service, blox, pc, note }) => [
    port,
    protocol,
    service,
    `Blox: ${data.reaches[blox]}`,
    `PC: ${data.reaches[pc]}`,
    note,
  ]),
  contracts: print<data.Contract>(data.contracts, ({ name, role, addresses }) => [
    name,
    role,
    ...Object.entries(addresses).map((pair) => pair.join(' ')),
  ]),
};

/** Whether a text contains a value as whole words: "69 GB" doesn't contain "9 GB". */
export function includesWords(text: string, value: string): boolean {
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.,])${literal}(?!\\w|[.,]\\d)`).test(text);
}

/** Whether the Markdown of a page shows a fact with a macro. */
export function showsFact(page: string, group: string, key: string): boolean {
  if (group === 'safety') return page.includes(`<Rule id="${key}"`);
  if (group === 'contracts') return page.includes(`<Address contract="${key}"`);
  if (group === 'leds' && page.includes(`<Led id="${key}"`)) return true;
  if (page.includes(`<Fact id="${group}.${key}"`) || page.includes(`<Fact id="${group}.${key}.`))
    return true;
  return [...page.matchAll(/<DataTable name="(\w+)"(?: only="([^"]*)")?/g)].some(
    ([, table, only]) => table === group && (!only || only.split(/, */).includes(key)),
  );
}

/** All facts that can have evidence. */
export function readFacts(): Fact[] {
  const pages = ['docs', 'docs/_parts']
    .flatMap(pagesIn)
    .map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
  const facts = Object.entries(groups).flatMap(([group, entries]) =>
    entries.map(({ key, printed }): Fact => {
      const shown = pages.filter(([, source]) => showsFact(source, group, key));
      return {
        group,
        key: `${group}.${key}`,
        printed,
        proof: proofs[group]?.[key],
        pages: shown.map(([file]) => file),
      };
    }),
  );
  // Rules contain limits.
  for (const fact of facts.filter(({ group }) => group === 'limits')) {
    const more = facts.filter(
      ({ group, printed }) => group === 'safety' && includesWords(printed, fact.printed),
    );
    fact.pages = [...new Set([...fact.pages, ...more.flatMap((other) => other.pages)])].sort();
  }
  // Evidence proves the whole rule, which is on its home.
  for (const fact of facts.filter(({ group }) => group === 'safety')) {
    const { home } = (data.rules as Record<string, data.SafetyRule>)[fact.key.split('.')[1]!]!;
    fact.printed += `\n${homeText(home)}`;
  }
  return facts;
}

/** What's wrong with the evidence for a fact, apart from what the types say. */
export function proofProblems({ group, key, proof }: Fact): string[] {
  const problems: string[] = [];
  for (const evidence of proof === undefined || 'none' in proof ? [] : proof) {
    const { repo, path } = evidence;
    const pattern = 'matches' in evidence ? evidence.matches : 'gone' in evidence && evidence.gone;
    if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
      problems.push(`"${repo}" isn't a repository. Write owner/name, as in functionland/fula-ota.`);
    if (!path || /^\/|\/$/.test(path))
      problems.push(`"${path}" isn't the path of a file. Write it without a slash at either end.`);
    if (pattern instanceof RegExp && /[gy]/.test(pattern.flags))
      problems.push(`the pattern ${pattern} doesn't start at the top. Remove its flag g or y.`);
  }
  return problems.map((problem) => `src/data/evidence/${group}.ts: ${key}: ${problem}`);
}

/** The rules about safety for which nobody has looked for evidence. */
export const evidenceWarnings = (facts: Fact[]): string[] =>
  facts
    .filter(({ group, proof }) => group === 'safety' && !proof)
    .map(
      ({ key }) =>
        `warning: ${key} has no evidence. In src/data/evidence/safety.ts, write which source code proves it, or why none can.`,
    );
