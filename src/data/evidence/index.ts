/**
 * The evidence for facts: where in public source code a program can read whether they're still true. Only scripts
 * import this folder, so none of it gets into readers' browsers. There is one file for each module of src/data, and
 * one for each kind of text that pages have themselves. A wrong fact does harm, or it isn't here: for everything else,
 * the sources of a page tell when to read it again.
 */
import type { Proof } from './types';
import { contracts } from './contracts';
import { knownIssues } from './knownIssues';
import { labels } from './labels';
import { leds } from './leds';
import { limits } from './limits';
import { networks } from './networks';
import { ports } from './ports';
import { safety } from './safety';
import { statements } from './statements';
import { versions } from './versions';

/** Proofs by group and key: `limits.formatSmallest` is the fact with this key in src/data. */
export const proofs: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  safety,
  leds,
  limits,
  ports,
  contracts,
  networks,
  versions,
  knownIssues,
};

/** Proofs of what pages themselves say. A key is the text as pages show it. */
export const quoteProofs: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  labels,
  statements,
};
