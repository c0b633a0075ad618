import type { networks as facts } from '../networks';
import type { Evidence, ProofsOf } from './types';

/** The number of a network, as the contracts are deployed with it. */
const chainId = (name: string): Evidence => ({
  repo: 'functionland/fula-chain',
  path: 'hardhat.config.ts',
  matches: new RegExp(`^    "?${name}"?: \\{\\n(?:      .*\\n)*?      chainId: (\\d+),`, 'm'),
  proves: (id) => id,
});

/** The server and the explorer that the phone app uses. */
const inPhoneApp = (name: string): Evidence => ({
  repo: 'functionland/fx-components',
  path: 'apps/box/src/contracts/config.ts',
  matches: new RegExp(`^  ${name}: \\{[^}]*?rpcUrl: '([^']+)',\\s+blockExplorer: '([^']+)'`, 'm'),
  proves: (rpc, explorer) => `${rpc} · ${explorer}`,
});

const gasCoin = (name: string): Evidence => ({
  repo: 'functionland/fx-components',
  path: 'apps/box/src/utils/walletConnectConifg.ts',
  matches: new RegExp(`${name}ChainParams = \\{[^]*?symbol: '(\\w+)'`),
  proves: (coin) => coin,
});

export const networks: ProofsOf<typeof facts> = {
  skale: [chainId('skale'), inPhoneApp('skale'), gasCoin('skale')],
  base: [chainId('base'), inPhoneApp('base'), gasCoin('base')],
  ethereum: [chainId('ethereum')],
  iotex: [
    chainId('iotex-mainnet'),
    {
      repo: 'functionland/fula-chain',
      path: 'hardhat.config.ts',
      matches: /"iotex-mainnet": \{\s+url: "([^"]+)"/,
      proves: (rpc) => rpc,
    },
    {
      repo: 'functionland/fula-chain',
      path: 'hardhat.config.ts',
      matches: /chainId: 4689,\s+urls: \{[^}]*browserURL: "([^"]+)"/,
      proves: (explorer) => explorer,
    },
  ],
  sepolia: [chainId('sepolia')],
  amoy: [chainId('amoy')],
  functionyard: { none: 'The network is gone, and its code is archived.' },
  x402: [
    {
      repo: 'functionland/pinning-service',
      path: 'x402-skale/src/config/index.ts',
      since: '2026-07-31',
      matches: /networkChainId: z\.coerce\.number\(\)\.default\((\d+)\)/,
      proves: (id) => id,
    },
  ],
};
