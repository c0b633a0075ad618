/** Types of the evidence for facts. */

/** What has to be in a file of a public repository, or mustn't be there, for a fact to be true. */
export type Evidence = {
  readonly repo: `${string}/${string}`;
  readonly path: string;
  /** A tag, for a fact about a release. Without it, the newest commit counts. */
  readonly release?: string;
  /** A day since when the file is like that. A local copy that's older isn't checked. */
  readonly since?: string;
} & (
  | { readonly contains: string }
  | {
      readonly matches: RegExp;
      /** Makes words of what the groups of the pattern captured. The fact has to contain them. */
      readonly proves?: (...captured: string[]) => string;
    }
  | { readonly gone: string | RegExp }
);

/** The evidence for a fact, all of which has to hold, or the reason why no source code can prove it. */
export type Proof = readonly Evidence[] | { readonly none: string };

/** Proofs of the facts in a module of src/data, by their keys. */
export type ProofsOf<Facts> = { readonly [Key in keyof Facts]?: Proof };
