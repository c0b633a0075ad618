/**
 * Blockchain networks that these pages name.
 *
 * Fields: `name` (what pages print), `alsoCalled` (names in apps and sites), `chainId` (decimal)
 * and `chainIdHex`, absent for the Substrate chain; `rpc` and `explorer` (https), `gasCoin`, `role`, `status`.
 *
 * Sources: fx-components: apps/box/src/contracts/config.ts (2026-06-09); fula-chain:
 * scripts/checkProxyStorage.ts (2026-04-08); fula.network token page (2026-07-24); FxFiles
 * (2026-01-22); pinning-service: x402-skale/src/config/index.ts.
 */

export interface Network {
  readonly name: string;
  readonly alsoCalled: readonly string[];
  readonly chainId?: number;
  readonly chainIdHex?: `0x${string}`;
  readonly rpc?: `https://${string}`;
  readonly explorer?: `https://${string}`;
  readonly gasCoin: string;
  readonly role: string;
  readonly status: 'current' | 'experimental' | 'history';
}

export const networks = {
  skale: {
    name: 'SKALE Europa Hub',
    alsoCalled: ['SKALE Mainnet', 'Skale Europa', 'SKALE-EUROPA'],
    chainId: 2046399126,
    chainIdHex: '0x79f99296',
    rpc: 'https://mainnet.skalenodes.com/v1/elated-tan-skat',
    explorer: 'https://elated-tan-skat.explorer.mainnet.skalenodes.com',
    gasCoin: 'sFUEL, which has no price',
    role: 'Default network for pools and rewards',
    status: 'current',
  },
  base: {
    name: 'Base',
    alsoCalled: ['Base Network'],
    chainId: 8453,
    chainIdHex: '0x2105',
    rpc: 'https://base-rpc.publicnode.com',
    explorer: 'https://basescan.org',
    gasCoin: 'ETH',
    role: 'Second choice for pools and rewards',
    status: 'current',
  },
  ethereum: {
    name: 'Ethereum',
    alsoCalled: [],
    chainId: 1,
    chainIdHex: '0x1',
    explorer: 'https://etherscan.io',
    gasCoin: 'ETH',
    role: 'Token and vesting; deposits of cloud credit',
    status: 'current',
  },
  iotex: {
    name: 'IoTeX',
    alsoCalled: [],
    chainId: 4689,
    chainIdHex: '0x1251',
    rpc: 'https://babel-api.mainnet.iotex.io',
    explorer: 'https://iotexscan.io',
    gasCoin: 'IOTX',
    role: 'Token, airdrop and staking; a Blox does not use it',
    status: 'current',
  },
  sepolia: {
    name: 'Ethereum Sepolia',
    alsoCalled: ['goerli (in API routes of the testnet)'],
    chainId: 11155111,
    chainIdHex: '0xaa36a7',
    explorer: 'https://sepolia.etherscan.io',
    gasCoin: 'not needed today',
    role: 'BORG, the test token of Functionyard',
    status: 'history',
  },
  amoy: {
    name: 'Polygon Amoy',
    alsoCalled: ['mumbai (in API routes of the testnet)'],
    chainId: 80002,
    chainIdHex: '0x13882',
    rpc: 'https://rpc-amoy.polygon.technology',
    explorer: 'https://amoy.polygonscan.com',
    gasCoin: 'POL, not needed today',
    role: 'BORG, the test token of Functionyard',
    status: 'history',
  },
  functionyard: {
    name: 'Functionyard',
    alsoCalled: [],
    gasCoin: 'SUGAR, later GAS',
    role: 'Public testnet on its own Substrate chain (SS58 prefix 42), ended for devices in July 2025',
    status: 'history',
  },
  x402: {
    name: 'SKALE Base Sepolia',
    alsoCalled: [],
    chainId: 324705682,
    chainIdHex: '0x135a9d92',
    gasCoin: 'not documented',
    role: 'Test network of the x402 gateway',
    status: 'experimental',
  },
} as const satisfies Record<string, Network>;

export type NetworkKey = keyof typeof networks;
