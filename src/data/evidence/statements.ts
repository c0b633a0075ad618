import type { Proof } from './types';

const chain = 'functionland/fula-chain';

const rewardEngine = { repo: chain, path: 'contracts/core/RewardEngine.sol' } as const;
/** The upgrade of May 2026. */
const upgraded = { ...rewardEngine, since: '2026-05-12' } as const;
const storagePool = { repo: chain, path: 'contracts/core/StoragePool.sol' } as const;
const voting = {
  repo: chain,
  path: 'contracts/core/CommunityVoting.sol',
  since: '2026-08-25',
} as const;
const governance = { repo: chain, path: 'contracts/governance/GovernanceModule.sol' } as const;
const proposals = {
  repo: chain,
  path: 'contracts/governance/libraries/ProposalTypes.sol',
} as const;
const token = { repo: chain, path: 'contracts/core/StorageToken.sol' } as const;

/** Limits and amounts of APIs and contracts, as pages have them. */
export const statements: Readonly<Record<string, Proof>> = {
  '1 at a time for each account, 5 for the server': [
    {
      repo: 'functionland/pinning-service',
      path: 'openapi/go/car_import.go',
      since: '2026-07-31',
      matches:
        /"DAG_IMPORT_MAX_CONCURRENT", (\d+)\)\),\s+int\(envInt64\("DAG_IMPORT_MAX_CONCURRENT_PER_USER", (\d+)\)/,
      proves: (server, account) =>
        `${account} at a time for each account, ${server} for the server`,
    },
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
