/**
 * Products, components and the people behind them, as these pages write them.
 *
 * Fields: `name` (the spelling to print), `kind`, `what` (one line), `status`.
 *
 * Sources: fx.land (2026-08-22), fula.network (2026-07-24) and the public repositories of
 * github.com/functionland.
 */
export interface Name {
  readonly name: string;
  readonly kind:
    | 'company'
    | 'association'
    | 'network'
    | 'token'
    | 'device'
    | 'model'
    | 'app'
    | 'plugin'
    | 'service'
    | 'program'
    | 'firmware'
    | 'contracts'
    | 'library'
    | 'word';
  readonly what: string;
  readonly status: 'current' | 'planned' | 'experimental' | 'closing' | 'legacy' | 'history';
}

export const names = {
  functionland: {
    name: 'Functionland',
    kind: 'company',
    what: 'Functionland Inc, the Canadian company that makes the FxBlox hardware; it neither issues nor manages FULA',
    status: 'current',
  },
  association: {
    name: 'Fula Governance Association',
    kind: 'association',
    what: 'Swiss association that governs the Fula network and the FULA token and gives grants',
    status: 'current',
  },
  fulaNetwork: {
    name: 'Fula network',
    kind: 'network',
    what: 'Peer-to-peer storage network of Bloxes and PCs with pools, built on libp2p and IPFS',
    status: 'current',
  },
  fula: {
    name: 'FULA',
    kind: 'token',
    what: 'ERC-20 token that pays for storage and rewards nodes; $FULA in running text',
    status: 'current',
  },
  borg: {
    name: 'BORG',
    kind: 'token',
    what: 'ERC-20 test token of Functionyard',
    status: 'history',
  },
  functionyard: {
    name: 'Functionyard',
    kind: 'network',
    what: 'Public testnet of 2024 and 2025 on its own Substrate chain',
    status: 'history',
  },
  blox: {
    name: 'FxBlox, Blox',
    kind: 'device',
    what: 'Home storage node; the plural is Bloxes',
    status: 'current',
  },
  fxbloxLite: {
    name: 'FxBlox Lite (CM4)',
    kind: 'model',
    what: 'Unit with a Raspberry Pi Compute Module 4; in use, not sold',
    status: 'current',
  },
  fxbloxLitePlus: {
    name: 'FxBlox Lite Plus (RK1)',
    kind: 'model',
    what: 'Unit with a Rockchip RK3588',
    status: 'current',
  },
  fxbloxXl: {
    name: 'FxBlox XL',
    kind: 'model',
    what: 'Announced, not released',
    status: 'planned',
  },
  fxbloxAppWeb: {
    name: 'FxBlox app (web)',
    kind: 'app',
    what: 'Sets up and manages a Blox in the browser; the preferred app',
    status: 'current',
  },
  fxbloxAppPhone: {
    name: 'FxBlox app (phone)',
    kind: 'app',
    what: 'The same for Android and iOS (land.fx.blox); being discontinued',
    status: 'legacy',
  },
  fxfiles: {
    name: 'FxFiles',
    kind: 'app',
    what: 'File manager with an encrypted cloud copy and sharing (land.fx.files)',
    status: 'current',
  },
  fxfotos: {
    name: 'FxFotos',
    kind: 'app',
    what: 'Photo app of the testnet (land.fx.fotos)',
    status: 'legacy',
  },
  fulaNode: {
    name: 'Fula Node',
    kind: 'program',
    what: 'Node for a PC with Windows or with Debian or Ubuntu',
    status: 'current',
  },
  bloxAi: {
    name: 'Blox AI',
    kind: 'plugin',
    what: 'Assistant that runs on an RK1 (blox-ai)',
    status: 'current',
  },
  streamrNode: {
    name: 'Streamr node',
    kind: 'plugin',
    what: 'Plugin streamr-node',
    status: 'current',
  },
  olostepNode: {
    name: 'Olostep node',
    kind: 'plugin',
    what: 'Plugin olostep-node',
    status: 'current',
  },
  fulaStorageApi: {
    name: 'Fula Storage API',
    kind: 'service',
    what: 'S3-compatible gateway, repository fula-api',
    status: 'current',
  },
  pinningService: {
    name: 'IPFS Pinning Service',
    kind: 'service',
    what: 'Keeps content that you name by CID',
    status: 'current',
  },
  x402Gateway: {
    name: 'x402 gateway',
    kind: 'service',
    what: 'Pay per upload with USDC; the network in its code is a test network',
    status: 'experimental',
  },
  fxfilesMcp: {
    name: 'FxFiles MCP',
    kind: 'service',
    what: 'Lets an AI assistant use one shared FxFiles group (@functionland/fula-mcp)',
    status: 'current',
  },
  goFula: {
    name: 'go-fula',
    kind: 'program',
    what: 'Fula protocol program on the device, container fula_go',
    status: 'current',
  },
  fulaOta: {
    name: 'fula-ota',
    kind: 'firmware',
    what: 'Scripts, containers and updates of the device; also holds the PC installer',
    status: 'current',
  },
  rk1Image: {
    name: 'rk1-image',
    kind: 'firmware',
    what: 'Full system images for the RK1',
    status: 'current',
  },
  rpiImage: {
    name: 'rpi-image',
    kind: 'firmware',
    what: 'Full system images for the CM4, last in April 2024',
    status: 'current',
  },
  fulaChain: {
    name: 'fula-chain',
    kind: 'contracts',
    what: 'Solidity contracts: token, pools, rewards, staking, vesting',
    status: 'current',
  },
  reactNativeFula: {
    name: 'react-native-fula',
    kind: 'library',
    what: 'Bridge for mobile apps that talk to a Blox',
    status: 'current',
  },
  fulaSec: {
    name: 'fula-sec',
    kind: 'library',
    what: 'Turns a password and a wallet signature into a key pair and a DID',
    status: 'current',
  },
  fulaClient: {
    name: 'fula_client, fula-client',
    kind: 'library',
    what: 'Flutter and Rust clients of the storage API',
    status: 'current',
  },
  fulaLegacy: {
    name: '@functionland/fula',
    kind: 'library',
    what: 'JavaScript client of 2022 with File and Graph API',
    status: 'legacy',
  },
  storagePool: {
    name: 'StoragePool',
    kind: 'contracts',
    what: 'Keeps pool membership',
    status: 'current',
  },
  rewardEngine: {
    name: 'RewardEngine',
    kind: 'contracts',
    what: 'Counts online periods and pays claims',
    status: 'current',
  },
  storageToken: {
    name: 'StorageToken',
    kind: 'contracts',
    what: 'The FULA token',
    status: 'current',
  },
  testnetMiningRewards: {
    name: 'TestnetMiningRewards',
    kind: 'contracts',
    what: 'Pays testnet earnings in FULA',
    status: 'closing',
  },
  sugarfungeNode: {
    name: 'sugarfunge-node',
    kind: 'program',
    what: 'Node of the Substrate testnet',
    status: 'legacy',
  },
  sugarfungeApi: {
    name: 'sugarfunge-api',
    kind: 'program',
    what: 'Node API of the Substrate testnet',
    status: 'legacy',
  },
  proofEngine: {
    name: 'proof-engine',
    kind: 'program',
    what: 'Proved storage on the Substrate testnet',
    status: 'legacy',
  },
  fulaContractApi: {
    name: 'fula-contract-api',
    kind: 'program',
    what: 'Contract API of the Substrate testnet',
    status: 'legacy',
  },
  sugarfungeExplorer: {
    name: 'sugarfunge-explorer',
    kind: 'program',
    what: 'Explorer of the Substrate testnet',
    status: 'legacy',
  },
  functionlandStatus: {
    name: 'functionland-status',
    kind: 'program',
    what: 'Status page of the Substrate testnet',
    status: 'legacy',
  },
  fulatower: {
    name: 'fulatower',
    kind: 'word',
    what: 'Old device name that lives on in Bluetooth, mDNS and host names',
    status: 'legacy',
  },
} as const satisfies Record<string, Name>;
