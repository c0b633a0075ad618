import type { contracts as facts } from '../contracts';
import type { Evidence, ProofsOf } from './types';

const chain = 'functionland/fula-chain';

/** An address in the list with which the contracts are checked, by network and name. */
const listed = (network: string, name: string, listName = network): Evidence => ({
  repo: chain,
  path: 'scripts/checkProxyStorage.ts',
  matches: new RegExp(
    `networkName === "${listName}"\\) \\{(?:(?!networkName ===)[^])*?name: "${name.replace(/[()]/g, '\\$&')}",\\s+proxy: "(0x\\w{40})"`,
  ),
  proves: (address) => `${network} ${address}`,
});

/** An address that other public code uses on both networks of the pools. */
const used = (
  repo: `${string}/${string}`,
  path: string,
  base: RegExp,
  skale: RegExp,
): Evidence[] => [
  { repo, path, matches: base, proves: (address) => `base ${address}` },
  { repo, path, matches: skale, proves: (address) => `skale ${address}` },
];

/** An address in the app's settings. */
const inPhoneApp = (key: string) =>
  used(
    'functionland/fx-components',
    'apps/box/src/contracts/config.ts',
    new RegExp(`  base: \\{[^}]*contracts: \\{[^}]*${key}: '(0x\\w{40})'`),
    new RegExp(`  skale: \\{[^}]*contracts: \\{[^}]*${key}: '(0x\\w{40})'`),
  );

const borg = (key: string, network: string, change: string): Evidence => ({
  repo: 'functionland/fula-contract-api',
  path: '.env.example',
  matches: new RegExp(`${change}\\n${key}_CONTRACT_ADDRESS="(0x\\w{40})"`),
  proves: (address) => `${network} ${address}`,
});

export const contracts: ProofsOf<typeof facts> = {
  fulaToken: [
    listed('ethereum', 'StorageToken'),
    listed('base', 'StorageToken'),
    listed('skale', 'StorageToken'),
    listed('iotex', 'StorageToken', 'iotex-mainnet'),
    ...inPhoneApp('fulaToken'),
  ],
  storagePool: [
    listed('skale', 'StoragePool'),
    listed('base', 'StoragePool'),
    ...inPhoneApp('poolStorage'),
    ...used(
      'functionland/fula-ota',
      'pc-installer/src/main/blockchain-manager.js',
      /base: \{[^}]*poolStorage: '(0x\w{40})'/,
      /skale: \{[^}]*poolStorage: '(0x\w{40})'/,
    ),
    ...used(
      'functionland/go-fula',
      'blockchain/blockchain.go',
      /ChainID:\s+8453,[^}]*Contract:\s+"(0x\w{40})"/,
      /ChainID:\s+2046399126,[^}]*Contract:\s+"(0x\w{40})"/,
    ),
  ],
  rewardEngine: [
    listed('skale', 'RewardEngine'),
    listed('base', 'RewardEngine'),
    ...inPhoneApp('rewardEngine'),
    {
      repo: chain,
      path: 'contracts/core/RewardEngine.sol',
      matches: /function claimRewardsV2\([^]*function claimRewardsWithLimitV2\(/,
    },
  ],
  testnetMiningRewards: [
    listed('skale', 'TestnetMiningRewards'),
    listed('base', 'TestnetMiningRewards'),
  ],
  stakingPoolStorage: [
    listed('skale', 'StakingPool (StoragePool)'),
    listed('base', 'StakingPool (StoragePool)'),
  ],
  stakingPoolRewards: [
    listed('skale', 'StakingPool (RewardEngine)'),
    listed('base', 'StakingPool (RewardEngine)'),
  ],
  airdrop: [listed('base', 'AirdropContract'), listed('iotex', 'AirdropContract', 'iotex-mainnet')],
  communityVoting: [
    {
      repo: chain,
      path: 'scripts/voting/mainnet-deployment.md',
      since: '2026-08-25',
      matches: /\*\*Base mainnet\*\*[^]*?\*\*Proxy\*\* \| \*\*`(0x\w{40})`/,
      proves: (address) => `base ${address}`,
    },
  ],
  borgToken: [
    borg('GOERLI', 'sepolia', '# Goerli was changed to Sepolia'),
    borg('MUMBAI', 'amoy', '# Mmbai was changed to Amoy'),
  ],
};
