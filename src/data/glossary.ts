/**
 * The words that pages explain on the spot, as in `[CID](term:cid)`.
 *
 * Fields: `term` (the word), `definition` (one sentence in plain words), `page` (where the reader learns more).
 *
 * Sources: fula-ota (2026-06-18), go-fula (2026-04-29), fxblox-web (2026-08-27), fula-chain (2026-04-08),
 * pinning-service, fula-api, FxFiles, fula-archived (2022), and the testnet repositories.
 */
import type { Route } from './types';

export interface Term {
  readonly term: string;
  readonly definition: string;
  readonly page: Route;
}

export const glossary = {
  'account-id': {
    term: 'Account ID (Blox account)',
    definition: 'The testnet address of a Blox, used to claim testnet earnings.',
    page: '/functionyard/mainnet-transition/existing-testnet',
  },
  'api-key': {
    term: 'API key',
    definition: 'A secret that gives an app access to your cloud storage.',
    page: '/pinning-service',
  },
  'app-peer-id': {
    term: 'App PeerId',
    definition: 'The ID by which your Blox recognizes your app.',
    page: '/functionyard/identity',
  },
  authorizer: {
    term: 'Authorizer',
    definition: 'The app identity that owns a Blox.',
    page: '/functionyard/fxblox-app',
  },
  'auto-pin': {
    term: 'Auto-pin',
    definition:
      'The function that automatically copies what you have in the cloud to your own Blox.',
    page: '/functionyard/auto-pin',
  },
  bas: {
    term: 'BAS',
    definition:
      'Blockchain-attached storage: storage at home that earns rewards for staying online.',
    page: '/introduction/bas',
  },
  base: {
    term: 'Base',
    definition: 'The second blockchain for pools and rewards, with fees in ETH.',
    page: '/functionyard/metamask',
  },
  block: {
    term: 'Block',
    definition: 'A piece of a file, stored by IPFS under its hash.',
    page: '/introduction/fula',
  },
  blox: {
    term: 'Blox',
    definition: "Functionland's home storage device, sold as FxBlox.",
    page: '/introduction/blox',
  },
  'blox-peer-id': {
    term: 'Blox PeerId',
    definition: 'The ID you use to add a Blox to the app.',
    page: '/functionyard/fxblox-app',
  },
  borg: {
    term: 'BORG',
    definition: "The testnet's test token, which has no use today.",
    page: '/release/changes',
  },
  bucket: {
    term: 'Bucket',
    definition: 'A named container for files in S3-style storage.',
    page: '/api/storage',
  },
  bytes32: {
    term: 'bytes32',
    definition: 'The 32-byte form of a peer ID that contracts expect.',
    page: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  car: {
    term: 'CAR',
    definition: 'An archive file that holds a set of IPFS blocks.',
    page: '/pinning-service/ipfs-pinning-service-api',
  },
  'challenge-token': {
    term: 'Challenge token',
    definition: 'A testnet token for passing a storage check.',
    page: '/blockchain/Recipes/Challenges',
  },
  cid: {
    term: 'CID',
    definition: "An identifier computed from a file's content, different after any change.",
    page: '/pinning-service',
  },
  claim: {
    term: 'Claim',
    definition: "To move the FULA you've earned into your wallet.",
    page: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  'claim-portal': {
    term: 'Claim portal',
    definition: 'The website where you check and claim your rewards.',
    page: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  cm4: {
    term: 'CM4',
    definition: 'The Raspberry Pi board inside the FxBlox Lite.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  cluster: {
    term: 'Cluster',
    definition: "The service that keeps a pool's data on several members.",
    page: '/introduction/fula',
  },
  container: {
    term: 'Container',
    definition: 'A packaged service on a Blox, separate from the others.',
    page: '/introduction/fula',
  },
  crdt: {
    term: 'CRDT',
    definition: 'A data format that merges changes from several devices without conflicts.',
    page: '/RFCs/document-syncing',
  },
  depin: {
    term: 'DePIN',
    definition: 'A network whose hardware belongs to the people who use it.',
    page: '/introduction/bas',
  },
  did: {
    term: 'DID',
    definition: 'An identifier you create yourself, without asking an authority.',
    page: '/api/identity',
  },
  discovery: {
    term: 'Discovery',
    definition: 'Finding a Blox on your home network or over Bluetooth.',
    page: '/functionyard/fxblox-app',
  },
  emmc: {
    term: 'eMMC',
    definition: "The built-in chip that holds a Blox's operating system.",
    page: '/functionyard/hardware/fxblox-hardware',
  },
  ext4: {
    term: 'ext4',
    definition: 'The Linux drive format, the only one a Blox uses for storage.',
    page: '/functionyard/format-drive',
  },
  firmware: {
    term: 'Firmware',
    definition: 'The software that runs a Blox and updates automatically.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  'force-rejoin': {
    term: 'Force Rejoin',
    definition: 'A button that puts a Blox back into its pool.',
    page: '/functionyard/join',
  },
  'full-node': {
    term: 'Full node',
    definition: 'A blockchain node that checks and shares blocks without creating any.',
    page: '/blockchain/Services/RunNode',
  },
  fula: {
    term: 'FULA',
    definition: 'The token that pays for storage and rewards pool members.',
    page: '/functionyard/metamask',
  },
  'fula-network': {
    term: 'Fula network',
    definition: 'The storage network that Bloxes and PCs form together.',
    page: '/introduction/fula',
  },
  functionyard: {
    term: 'Functionyard',
    definition: 'The public testnet, which ran from April 2024 to July 2025.',
    page: '/release/changes',
  },
  'fxblox-app': {
    term: 'FxBlox app',
    definition: 'The app that sets up and manages a Blox.',
    page: '/functionyard/fxblox-app',
  },
  fxfiles: {
    term: 'FxFiles',
    definition:
      'The app that encrypts your files on your device and stores them in the cloud, from where they are also copied to devices of other members.',
    page: '/functionyard/fxfiles',
  },
  fxfotos: {
    term: 'FxFotos',
    definition: 'The discontinued photo app of the testnet.',
    page: '/functionyard/fxfotos',
  },
  gas: {
    term: 'Gas',
    definition: "The fee for a blockchain transaction, which SKALE doesn't charge.",
    page: '/functionyard/metamask',
  },
  'gateway-ipfs': {
    term: 'Gateway (IPFS)',
    definition: 'A web server that delivers IPFS content by its CID.',
    page: '/pinning-service',
  },
  'gateway-s3': {
    term: 'Gateway (S3)',
    definition: 'A server that takes S3 requests and stores on IPFS.',
    page: '/api/storage',
  },
  'graph-api': {
    term: 'Graph API',
    definition: "A 2022 API for JSON records that's no longer developed.",
    page: '/api/graph-api',
  },
  hotspot: {
    term: 'Hotspot',
    definition: 'The FxBlox Wi-Fi that a Blox opens for setup.',
    page: '/functionyard/wifi',
  },
  hpke: {
    term: 'HPKE',
    definition: 'A standard for encrypting a key for one recipient.',
    page: '/design/encryption',
  },
  identity: {
    term: 'Identity',
    definition: 'The key made from your password and wallet.',
    page: '/functionyard/identity',
  },
  ipfs: {
    term: 'IPFS',
    definition: 'A network that finds files by content instead of location.',
    page: '/introduction/fula',
  },
  jwe: {
    term: 'JWE',
    definition: 'A standard format for encrypted messages.',
    page: '/RFCs/fula-sec/encryption',
  },
  kubo: {
    term: 'Kubo',
    definition: 'The IPFS software that a Blox runs.',
    page: '/introduction/fula',
  },
  'labor-token': {
    term: 'Labor token',
    definition: 'A testnet token for time spent storing data.',
    page: '/blockchain/Recipes/Challenges',
  },
  libp2p: {
    term: 'libp2p',
    definition: 'The software that connects devices directly to each other.',
    page: '/introduction/fula',
  },
  mainnet: {
    term: 'Mainnet',
    definition: 'The live network, with pools and rewards on SKALE and Base.',
    page: '/functionyard/mainnet-transition',
  },
  manifest: {
    term: 'Manifest',
    definition: 'A testnet record that asked a pool to store a file.',
    page: '/blockchain/Recipes/Manifest',
  },
  maskrom: {
    term: 'MASKROM',
    definition: "The mode that lets a PC write an RK1's system.",
    page: '/functionyard/hardware/fxblox-hardware-rk1-reimage',
  },
  mdns: {
    term: 'mDNS',
    definition: 'How devices find each other by name on home networks.',
    page: '/functionyard/ports',
  },
  mergerfs: {
    term: 'mergerfs',
    definition: "The Linux tool that combines a Blox's drives into one folder.",
    page: '/functionyard/add-storage',
  },
  'mining-reward': {
    term: 'Mining reward',
    definition: 'FULA you earn for each 8 hours online in a pool.',
    page: '/functionyard/rewards',
  },
  multiaddr: {
    term: 'Multiaddr',
    definition: 'A network address that also states how to connect to it.',
    page: '/api/client-instance',
  },
  node: {
    term: 'Node',
    definition: 'A Blox or PC that takes part in the network.',
    page: '/functionyard/join-windows',
  },
  nvme: {
    term: 'NVMe',
    definition: 'A fast drive card that fits inside an RK1 Blox.',
    page: '/functionyard/add-storage',
  },
  ota: {
    term: 'OTA',
    definition: 'An update that a device downloads and installs automatically.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  'peer-id': {
    term: 'Peer ID',
    definition: 'The public ID of a device or service on the network.',
    page: '/functionyard/fxblox-app',
  },
  period: {
    term: 'Period',
    definition: 'Eight hours, the unit in which rewards are counted.',
    page: '/functionyard/rewards',
  },
  pin: {
    term: 'Pin',
    definition: 'To ask a service to keep a file.',
    page: '/pinning-service',
  },
  plugin: {
    term: 'Plugin',
    definition: 'An extra program you can install on a Blox.',
    page: '/functionyard/plugins',
  },
  pool: {
    term: 'Pool',
    definition: "A group of Bloxes and PCs that keep each other's data.",
    page: '/functionyard/join',
  },
  'pool-peer-id': {
    term: 'Pool PeerId',
    definition: 'The ID that counts for pools, rewards, and claims.',
    page: '/functionyard/rewards',
  },
  'power-cycle-reset': {
    term: 'Power-cycle reset',
    definition: 'A reset triggered by five starts within 15 minutes.',
    page: '/functionyard/reset',
  },
  'proof-engine': {
    term: 'Proof engine',
    definition: 'The testnet service that checked storage and paid rewards for it.',
    page: '/blockchain/Services/ProofEngine',
  },
  're-image': {
    term: 'Re-image',
    definition: 'To replace the whole system of a Blox from a computer.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  relay: {
    term: 'Relay',
    definition: "A server between two devices that can't connect directly.",
    page: '/introduction/fula',
  },
  'replication-factor': {
    term: 'Replication factor',
    definition: 'The number of copies a pool should keep.',
    page: '/RFCs/replication',
  },
  'reward-engine': {
    term: 'RewardEngine',
    definition: 'The contract that counts online time and pays rewards.',
    page: '/blockchain/contracts',
  },
  rfc: {
    term: 'RFC',
    definition: "A written proposal that's discussed before work starts.",
    page: '/RFCs/rfc-process',
  },
  rk1: {
    term: 'RK1',
    definition: 'The board inside the FxBlox Lite Plus.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  s3: {
    term: 'S3',
    definition: 'A widely used API for storing files in buckets.',
    page: '/api/storage',
  },
  'seed-phrase': {
    term: 'Secret phrase (seed phrase)',
    definition: 'The secret words that restore a wallet.',
    page: '/functionyard/identity',
  },
  sfuel: {
    term: 'sFUEL',
    definition: 'The coin for fees on SKALE, which has no price.',
    page: '/functionyard/metamask',
  },
  skale: {
    term: 'SKALE Europa Hub',
    definition: 'The default blockchain for pools and rewards, where transactions are free.',
    page: '/functionyard/metamask',
  },
  ss58: {
    term: 'SS58',
    definition: 'The address format of Substrate blockchains.',
    page: '/blockchain/Recipes/Account',
  },
  'storage-pool': {
    term: 'StoragePool',
    definition: 'The contract that lists the members of each pool.',
    page: '/blockchain/contracts',
  },
  substrate: {
    term: 'Substrate',
    definition: "The toolkit the testnet's blockchain was built with.",
    page: '/blockchain/Services/Node',
  },
  'support-tunnel': {
    term: 'Support tunnel',
    definition: "A connection for support, opened by you or by a Blox that can't repair itself.",
    page: '/functionyard/support',
  },
  testnet: {
    term: 'Testnet',
    definition: 'A test network, here the former Functionyard.',
    page: '/functionyard/mainnet-transition',
  },
  validator: {
    term: 'Validator',
    definition: 'A blockchain node that creates or confirms blocks.',
    page: '/blockchain/Services/RunNode',
  },
  wallet: {
    term: 'Wallet',
    definition: 'An app that keeps your keys, such as MetaMask.',
    page: '/functionyard/metamask',
  },
  walletconnect: {
    term: 'WalletConnect',
    definition: 'A standard way to connect an app to a wallet.',
    page: '/functionyard/metamask',
  },
  wnfs: {
    term: 'WNFS',
    definition: 'An encrypted file system that FxFotos used.',
    page: '/functionyard/fxfotos',
  },
  x402: {
    term: 'x402',
    definition: 'A way to pay for one web request.',
    page: '/reference-api',
  },
} as const satisfies Record<string, Term>;
