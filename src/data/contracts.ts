/**
 * Contract addresses that pages print. An address is always shown with its network and its role,
 * because one address can be another contract on another network.
 *
 * Fields: `name` (contract), `addresses` (network key → address in EIP-55
 * form).
 *
 * Sources: fula-chain: scripts/checkProxyStorage.ts (2026-04-08), fx-components:
 * apps/box/src/contracts/config.ts (2026-06-09), claim-ui, contracts-ui, the token page of
 * fula.network (2026-07-24); fula-contract-api: .env.example for BORG.
 */
import type { NetworkKey } from './networks';

type Address = `0x${string}`;

export interface Contract {
  readonly name: string;
  readonly addresses: { readonly [N in NetworkKey]?: Address };
}

export const contracts = {
  fulaToken: {
    name: 'StorageToken (FULA)',
    addresses: {
      ethereum: '0x92217cCaEDBdbc54C76c15feA18823db1558fDc9',
      base: '0x9e12735d77c72c5C3670636D428f2F3815d8A4cB',
      skale: '0x9e12735d77c72c5C3670636D428f2F3815d8A4cB',
      iotex: '0x9e12735d77c72c5C3670636D428f2F3815d8A4cB',
    },
  },
  storagePool: {
    name: 'StoragePool',
    addresses: {
      skale: '0xf9176Ffde541bF0aa7884298Ce538c471Ad0F015',
      base: '0xb093fF4B3B3B87a712107B26566e0cCE5E752b4D',
    },
  },
  rewardEngine: {
    name: 'RewardEngine',
    addresses: {
      skale: '0xF7c64248294C45Eb3AcdD282b58675F1831fb047',
      base: '0x31029f90405fd3D9cB0835c6d21b9DFF058Df45A',
    },
  },
  testnetMiningRewards: {
    name: 'TestnetMiningRewards',
    addresses: {
      skale: '0x92217cCaEDBdbc54C76c15feA18823db1558fDc9',
      base: '0x1Def7229f6d6Ca5fbA4f9e28Cd1cf4e2688e545d',
    },
  },
  stakingPoolStorage: {
    name: 'StakingPool of StoragePool',
    addresses: {
      skale: '0x8d4E248d55E998Dae011c30811CA6F850Efcb7c1',
      base: '0xa8CFA5758e706294eCbB8a4b104Df63fFB7e807B',
    },
  },
  stakingPoolRewards: {
    name: 'StakingPool of RewardEngine',
    addresses: {
      skale: '0x4708416A87935EFcf883c0594BA4980d47A8Db9E',
      base: '0xE11Ad2af1560616df68A506f21Dc5E3E6B26dc7e',
    },
  },
  airdrop: {
    name: 'AirdropContract',
    addresses: {
      base: '0x0AF8Bf19C18a3c7352f831cf950CA8971202e4Be',
      iotex: '0x92217cCaEDBdbc54C76c15feA18823db1558fDc9',
    },
  },
  communityVoting: {
    name: 'CommunityVoting',
    addresses: {
      base: '0xD2ae210b415B6b7077DCEcCA680fFc3FE621542A',
    },
  },
  borgToken: {
    name: 'BORG',
    addresses: {
      sepolia: '0x22f6A309241216B85CF966f47a5ad6f77a0C166c',
      amoy: '0x26a35A943231DC8C4C9B0A1756e23A42aDbA54fe',
    },
  },
} as const satisfies Record<string, Contract>;
