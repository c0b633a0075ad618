/**
 * The evidence for facts: where in public source code a program can read whether they're still true. Only scripts
 * import this folder, so none of it gets into readers' browsers. There is one file for each module of src/data that has
 * any. A wrong fact costs someone data, money, or a device, or it isn't here: for everything else, the sources of a page
 * tell when to read it again.
 */
import type { Proof } from './types';
import { contracts } from './contracts';
import { leds } from './leds';
import { limits } from './limits';
import { ports } from './ports';
import { safety } from './safety';

/** Proofs by group and key: `limits.formatSmallest` is the fact with this key in src/data. */
export const proofs: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  safety,
  leds,
  limits,
  ports,
  contracts,
};
