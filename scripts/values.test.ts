import { describe, expect, it } from 'vitest';
import { contracts, limits, links, networks, versions } from '../src/data';
import { valueProblems } from './values';

const check = (sentence: string) =>
  valueProblems('docs/page.md', `---\ntitle: A\n---\n\n${sentence}\n`);

describe('a value of src/data that a page types', () => {
  const { reactNativeFula } = versions;
  const { cloudPrice, rewardPeriod } = limits;
  const { skale, base } = networks;
  it.each([
    [
      `react-native-fula ${reactNativeFula.version} is out.`,
      '<Fact id="versions.reactNativeFula" />',
    ],
    [`Cloud storage costs ${cloudPrice.value}.`, '<Fact id="limits.cloudPrice" />'],
    [`A reward period lasts ${rewardPeriod.value}.`, '<Fact id="limits.rewardPeriod" />'],
    [
      `Call ${contracts.storagePool.addresses.base}.`,
      '<Address contract="storagePool" network="base" />',
    ],
    [`Enter <Copy>${skale.chainId}</Copy>.`, '<Fact id="networks.skale.chainId" />'],
    [`Use \`${base.rpc}\`.`, '<Fact id="networks.base.rpc" />'],
    [`[Sign in](${links.cloud.url}).`, 'site:cloud or <Fact id="links.cloud" />'],
  ])('%s', (sentence, instead) => {
    expect(check(sentence)).toEqual([
      expect.stringMatching(/^docs\/page\.md:5: “.+” is in src\/data: write /),
    ]);
    expect(check(sentence)[0]).toContain(instead);
  });
});

it('a sentence with another number for the same thing', () => {
  expect(check('A format erases every drive of 64 GB or more.')).toEqual([
    `docs/page.md:5: “64”, where <Fact id="limits.formatSmallest" /> is “${limits.formatSmallest.value}”: correct one of them`,
  ]);
  expect(check('In react-native-fula 1.0.0, it fails.')).toEqual([
    expect.stringContaining('“1.0.0”, where <Fact id="versions.reactNativeFula" />'),
  ]);
});

it('a port that no product uses', () => {
  expect(check('It answers on port 3502.')).toEqual([
    "docs/page.md:5: port 3502 isn't in src/data/ports.ts: correct it",
  ]);
});

it.each([
  'It answers on port 3501.',
  'Choose `Every 8 hours`.',
  'You need a USB stick of 16 GB or more that you can erase.',
  'A third of the members must vote yes (at most 10).',
  'A reward period lasts <Fact id="limits.rewardPeriod" />.',
  '```sh\nopen https://cloud.fx.land\n```',
  'The link is `https://cloud.fx.land/view/1`.',
])('nothing else: %s', (sentence) => {
  expect(check(sentence)).toEqual([]);
});
