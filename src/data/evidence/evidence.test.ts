import { describe, expect, it } from 'vitest';
import { labels } from './labels';
import { declaresError, declaresFunction } from './solidity';
import type { Evidence, Proof } from './types';

/** What an evidence reads out of a text. */
function prove(evidence: Evidence, text: string): string | undefined {
  if (!('matches' in evidence)) throw new Error('no pattern');
  const match = evidence.matches.exec(text);
  return match ? (evidence.proves?.(...match.slice(1)) ?? match[0]) : undefined;
}

const pool = { repo: 'maker/pool', path: 'Pool.sol' } as const;

describe('evidence from Solidity', () => {
  it('has the selector of an error', () => {
    const evidence = declaresError(pool, '`0x41a5049c` `BasisBelowMinimum`');
    const source = '  error BasisBelowMinimum(uint256 basis, uint256 required);\n';
    expect(prove(evidence, source)).toBe('0x41a5049c` `BasisBelowMinimum');
    expect(prove(evidence, source.replace('uint256 basis', 'uint128 basis'))).not.toContain(
      '0x41a5049c',
    );
    expect(prove(evidence, source.replace('Basis', 'Sum'))).toBeUndefined();
  });

  it.each([
    ['`join(uint32,bytes32[])`<br />`0x4d7b0b0d`', 'join(uint32,bytes32[])`<br />`0x'],
    ['`join(uint32 poolId, bytes32[] peerIds)`', 'join(uint32 poolId, bytes32[] peerIds)'],
    ['`join(uint32)`', 'join(uint32,bytes32[])'],
  ])('has the parameters of a function: %s', (text, proved) => {
    const source = `function join(
      uint32 poolId,
      bytes32[] calldata peerIds
    ) external whenNotPaused {`;
    expect(prove(declaresFunction(pool, text), source)).toContain(proved);
    expect(prove(declaresFunction(pool, text), source.replace('external', 'internal'))).toBe(
      undefined,
    );
  });
});

describe('evidence for labels', () => {
  const evidence = (label: string) =>
    (labels[`\`${label}\``] as Extract<Proof, readonly unknown[]>)[0]!;

  it('is the whole text of a button', () => {
    expect(prove(evidence('Reset'), '"reset": "Reset",')).toBe('"Reset"');
    expect(prove(evidence('Reset'), '"reset": "Reset identity",')).toBeUndefined();
  });

  it('can be the beginning of a message', () => {
    const label = 'Your blox is updating. Please wait for an hour…';
    const message = '"Your blox is updating. Please wait for an hour for the update to complete."';
    expect(prove(evidence(label), message)).toBeDefined();
    expect(prove(evidence(label), message.replace('an hour', 'a day'))).toBeUndefined();
  });

  it('knows apostrophes in quotation marks', () => {
    expect(
      prove(evidence("I've saved it — verify"), String.raw`'I\'ve saved it — verify'`),
    ).toBeDefined();
  });
});
