import { declaresFunction, selector, signature, type Contract } from './solidity';
import type { Evidence, Proof } from './types';

const chain = 'functionland/fula-chain';

const rewardEngine: Contract = { repo: chain, path: 'contracts/core/RewardEngine.sol' };
/** The upgrade of May 2026. */
const upgraded: Contract = { ...rewardEngine, since: '2026-05-12' };
const storagePool: Contract = { repo: chain, path: 'contracts/core/StoragePool.sol' };
const voting: Contract = {
  repo: chain,
  path: 'contracts/core/CommunityVoting.sol',
  since: '2026-08-25',
};
const governance: Contract = { repo: chain, path: 'contracts/governance/GovernanceModule.sol' };
const proposals: Contract = {
  repo: chain,
  path: 'contracts/governance/libraries/ProposalTypes.sol',
};
const token: Contract = { repo: chain, path: 'contracts/core/StorageToken.sol' };

const declares = (contract: Contract, texts: readonly string[]) =>
  Object.fromEntries(
    texts.map((text): [string, Proof] => [text, [declaresFunction(contract, text)]]),
  );

/** A variable that anyone can read: its function takes the keys of the mapping. */
const variable = (contract: Contract, name: string, matches: RegExp): Evidence => ({
  ...contract,
  matches,
  proves: (...keys) =>
    `${signature(name, keys.join(','))}\`<br />\`${selector(signature(name, keys.join(',')))}`,
});

/** A function that only wallets with a role may call. */
const onlyFor = (role: string, contract: Contract, name: string): Evidence => ({
  ...contract,
  matches: new RegExp(`function ${name}\\([^{]*onlyRole\\(ProposalTypes\\.${role}\\)`),
});

/** Functions of the contracts, and what else pages say about them, as the pages have it. */
export const functions: Readonly<Record<string, Proof>> = {
  ...declares(storagePool, [
    '`getPoolMembers(uint32)`<br />`0xbf8e0c7f`',
    '`getMemberPeerIds(uint32,address)`<br />`0x31db3ae8`',
    '`isPeerIdMemberOfPool(uint32,bytes32)`<br />`0xb098a605`',
    '`getPeerIdInfo(uint32,bytes32)`<br />`0x16f4c1d9`',
    '`isMemberOfAnyPool(address)`<br />`0x780d6265`',
    '`getTotalMembers()`<br />`0x8f180305`',
    '`joinPoolRequest(uint32 poolId, bytes32 peerId)`',
    '`voteOnJoinRequest(uint32 poolId, bytes32 peerId, bytes32 voterPeerId, bool approve)`',
    '`cancelJoinRequest(uint32 poolId, bytes32 peerId)`',
    '`removeMemberPeerId(uint32 poolId, bytes32 peerId)`',
    '`removeMembersBatch(uint32 poolId, uint256 count)`',
    '`claimTokens(bytes32 peerId)`',
    '`createPool(string name, string region, uint256 requiredTokens, uint32 maxChallengeResponsePeriod, uint256 minPingTime, uint32 maxMembers, bytes32 peerId)`',
    '`deletePool(uint32 poolId)`',
  ]),
  '`pools(uint32)`<br />`0xced08b2d`': [
    variable(storagePool, 'pools', /mapping\((\w+) => IStoragePool\.Pool\) public pools;/),
  ],
  '`poolIds(uint256)`<br />`0x69883b4e`': [
    { ...storagePool, contains: 'uint32[] public poolIds;' },
  ],
  '`approveJoinRequest(uint32, bytes32)`, `addMember(uint32, address, bytes32)`': [
    onlyFor('POOL_ADMIN_ROLE', storagePool, 'approveJoinRequest'),
    onlyFor('POOL_ADMIN_ROLE', storagePool, 'addMember'),
  ],
  '`setMaxMembers`, `setRequiredTokens`, `setForfeitFlag`': [
    onlyFor('POOL_ADMIN_ROLE', storagePool, 'setMaxMembers'),
    onlyFor('POOL_ADMIN_ROLE', storagePool, 'setRequiredTokens'),
    onlyFor('POOL_ADMIN_ROLE', storagePool, 'setForfeitFlag'),
  ],
  'A third of the members have to vote yes, rounded up and at most 10. Pools with one or two members need one vote.':
    [
      {
        ...storagePool,
        matches:
          /threshold = pool\.memberCount <= 2 \? 1 : \(pool\.memberCount \+ 2\) \/ 3;\s+if \(threshold > (\d+)\) threshold = \1;/,
        proves: (most) => `at most ${most}`,
      },
    ],
  ...declares(rewardEngine, [
    '`getUnclaimedRewards(address,bytes32,uint32)`<br />`0xe794f868`',
    '`getClaimStatusV2(address,bytes32,uint32)`<br />`0x5408f6c6`',
    '`getOnlineStatusSince(bytes32,uint32,uint256)`<br />`0x428373d6`',
    '`claimRewardsV2(bytes32 peerId, uint32 poolId)`',
    '`claimRewardsWithLimitV2(bytes32 peerId, uint32 poolId, uint256 maxPeriods)`',
    '`submitOnlineStatusBatchV2(uint32 poolId, bytes32[] peerIds, uint256 timestamp)`',
  ]),
  ...declares(upgraded, [
    '`submitStorageRewardsBatch(uint32 poolId, bytes32[] peerIds, uint256 amount, bool isCredit)`',
  ]),
  '`setMonthlyRewardPerPeer`, `tripCircuitBreaker`, `resetCircuitBreaker`': [
    onlyFor('ADMIN_ROLE', rewardEngine, 'setMonthlyRewardPerPeer'),
    onlyFor('ADMIN_ROLE', rewardEngine, 'tripCircuitBreaker'),
    onlyFor('ADMIN_ROLE', rewardEngine, 'resetCircuitBreaker'),
  ],
  "Don't use `claimRewards` or `claimRewardsWithLimit`. They aren't part of the contract anymore": [
    { ...upgraded, gone: /function claimRewards(?:WithLimit)?\(/ },
  ],
  '`getClaimStatus` and `getLatestOnlinePeerIds` are still there and fail with `DeprecatedFunction()`':
    [
      {
        ...upgraded,
        matches: /function getClaimStatus\([^{]*\{\s+revert DeprecatedFunction\(\);/,
      },
      {
        ...upgraded,
        matches: /function getLatestOnlinePeerIds\([^{]*\{\s+revert DeprecatedFunction\(\);/,
      },
    ],
  'Reports up to 250 members as online, at most 7 days back.': [
    {
      ...rewardEngine,
      matches: /MAX_BATCH_SIZE = (\d+);/,
      proves: (most) => `up to ${most} members`,
    },
    {
      ...rewardEngine,
      matches: /MAX_HISTORICAL_SUBMISSION = (\d+ days);/,
      proves: (time) => `at most ${time} back`,
    },
  ],
  'Pays mining and storage rewards for up to 540 periods.': [
    {
      ...rewardEngine,
      matches:
        /SIX_MONTHS_IN_PERIODS = (\d+);[^]*DEFAULT_CLAIM_PERIODS_PER_TX_V2 = SIX_MONTHS_IN_PERIODS;/,
      proves: (most) => `up to ${most} periods`,
    },
  ],
  'The default is 8,000 FULA for each member in 30 days': [
    {
      ...rewardEngine,
      matches: /DEFAULT_MONTHLY_REWARD_PER_PEER = (\d+) \* 10\*\*18;/,
      proves: (amount) => `${Number(amount).toLocaleString('en-US')} FULA`,
    },
    {
      ...rewardEngine,
      contains: 'monthlyRewardPerPeer = DEFAULT_MONTHLY_REWARD_PER_PEER;',
    },
    {
      ...rewardEngine,
      matches: /SECONDS_PER_MONTH = (\d+ days);/,
      proves: (time) => `in ${time}`,
    },
  ],
  '`balanceOf(address)`<br />`0x70a08231`': [
    declaresFunction(
      { repo: 'OpenZeppelin/openzeppelin-contracts', path: 'contracts/token/ERC20/ERC20.sol' },
      '`balanceOf(address)`<br />`0x70a08231`',
    ),
  ],
  '`subjectCount()`<br />`0x639a2e10`': [
    variable(voting, 'subjectCount', /uint256 public subjectCount;/),
  ],
  '`tally(uint256,uint16)`<br />`0xc4109e46`': [
    variable(voting, 'tally', /mapping\((\w+) => mapping\((\w+) => \w+\)\) public tally;/),
  ],
  ...declares(voting, [
    '`createSubject(string title, string descriptionCID, string[] options, uint256 duration)`',
    '`vote(uint256 subjectId, uint16 option, uint256 lockAmount, uint256[] stakeIndices, uint32 poolId, bytes32 peerId)`',
    '`finalize(uint256 subjectId)`',
  ]),
  '`claim(uint256 subjectId)`, `claimMany(uint256[])`': [
    declaresFunction(voting, '`claim(uint256 subjectId)`'),
    declaresFunction(voting, '`claimMany(uint256[])`'),
  ],
  '`claimDeposit(uint256)`, `settleDeposit(uint256)`': [
    declaresFunction(voting, '`claimDeposit(uint256)`'),
    declaresFunction(voting, '`settleDeposit(uint256)`'),
  ],
  'Opens a poll with 2 to 100 options.': [
    {
      ...voting,
      matches: /MIN_OPTIONS = (\d+);\s+uint16 internal constant MAX_OPTIONS = (\d+);/,
      proves: (least, most) => `${least} to ${most} options`,
    },
  ],
  'Read the fee with `paramValue(1)`, the deposit with `paramValue(2)`, and the minimum vote with `paramValue(3)`.':
    [
      {
        ...voting,
        matches:
          /P_BURN_FEE = (\d+);\s+\S+ internal constant P_DEPOSIT = (\d+);\s+\S+ internal constant P_MIN_VOTE_BASIS = (\d+);/,
        proves: (fee, deposit, minimum) =>
          `the fee with \`paramValue(${fee})\`, the deposit with \`paramValue(${deposit})\`, and the minimum vote with \`paramValue(${minimum})`,
      },
    ],
  'start at block 50415014': [
    {
      repo: chain,
      path: 'scripts/voting/mainnet-deployment.md',
      since: '2026-08-25',
      matches: /\*\*Deployment block\*\* \| \*\*(\d+)\*\*/,
      proves: (block) => `block ${block}`,
    },
  ],
  'the two older proxies, `0xbA687E16dcAb5f4C7798C092d4cCC250AA5169BE` and `0x9aF96A75A80d00Ea94ceBbcdDa8E1d578df89686`':
    [
      {
        repo: chain,
        path: 'scripts/voting/mainnet-deployment.md',
        since: '2026-08-25',
        matches: /superseded proxies[^]*?\| `(0x\w{40})`[^]*?\| `(0x\w{40})`/,
        proves: (first, second) => `${first}\` and \`${second}`,
      },
    ],
  'A proposal can be carried out after 24 hours, and it expires after 48 hours.': [
    {
      ...proposals,
      matches: /MIN_PROPOSAL_EXECUTION_DELAY = (\d+ hours);/,
      proves: (delay) => `after ${delay},`,
    },
    {
      ...governance,
      matches:
        /PROPOSAL_TIMEOUT = (\d+ hours);[^]*expiryTime = uint64\(block\.timestamp \+ PROPOSAL_TIMEOUT\)/,
      proves: (time) => `expires after ${time}`,
    },
  ],
  'There are at least 30 minutes between two emergency actions.': [
    {
      ...proposals,
      matches: /EMERGENCY_COOLDOWN = (\d+ minutes);/,
      proves: (time) => `at least ${time}`,
    },
  ],
  'There can be at most 2,000,000,000 FULA over all chains.': [
    {
      ...token,
      matches: /TOTAL_SUPPLY = ([\d_]+) \* TOKEN_UNIT;/,
      proves: (supply) => `at most ${supply?.replaceAll('_', ',')} FULA`,
    },
  ],
  "The token has a transfer fee, which starts at 0 and can't exceed 5%.": [
    { ...token, matches: /platformFeeBps = (0);/, proves: (fee) => `starts at ${fee}` },
    {
      ...token,
      matches: /MAX_BPS = (\d+);/,
      proves: (most) => `exceed ${Number(most) / 100}%`,
    },
  ],
};
