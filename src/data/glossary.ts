/**
 * The words that pages explain on the spot, as in `[CID](term:cid)`.
 *
 * Fields: `term` (the word), `definition` (one sentence that a reader understands without looking up another word),
 * `page` (where the reader learns more).
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
    definition:
      'The address that your Blox had on the testnet, which you need only to claim what you earned there.',
    page: '/functionyard/mainnet-transition/existing-testnet',
  },
  'api-key': {
    term: 'API key',
    definition:
      'A long secret text that lets an app or a Blox use your cloud account, so never share it.',
    page: '/pinning-service',
  },
  'app-peer-id': {
    term: 'App PeerId',
    definition: 'The ID of your app, and the only ID whose commands your Blox follows.',
    page: '/functionyard/fxblox-app',
  },
  authorizer: {
    term: 'Authorizer',
    definition: 'The app identity that owns a Blox and can give it commands.',
    page: '/functionyard/fxblox-app',
  },
  'auto-pin': {
    term: 'Auto-pin',
    definition:
      'The feature that makes your Blox download a copy of everything in your cloud account and keep it at home.',
    page: '/functionyard/auto-pin',
  },
  bas: {
    term: 'BAS',
    definition:
      'Blockchain-attached storage: storage at home that belongs to a network and earns rewards for staying online.',
    page: '/introduction/bas',
  },
  base: {
    term: 'Base',
    definition:
      'One of the two blockchains for pools and rewards, where each transaction costs a small fee in ETH.',
    page: '/functionyard/wallet-connect',
  },
  block: {
    term: 'Block',
    definition: 'A piece of a file, which IPFS stores under a fingerprint of its content.',
    page: '/introduction/fula',
  },
  blox: {
    term: 'Blox',
    definition: "Functionland's storage device for the home, sold as FxBlox.",
    page: '/introduction/blox',
  },
  'blox-peer-id': {
    term: 'Blox PeerId',
    definition: 'The ID of your Blox on the network, which you use to add the Blox to the app.',
    page: '/functionyard/fxblox-app',
  },
  borg: {
    term: 'BORG',
    definition: 'The test token of the former testnet, which has no use today.',
    page: '/release/changes',
  },
  bucket: {
    term: 'Bucket',
    definition:
      'A named container for files, like a top-level folder, in storage that works like Amazon S3.',
    page: '/api/storage',
  },
  bytes32: {
    term: 'bytes32',
    definition: 'The 32-byte form of a peer ID that contracts on the blockchain expect.',
    page: '/functionyard/pool-contract',
  },
  car: {
    term: 'CAR',
    definition:
      'An archive file that holds a set of IPFS blocks, so that they can be moved together.',
    page: '/pinning-service/ipfs-pinning-service-api',
  },
  'challenge-token': {
    term: 'Challenge token',
    definition: 'A token of the former testnet that a member received for passing a storage check.',
    page: '/blockchain/Recipes/Challenges',
  },
  cid: {
    term: 'CID',
    definition:
      "An address that's calculated from a file's content, so it's different after any change to the file.",
    page: '/pinning-service',
  },
  claim: {
    term: 'Claim',
    definition: "To have the contract move the FULA you've earned into your wallet.",
    page: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  'claim-portal': {
    term: 'Claim portal',
    definition: "The website where you check how much you've earned and claim it.",
    page: '/functionyard/troubleshooting/manual-claim-rewards',
  },
  cm4: {
    term: 'CM4',
    definition: 'The Raspberry Pi board inside the FxBlox Lite, the older of the two models.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  cluster: {
    term: 'Cluster',
    definition:
      'The service that copies data to several members of a pool, so that the data survives if a member fails.',
    page: '/api/complete-lists',
  },
  container: {
    term: 'Container',
    definition:
      "A program that's packaged so that it runs separately from others; a Blox runs eight of them.",
    page: '/introduction/fula',
  },
  crdt: {
    term: 'CRDT',
    definition:
      'A data format in which changes from several devices can be merged without conflicts.',
    page: '/RFCs/document-syncing',
  },
  did: {
    term: 'DID',
    definition: 'The public ID of an owner, which an app makes from a password and a wallet.',
    page: '/api/identity',
  },
  discovery: {
    term: 'Discovery',
    definition: 'Finding a Blox, for example on your home network, over Bluetooth, or by its ID.',
    page: '/functionyard/fxblox-app',
  },
  emmc: {
    term: 'eMMC',
    definition:
      'The built-in chip that holds the operating system of a Blox, separate from the drives with your files.',
    page: '/functionyard/hardware/fxblox-hardware-rk1-reimage',
  },
  ext4: {
    term: 'ext4',
    definition: 'The Linux drive format, which is the only one that a Blox uses to store files.',
    page: '/functionyard/format-drive',
  },
  firmware: {
    term: 'Firmware',
    definition: 'The built-in software of a Blox, which updates itself when the Blox has internet.',
    page: '/release/known-issues',
  },
  'force-rejoin': {
    term: 'Force Rejoin',
    definition:
      "A button that tells your Blox again which pool it's in, without a transaction or a fee.",
    page: '/functionyard/join',
  },
  'full-node': {
    term: 'Full node',
    definition: "A blockchain node that checks and shares blocks but doesn't create any.",
    page: '/blockchain/Services/RunNode',
  },
  fula: {
    term: 'FULA',
    definition:
      'The token of the Fula network, which pool members earn and which pays for cloud storage.',
    page: '/functionyard/rewards',
  },
  'fula-network': {
    term: 'Fula network',
    definition: 'The storage network that Bloxes and PCs in many homes form together.',
    page: '/introduction/fula',
  },
  functionyard: {
    term: 'Functionyard',
    definition: 'The public testnet, which ran from April 2024 to July 2025.',
    page: '/release/changes',
  },
  'fxblox-app': {
    term: 'FxBlox app',
    definition:
      'The phone app that sets up a Blox and changes its Wi-Fi, and is being discontinued.',
    page: '/functionyard/fxblox-app',
  },
  fxfiles: {
    term: 'FxFiles',
    definition:
      'The app that encrypts your files on your device, uploads them to the cloud, and opens them anywhere.',
    page: '/functionyard/fxfiles',
  },
  fxfotos: {
    term: 'FxFotos',
    definition: 'The photo app of the former testnet, which nobody should use for backup anymore.',
    page: '/functionyard/fxfotos',
  },
  gas: {
    term: 'Gas',
    definition: "The fee for a transaction on a blockchain, which SKALE doesn't charge.",
    page: '/functionyard/wallet-connect',
  },
  'gateway-ipfs': {
    term: 'Gateway (IPFS)',
    definition: 'A web server that lets a browser open IPFS content by its address (CID).',
    page: '/pinning-service',
  },
  'gateway-s3': {
    term: 'Gateway (S3)',
    definition: 'A server that understands the commands of Amazon S3 and stores the files on IPFS.',
    page: '/api/storage',
  },
  'graph-api': {
    term: 'Graph API',
    definition: "A programming interface for JSON records from 2022 that's no longer developed.",
    page: '/api/graph-api',
  },
  hotspot: {
    term: 'Hotspot',
    definition:
      'The Wi-Fi called FxBlox, which a Blox opens while it waits for setup or starts without a Wi-Fi it can join.',
    page: '/functionyard/wifi',
  },
  hpke: {
    term: 'HPKE',
    definition: 'A standard for encrypting a key so that only one recipient can use it.',
    page: '/design/encryption',
  },
  identity: {
    term: 'Identity',
    definition:
      'The secret key that the app calculates from your Blox password and your wallet, and that controls your Blox.',
    page: '/functionyard/keys',
  },
  ipfs: {
    term: 'IPFS',
    definition:
      'A network that finds files by their content instead of by the place where they are.',
    page: '/pinning-service',
  },
  jwe: {
    term: 'JWE',
    definition: 'A standard format for encrypted messages.',
    page: '/RFCs/fula-sec/encryption',
  },
  kubo: {
    term: 'Kubo',
    definition: 'The IPFS program that runs on a Blox.',
    page: '/api/complete-lists',
  },
  'labor-token': {
    term: 'Labor token',
    definition: 'A token of the former testnet that a member received for the time it stored data.',
    page: '/blockchain/Recipes/Challenges',
  },
  libp2p: {
    term: 'libp2p',
    definition:
      'The software with which devices connect directly to each other, without a server in between.',
    page: '/api/complete-lists',
  },
  mainnet: {
    term: 'Mainnet',
    definition: 'The live network, which has its pools and rewards on SKALE and Base.',
    page: '/functionyard/mainnet-transition',
  },
  manifest: {
    term: 'Manifest',
    definition: 'A record on the former testnet that asked a pool to store a file.',
    page: '/blockchain/Recipes/Manifest',
  },
  maskrom: {
    term: 'MASKROM',
    definition: 'The mode in which a PC can replace the operating system of an RK1.',
    page: '/functionyard/hardware/fxblox-hardware-rk1-reimage',
  },
  mdns: {
    term: 'mDNS',
    definition: 'The way in which devices on a home network find each other by name.',
    page: '/functionyard/ports',
  },
  mergerfs: {
    term: 'mergerfs',
    definition:
      'The Linux tool that makes all drives of a Blox look like one folder, without mirroring any file.',
    page: '/functionyard/ports',
  },
  'mining-reward': {
    term: 'Mining reward',
    definition:
      'The FULA you earn for each period of 8 hours in which your Blox was online in a pool.',
    page: '/functionyard/rewards',
  },
  multiaddr: {
    term: 'Multiaddr',
    definition: 'A network address that also says how to connect to it.',
    page: '/api/client-instance',
  },
  'network-drive': {
    term: 'Network drive',
    definition: 'The shared folder of a Blox, which computers and phones open on the home network.',
    page: '/functionyard/network-drive',
  },
  node: {
    term: 'Node',
    definition: 'A Blox or a PC that takes part in the Fula network.',
    page: '/functionyard/join-windows',
  },
  nvme: {
    term: 'NVMe',
    definition:
      'A fast drive the size of a stick of gum that fits inside an FxBlox Lite Plus (RK1).',
    page: '/functionyard/drive-inside',
  },
  ota: {
    term: 'OTA',
    definition: 'An "over the air" update, which a device downloads and installs automatically.',
    page: '/functionyard/ports',
  },
  'peer-id': {
    term: 'Peer ID',
    definition: 'The public ID of a device or a service on the network.',
    page: '/functionyard/fxblox-app',
  },
  period: {
    term: 'Period',
    definition: 'Eight hours, the unit for counting rewards.',
    page: '/functionyard/rewards',
  },
  pin: {
    term: 'Pin',
    definition: "To ask a service to keep a file, so that it doesn't get deleted.",
    page: '/pinning-service',
  },
  plugin: {
    term: 'Plugin',
    definition: 'An extra program that you can install on a Blox.',
    page: '/functionyard/plugins',
  },
  pool: {
    term: 'Pool',
    definition:
      "A group of Bloxes and PCs that keep copies of people's files and earn rewards for staying online.",
    page: '/functionyard/join',
  },
  'pool-peer-id': {
    term: 'Pool PeerId',
    definition: 'The ID of your Blox that counts for pools, rewards, and claims.',
    page: '/functionyard/fxblox-app',
  },
  'power-cycle-reset': {
    term: 'Power-cycle reset',
    definition: 'A reset that you start by turning the Blox on five times within 15 minutes.',
    page: '/functionyard/reset',
  },
  'proof-engine': {
    term: 'Proof engine',
    definition: 'The service of the former testnet that checked storage and paid rewards for it.',
    page: '/blockchain/Services/ProofEngine',
  },
  're-image': {
    term: 'Re-image',
    definition: 'To replace the whole operating system of a Blox, from a computer.',
    page: '/functionyard/hardware/reinstall',
  },
  relay: {
    term: 'Relay',
    definition:
      "A server that passes on encrypted messages between two devices that can't connect directly.",
    page: '/introduction/fula',
  },
  'replication-factor': {
    term: 'Replication factor',
    definition: 'The number of copies that a pool should keep of something.',
    page: '/RFCs/replication',
  },
  'reward-engine': {
    term: 'RewardEngine',
    definition:
      'The contract that counts the periods in which a Blox was reported online, and pays its rewards.',
    page: '/blockchain/contracts',
  },
  rfc: {
    term: 'RFC',
    definition: "A written proposal that's discussed before anyone starts to build it.",
    page: '/RFCs/rfc-process',
  },
  rk1: {
    term: 'RK1',
    definition: 'The board inside the FxBlox Lite Plus, the newer of the two models.',
    page: '/functionyard/hardware/fxblox-hardware',
  },
  s3: {
    term: 'S3',
    definition:
      "A widely used way for programs to store files in buckets, invented for Amazon's cloud.",
    page: '/api/storage',
  },
  'seed-phrase': {
    term: 'Recovery phrase (seed phrase)',
    definition:
      'The 12 or 24 words that restore a wallet or an FxFiles vault, so anyone who has the words can take everything in it.',
    page: '/functionyard/keys',
  },
  sfuel: {
    term: 'sFUEL',
    definition: 'The coin for fees on SKALE, which has no price.',
    page: '/functionyard/wallet-connect',
  },
  skale: {
    term: 'SKALE Europa Hub',
    definition: 'The default blockchain for pools and rewards, where transactions are free.',
    page: '/functionyard/wallet-connect',
  },
  ss58: {
    term: 'SS58',
    definition: 'The format of addresses on Substrate blockchains, such as the former testnet.',
    page: '/blockchain/Recipes/Account',
  },
  'storage-pool': {
    term: 'StoragePool',
    definition: 'The contract that lists the members of each pool.',
    page: '/blockchain/contracts',
  },
  substrate: {
    term: 'Substrate',
    definition: "The toolkit that the former testnet's blockchain was built with.",
    page: '/blockchain/Services/Node',
  },
  'support-tunnel': {
    term: 'Support tunnel',
    definition:
      "A connection through which our support team can work on your Blox, opened by you or by a Blox that can't repair itself.",
    page: '/functionyard/privacy',
  },
  testnet: {
    term: 'Testnet',
    definition: 'A network for testing, here the former Functionyard.',
    page: '/functionyard/mainnet-transition',
  },
  validator: {
    term: 'Validator',
    definition: 'A blockchain node that creates or confirms blocks.',
    page: '/blockchain/Services/RunNode',
  },
  vault: {
    term: 'Vault',
    definition:
      'The encrypted place for your files in FxFiles, which belongs to one way of signing in.',
    page: '/functionyard/fxfiles',
  },
  wallet: {
    term: 'Wallet',
    definition: 'An app, such as MetaMask, that holds your keys and signs for you.',
    page: '/functionyard/metamask',
  },
  walletconnect: {
    term: 'WalletConnect',
    definition: 'A standard way to connect an app to a wallet, often with a QR code.',
    page: '/functionyard/metamask',
  },
  wnfs: {
    term: 'WNFS',
    definition: 'An encrypted file system that FxFotos used.',
    page: '/functionyard/fxfotos',
  },
  x402: {
    term: 'x402',
    definition: 'A way to pay for a single request on the web.',
    page: '/reference-api',
  },
} as const satisfies Record<string, Term>;
