import { describe, expect, it } from 'vitest';
import { contracts, limits, links, networks, ports } from '../src/data';
import { valueProblems } from './values';

const check = (sentence: string) =>
  valueProblems('docs/page.md', `---\ntitle: A\n---\n\n${sentence}\n`);

describe('a value of src/data that a page types', () => {
  const { formatSmallest } = limits;
  const { skale, base } = networks;
  it.each([
    [`A drive of ${formatSmallest} or more is erased.`, '<Fact id="limits.formatSmallest" />'],
    [
      `Call ${contracts.storagePool.addresses.base}.`,
      '<Address contract="storagePool" network="base" />',
    ],
    [`Enter <Copy>${skale.chainId}</Copy>.`, '<Fact id="networks.skale.chainId" />'],
    [`Use \`${base.rpc}\`.`, '<Fact id="networks.base.rpc" />'],
    [`[Sign in](${links.cloud}).`, 'site:cloud or <Fact id="links.cloud" />'],
  ])('%s', (sentence, instead) => {
    expect(check(sentence)).toEqual([
      expect.stringMatching(/^docs\/page\.md:5: “.+” is in src\/data: write /),
    ]);
    expect(check(sentence)[0]).toContain(instead);
  });
});

it('a port that no product uses', () => {
  expect(check('It answers on port 65432.')).toEqual([
    "docs/page.md:5: port 65432 isn't in src/data/ports.ts: correct it",
  ]);
});

it.each([
  `It answers on port ${ports.autoPin.port}.`,
  'Choose `Every 8 hours`.',
  'You need a USB stick of 16 GB or more that you can erase.',
  'A third of the members must vote yes (at most 10).',
  'It answers within 8 hours.',
  'A reward period lasts <Fact id="limits.rewardPeriod" />.',
  '```sh\nopen https://cloud.fx.land\n```',
  'The link is `https://cloud.fx.land/view/1`.',
])('nothing else: %s', (sentence) => {
  expect(check(sentence)).toEqual([]);
});
