/**
 * Words that pages explain on the spot, as in `[CID](term:cid)`.
 *
 * Fields: `term` (as it is written), `definition` (one plain sentence), `page` (route where the
 * reader learns more).
 *
 * Sources: fula-ota (2026-06-18), go-fula (2026-04-29), fx-components (2026-06-09), fula-chain
 * (2026-04-08), pinning-service, fula-api, fula-archived (2022) and the testnet repositories.
 */
import type { Route } from './types';

export interface Term {
  readonly term: string;
  readonly definition: string;
  readonly page: Route;
}

export const glossary = {
  'account-id': {
    term: 'Account id (Blox account)',
    definition:
      'Substrate address of a Blox from testnet times; it starts with 5 and only serves to claim testnet earnings.',
    page: '/functionyard/mainnet-transition',
  },
  'api-key': {
    term: 'API key',
    definition:
      'Secret text from the cloud dashboard that opens pinning and storage for one account.',
    page: '/pinning-service/ipfs-pinning-service-api',
  },
  'app-peer-id': {
    term: 'App PeerId',
    definition: 'Network name of your app, made from your identity; a Blox obeys exactly one.',
    page: '/functionyard/fxblox-app',
  },
  authorizer: {
    term: 'Authorizer',
    definition: 'The app identity that owns a Blox once set-up has ended.',
    page: '/functionyard/fxblox-app',
  },
  'auto-pin': {
    term: 'Auto-pin',
    definition: 'A Blox copies by itself what its owner pinned in the cloud.',
    page: '/functionyard/dapps',
  },
  bas: {
    term: 'BAS',
    definition:
      'Blockchain-Attached Storage: storage at home that belongs to a network which rewards it for being available.',
    page: '/introduction/bas',
  },
  base: {
    term: 'Base',
    definition: 'Layer-2 network of Ethereum and second home of pools and rewards.',
    page: '/functionyard/metamask',
  },
  block: {
    term: 'Block',
    definition: 'Piece of a file that IPFS keeps under the hash of that piece.',
    page: '/introduction/fula',
  },
  blox: {
    term: 'Blox',
    definition: 'Home storage device of Functionland, sold as FxBlox; the plural is Bloxes.',
    page: '/introduction/blox',
  },
  'blox-peer-id': {
    term: 'Blox PeerId',
    definition:
      'Name of the IPFS program inside a Blox; pools and claims use another one, the Pool PeerId.',
    page: '/functionyard/fxblox-app',
  },
  borg: {
    term: 'BORG',
    definition: 'Test token of Functionyard, the former testnet.',
    page: '/functionyard',
  },
  bucket: {
    term: 'Bucket',
    definition: 'Container with a name that holds objects in S3-style storage.',
    page: '/api-intro',
  },
  bytes32: {
    term: 'bytes32',
    definition: 'Form of a peer id with 32 bytes, as the contracts want it.',
    page: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  car: {
    term: 'CAR',
    definition: 'Archive file that carries a whole set of IPFS blocks.',
    page: '/pinning-service/ipfs-pinning-service-api',
  },
  'challenge-token': {
    term: 'Challenge token',
    definition: 'Testnet token for a storage check that was passed.',
    page: '/blockchain/Recipes/Challenges',
  },
  cid: {
    term: 'CID',
    definition:
      'Address of content, computed from the content itself; one changed byte gives another CID.',
    page: '/pinning-service',
  },
  claim: {
    term: 'Claim',
    definition: 'Transaction that sends earned FULA to the wallet of the owner.',
    page: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  'claim-portal': {
    term: 'Claim portal',
    definition: 'Web page that shows rewards and claims them.',
    page: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  cm4: {
    term: 'CM4',
    definition: 'Raspberry Pi Compute Module 4, the board inside the FxBlox Lite.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  cluster: {
    term: 'Cluster',
    definition: 'IPFS Cluster, the program that keeps agreed copies on the members of a pool.',
    page: '/introduction/fula',
  },
  container: {
    term: 'Container',
    definition:
      'Program packed with all it needs and run apart from others by Docker; a Blox runs eight.',
    page: '/introduction/fula',
  },
  crdt: {
    term: 'CRDT',
    definition: 'Kind of data that lets peers agree without a leader; the pool cluster uses it.',
    page: '/RFCs/document-syncing',
  },
  depin: {
    term: 'DePIN',
    definition: 'Network whose machines belong to its users.',
    page: '/introduction/bas',
  },
  did: {
    term: 'DID',
    definition:
      'Identifier that you make yourself, without an authority; here in the form did:key.',
    page: '/RFCs/fula-sec/did',
  },
  discovery: {
    term: 'Discovery',
    definition: 'The search for a Blox on the home network by mDNS.',
    page: '/functionyard/troubleshooting/disconnected-blox',
  },
  emmc: {
    term: 'eMMC',
    definition: 'Storage chip that keeps the system of a Blox.',
    page: '/functionyard/hardware/fxblox-hardware-rk1-reimage',
  },
  ext4: {
    term: 'ext4',
    definition: 'File system of Linux and the only one that a Blox counts as storage.',
    page: '/functionyard/add-storage',
  },
  firmware: {
    term: 'Firmware',
    definition: 'Scripts and containers that run a Blox, from the repository fula-ota.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  'force-rejoin': {
    term: 'Force Rejoin',
    definition: 'Button that writes the pool into your Blox again, without a transaction.',
    page: '/functionyard/join',
  },
  'full-node': {
    term: 'Full node',
    definition: 'Chain node that follows and serves blocks but makes none.',
    page: '/blockchain/Services/RunNode',
  },
  fula: {
    term: 'FULA',
    definition: 'Token that pays for storage on the Fula network and rewards its nodes.',
    page: '/functionyard/metamask',
  },
  'fula-network': {
    term: 'Fula network',
    definition: 'Peer-to-peer storage network of Bloxes and PCs, arranged in pools.',
    page: '/introduction/fula',
  },
  functionyard: {
    term: 'Functionyard',
    definition: 'Public testnet of 2024 and 2025.',
    page: '/functionyard',
  },
  'fxblox-app': {
    term: 'FxBlox app',
    definition: 'App that sets up and manages a Blox, in the browser or on a phone.',
    page: '/functionyard/fxblox-app',
  },
  fxfiles: {
    term: 'FxFiles',
    definition: 'File app with an encrypted cloud copy and sharing.',
    page: '/functionyard/dapps',
  },
  fxfotos: {
    term: 'FxFotos',
    definition: 'Photo app of the testnet, kept as legacy.',
    page: '/functionyard/fxfotos',
  },
  gas: {
    term: 'Gas',
    definition: 'Fee coin of a chain: ETH on Base, free sFUEL on SKALE.',
    page: '/functionyard/metamask',
  },
  'gateway-ipfs': {
    term: 'Gateway (IPFS)',
    definition: 'Web server that hands out IPFS content by CID.',
    page: '/pinning-service',
  },
  'gateway-s3': {
    term: 'Gateway (S3)',
    definition: 'Server that understands S3 requests and stores the objects on IPFS.',
    page: '/api-intro',
  },
  'graph-api': {
    term: 'Graph API',
    definition: 'Interface of 2022 for JSON records, no longer developed.',
    page: '/api/graph-api',
  },
  hotspot: {
    term: 'Hotspot',
    definition: 'Open Wi-Fi named FxBlox that a Blox offers while it waits for set-up.',
    page: '/functionyard/fxblox-app',
  },
  hpke: {
    term: 'HPKE',
    definition: 'Standard way to wrap a file key for one receiver.',
    page: '/design/encryption',
  },
  identity: {
    term: 'Identity',
    definition: 'Key pair made from your password and one signature of your wallet.',
    page: '/functionyard/fxblox-app',
  },
  ipfs: {
    term: 'IPFS',
    definition: 'Network that finds content by its hash, not by its place.',
    page: '/introduction/fula',
  },
  jwe: {
    term: 'JWE',
    definition: 'Encrypted message format in the sharing design of 2022.',
    page: '/RFCs/fula-sec/encryption',
  },
  kubo: {
    term: 'kubo',
    definition: 'The most common IPFS program; a Blox runs two.',
    page: '/introduction/fula',
  },
  'labor-token': {
    term: 'Labor token',
    definition: 'Testnet token for time spent storing.',
    page: '/blockchain/Recipes/Challenges',
  },
  libp2p: {
    term: 'libp2p',
    definition: 'Toolkit for connections from peer to peer.',
    page: '/introduction/fula',
  },
  mainnet: {
    term: 'Mainnet',
    definition: "Today's state: contracts on SKALE and Base keep pools and rewards.",
    page: '/functionyard/mainnet-transition',
  },
  manifest: {
    term: 'Manifest',
    definition: 'Entry on the testnet chain that asked a pool to store a CID.',
    page: '/blockchain/Recipes/Manifest',
  },
  maskrom: {
    term: 'MASKROM',
    definition: 'Boot state in which an RK1 takes a new image from a PC.',
    page: '/functionyard/hardware/fxblox-hardware-rk1-reimage',
  },
  mdns: {
    term: 'mDNS',
    definition: 'Name service of the home network; a Blox announces itself as _fulatower._tcp.',
    page: '/functionyard/troubleshooting/disconnected-blox',
  },
  mergerfs: {
    term: 'mergerfs',
    definition: 'Linux tool that shows all drives of a Blox as one folder, /uniondrive.',
    page: '/functionyard/add-storage',
  },
  'mining-reward': {
    term: 'Mining reward',
    definition: 'FULA for periods in which a member was reported online.',
    page: '/mvp/pools/storage-provide',
  },
  multiaddr: {
    term: 'Multiaddr',
    definition: 'Network address that describes itself, such as /ip4/…/tcp/…/p2p/….',
    page: '/api/client-instance',
  },
  node: {
    term: 'Node',
    definition: 'Machine that takes part in the network: a Blox or a PC.',
    page: '/functionyard/join-windows',
  },
  nvme: {
    term: 'NVMe',
    definition: 'Fast drive on an M.2 card; the RK1 has one slot inside.',
    page: '/functionyard/add-storage',
  },
  ota: {
    term: 'OTA',
    definition: 'Update that a device fetches by itself.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  'peer-id': {
    term: 'Peer id',
    definition: 'Public name of a libp2p program, with 12D3KooW at its start.',
    page: '/introduction/fula',
  },
  period: {
    term: 'Period',
    definition: 'Eight hours, the unit in which rewards are counted.',
    page: '/mvp/pools/storage-provide',
  },
  pin: {
    term: 'Pin',
    definition: 'Order to keep some content.',
    page: '/pinning-service',
  },
  plugin: {
    term: 'Plugin',
    definition: 'Extra program that an owner installs on a Blox.',
    page: '/functionyard/dapps',
  },
  pool: {
    term: 'Pool',
    definition: "Group of nodes that keep each other's data; a contract holds its member list.",
    page: '/functionyard/join',
  },
  'pool-peer-id': {
    term: 'Pool PeerId',
    definition: 'Name of the cluster program in a Blox; pools, rewards and claims use this one.',
    page: '/functionyard/join',
  },
  'power-cycle-reset': {
    term: 'Power-cycle reset',
    definition:
      'Five starts within 15 minutes, after which a Blox forgets its owner, its pool and its Wi-Fi.',
    page: '/functionyard/troubleshooting/disconnected-blox',
  },
  'proof-engine': {
    term: 'Proof engine',
    definition: 'Testnet program that proved storage and minted rewards.',
    page: '/blockchain/Services/ProofEngine',
  },
  're-image': {
    term: 'Re-image',
    definition: 'Writing a complete system to a Blox from a PC.',
    page: '/functionyard/hardware/fxblox-hardware-rk1-reimage',
  },
  relay: {
    term: 'Relay',
    definition: 'Server that passes messages on when two peers cannot reach each other.',
    page: '/introduction/fula',
  },
  'replication-factor': {
    term: 'Replication factor',
    definition: 'Number of copies that somebody asks for.',
    page: '/RFCs/replication',
  },
  'reward-engine': {
    term: 'RewardEngine',
    definition: 'Contract that counts online periods and pays claims.',
    page: '/blockchain/blockchain-intro',
  },
  rfc: {
    term: 'RFC',
    definition: 'Written proposal that people discuss before work starts.',
    page: '/RFCs/rfc-process',
  },
  rk1: {
    term: 'RK1',
    definition: 'Board with the RK3588 chip, the heart of the FxBlox Lite Plus.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  s3: {
    term: 'S3',
    definition: 'Widely used way to store objects in buckets over HTTP.',
    page: '/api-intro',
  },
  'seed-phrase': {
    term: 'Secret phrase (seed phrase)',
    definition: 'Secret words behind a wallet; nobody from the team ever asks for them.',
    page: '/functionyard/support',
  },
  sfuel: {
    term: 'sFUEL',
    definition: 'Gas coin of SKALE; it has no price.',
    page: '/functionyard/metamask',
  },
  skale: {
    term: 'SKALE Europa Hub',
    definition: 'Default network for pools and rewards.',
    page: '/functionyard/troubleshooting/switch-chain',
  },
  ss58: {
    term: 'SS58',
    definition: 'Address format of Substrate chains.',
    page: '/blockchain/Recipes/Account',
  },
  'storage-pool': {
    term: 'StoragePool',
    definition: 'Contract that keeps the member lists of all pools.',
    page: '/blockchain/blockchain-intro',
  },
  substrate: {
    term: 'Substrate',
    definition: 'Toolkit from which the testnet chain was built.',
    page: '/blockchain/Services/Node',
  },
  'support-tunnel': {
    term: 'Support tunnel',
    definition: 'WireGuard connection that staff may use only while it is on.',
    page: '/functionyard/support',
  },
  testnet: {
    term: 'Testnet',
    definition: 'Network for trials; here mostly Functionyard, which ended in 2025.',
    page: '/functionyard',
  },
  validator: {
    term: 'Validator',
    definition: 'Chain node that makes or confirms blocks.',
    page: '/blockchain/Services/RunNode',
  },
  wallet: {
    term: 'Wallet',
    definition: 'Program that keeps your keys and signs for you, such as MetaMask.',
    page: '/functionyard/metamask',
  },
  walletconnect: {
    term: 'WalletConnect',
    definition: 'Protocol that joins an app and a wallet.',
    page: '/functionyard/fxblox-app',
  },
  wnfs: {
    term: 'WNFS',
    definition: 'Encrypted file tree that FxFotos used; the libraries no longer have it.',
    page: '/functionyard/fxfotos',
  },
  x402: {
    term: 'x402',
    definition: 'Payment by an HTTP answer 402 and a signed transfer.',
    page: '/api-intro',
  },
} as const satisfies Record<string, Term>;
