/**
 * Blockchain networks that these pages name.
 *
 * Fields: `name` (what pages print), `chainId` (decimal), `rpc` and `explorer` (https), and `gasCoin`, which puts a network into
 * the table of networks.
 *
 * Sources: fx-components: apps/box/src/contracts/config.ts (2026-06-09); fula-chain:
 * scripts/checkProxyStorage.ts (2026-04-08); fula.network token page (2026-07-24); FxFiles
 * (2026-01-22); pinning-service: x402-skale/src/config/index.ts.
 */

export interface Network {
  readonly name: string;
  readonly chainId?: number;
  readonly rpc?: `https://${string}`;
  readonly explorer?: `https://${string}`;
  readonly gasCoin?: string;
}

export const networks = {
  skale: {
    name: 'SKALE Europa Hub',
    chainId: 2046399126,
    rpc: 'https://mainnet.skalenodes.com/v1/elated-tan-skat',
    explorer: 'https://elated-tan-skat.explorer.mainnet.skalenodes.com',
    gasCoin: 'sFUEL, which has no price',
  },
  base: {
    name: 'Base',
    chainId: 8453,
    rpc: 'https://base-rpc.publicnode.com',
    explorer: 'https://basescan.org',
    gasCoin: 'ETH',
  },
  ethereum: {
    name: 'Ethereum',
    chainId: 1,
    explorer: 'https://etherscan.io',
    gasCoin: 'ETH',
  },
  iotex: {
    name: 'IoTeX',
    chainId: 4689,
    rpc: 'https://babel-api.mainnet.iotex.io',
    explorer: 'https://iotexscan.io',
    gasCoin: 'IOTX',
  },
  sepolia: {
    name: 'Ethereum Sepolia',
    explorer: 'https://sepolia.etherscan.io',
  },
  amoy: {
    name: 'Polygon Amoy',
    explorer: 'https://amoy.polygonscan.com',
  },
  x402: {
    name: 'SKALE Base Sepolia',
    chainId: 324705682,
  },
} as const satisfies Record<string, Network>;

export type NetworkKey = keyof typeof networks;
