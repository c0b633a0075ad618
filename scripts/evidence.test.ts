import { describe, expect, it } from 'vitest';
import { brokenFacts, checkFact, includesWords } from './evidence';
import { evidenceWarnings, readFacts, type Fact } from './facts';
import type { Evidence } from '../src/data/evidence/types';

const format = 'size=$(size_of "$drive")\nif [ "$size" -lt 64000000000 ]; then\n  exit\nfi\n';
const file = { repo: 'maker/device', path: 'format.sh' } as const;
const smallest: Evidence = {
  ...file,
  matches: /"\$size" -lt (\d+)/,
  proves: (bytes) => `${Number(bytes) / 1e9} GB`,
};

const fact = (evidence: Evidence): Fact => ({
  key: 'limits.smallest',
  printed: '64 GB',
  proof: [evidence],
});

describe('evidence', () => {
  it.each<[string, Evidence, string | undefined, string]>([
    ['the same words', smallest, format, ''],
    ['another number', smallest, format.replace('64', '128'), 'says "128 GB", and the fact'],
    ['another pattern', smallest, 'exit\n', "doesn't have `/"],
    ['text that is there', { ...file, contains: '-lt 64' }, format, ''],
    ['text that is missing', { ...file, contains: '-gt 64' }, format, "doesn't have `-gt 64`"],
    ['text that is gone', { ...file, gone: 'reset' }, format, ''],
    ['text that is back', { ...file, gone: 'exit' }, format, 'has `exit`, which should be gone'],
    ['no file', smallest, undefined, 'no longer exists'],
  ])('%s', (_, evidence, text, reason) => {
    const broken = brokenFacts(checkFact(fact(evidence), () => text));
    expect(broken).toEqual(
      reason
        ? [
            '- **limits.smallest**: 64 GB',
            expect.stringContaining(
              `  - [maker/device: format.sh](https://github.com/maker/device/blob/HEAD/format.sh) ${reason}`,
            ),
          ]
        : [],
    );
  });

  it('is compared in whole words', () => {
    expect(includesWords('69 GB or more', '69 GB')).toBe(true);
    expect(includesWords('69 GB or more', '9 GB')).toBe(false);
    expect(includesWords('1,000 pins', '000 pins')).toBe(false);
  });
});

describe('facts', () => {
  const facts = readFacts();
  const printed = (key: string) => facts.find((each) => each.key === key)!.printed;

  it('have the words of pages: a rule those of its home, and a light those of its row', () => {
    expect(printed('safety.format-rule')).toContain('69 GB or more');
    expect(printed('leds.wifi-failed')).toContain("Your Blox couldn't join your Wi-Fi.");
  });

  it('about safety need evidence, or the reason why there is none', () => {
    const key = 'safety.no-reset';
    const proof = { none: 'Only a device shows it.' };
    expect(
      evidenceWarnings([
        { key, printed: '', proof },
        { key, printed: '' },
      ]),
    ).toEqual([expect.stringMatching(/^warning: safety\.no-reset has no evidence\. /)]);
  });
});
