import { describe, expect, it } from 'vitest';
import { labels } from './labels';
import type { Evidence, Proof } from './types';

/** What an evidence reads out of a text. */
function prove(evidence: Evidence, text: string): string | undefined {
  if (!('matches' in evidence)) throw new Error('no pattern');
  const match = evidence.matches.exec(text);
  return match ? (evidence.proves?.(...match.slice(1)) ?? match[0]) : undefined;
}

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
