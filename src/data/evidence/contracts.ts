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
  ],
  storagePool: [listed('skale', 'StoragePool'), listed('base', 'StoragePool')],
  rewardEngine: [listed('skale', 'RewardEngine'), listed('base', 'RewardEngine')],
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
