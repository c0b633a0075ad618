import { describe, expect, it } from 'vitest';
import { stem, tokenize } from './words';

describe('tokenize', () => {
  it.each([
    ['Wi-Fi, don’t!', ['wifi', 'wi', 'fi', 'dont']],
    ['claimRewardsV2', ['claimrewardsv2', 'claim', 'rewards', 'v', '2']],
    ['Métro', ['metro']],
    [`0x${'a'.repeat(40)}`, []],
    ['<script>%E0%A4%A', ['script', 'e0', 'a4', 'a']],
  ])('reads %s', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });
});

it('gives all forms of a word the same stem', () => {
  expect(new Set(['claim', 'claims', 'claimed', 'claiming'].map(stem)).size).toBe(1);
});
