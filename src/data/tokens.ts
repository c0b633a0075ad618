/**
 * The token of the Fula network and the test token before it. Addresses are in contracts.ts.
 * These pages explain how a Blox uses the token; they are no advice to buy or hold it.
 *
 * Fields: `name` (as the contract has it), `symbol`, `decimals`, `cap`, `networks` (keys of
 * networks.ts), `contract` (key of contracts.ts), `fee`, `released`, `audit`, `officialList`,
 * `status`, `confidence`.
 *
 * Sources: fula-chain: contracts/core (2026-04-08), fula.network token page (2026-07-24),
 * fula-contract-api: .env.example.
 */
import type { ContractKey } from './contracts';
import type { NetworkKey } from './networks';
import type { Confidence } from './types';

export interface Token {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly cap: string;
  readonly networks: readonly NetworkKey[];
  readonly contract: ContractKey;
  readonly fee: string;
  readonly released: string;
  readonly audit: string;
  readonly officialList: string;
  readonly status: 'current' | 'history';
  readonly confidence: Confidence;
}

export const tokens = {
  fula: {
    name: 'Functionland Fula',
    symbol: 'FULA',
    decimals: 18,
    cap: '2,000,000,000 over all networks',
    networks: ['ethereum', 'base', 'skale', 'iotex'],
    contract: 'fulaToken',
    fee: 'At most 5 % on a transfer, starts at 0; the contract also has a blacklist and a pause',
    released: 'March 2025',
    audit: 'Hashlock, February 2025',
    officialList: 'https://fula.network/token/',
    status: 'current',
    confidence: 'A',
  },
  borg: {
    name: 'BORG',
    symbol: 'BORG',
    decimals: 18,
    cap: '20,000,000,000 (per older documentation)',
    networks: ['sepolia', 'amoy'],
    contract: 'borgToken',
    fee: 'Not documented',
    released: 'With the testnet Functionyard, now history',
    audit: '0xMacro, 2022, of generic contract templates only',
    officialList: 'None; do not import it',
    status: 'history',
    confidence: 'B',
  },
} as const satisfies Record<string, Token>;
