/**
 * External addresses: web services, app stores, contacts, source repositories and their issue
 * lists. Pages reach them by key, as in `[the FxBlox app](site:fxbloxWeb)`.
 *
 * Fields: `label` (words to print), `url` (https, mailto), `group`,
 * `state`, `note` (what it serves, in words), and `aliasOf` where it's a second key
 * for the same address.
 *
 * Sources: the sites fx.land (2026-08-22) and fula.network (2026-07-24), and the public
 * repositories of github.com/functionland (fula-ota 2026-06-18, fx-components 2026-06-09,
 * fxblox-web 2026-08-27, FxFiles 2026-01-22, pinning-service, fula-api).
 */
import type { State } from './types';

type LinkGroup = 'web' | 'store' | 'contact' | 'repo' | 'issues' | 'tool';

export interface Link {
  readonly label: string;
  readonly url: `https://${string}` | `mailto:${string}`;
  readonly group: LinkGroup;
  readonly state: State;
  readonly note: string;
  readonly aliasOf?: string;
}

const web = {
  fxbloxWeb: {
    label: 'FxBlox app (web)',
    url: 'https://docs.fx.land/fxblox-web/',
    group: 'web',
    state: 'current',
    note: 'Sets up and manages a Blox from Chrome or Edge. The preferred app.',
  },
  company: {
    label: 'Functionland',
    url: 'https://fx.land',
    group: 'web',
    state: 'current',
    note: 'Site of Functionland Inc, the maker of the FxBlox hardware and apps.',
  },
  device: {
    label: 'FxBlox device page',
    url: 'https://fx.land/fxblox-device/',
    group: 'web',
    state: 'current',
    note: 'Hardware on sale, with prices and what is in the box.',
  },
  apps: {
    label: 'Functionland apps',
    url: 'https://fx.land/use-apps/',
    group: 'web',
    state: 'current',
    note: 'Overview of all apps with their store links.',
  },
  build: {
    label: 'Build on Fula',
    url: 'https://fx.land/build/',
    group: 'web',
    state: 'current',
    note: 'Overview for developers.',
  },
  liveMap: {
    label: 'Live node map',
    url: 'https://fx.land/live-map/',
    group: 'web',
    state: 'current',
    note: 'Map of nodes that take part in the network.',
  },
  terms: {
    label: 'Terms',
    url: 'https://fx.land/terms',
    group: 'web',
    state: 'current',
    note: 'Terms of Functionland Inc.',
  },
  privacy: {
    label: 'Privacy policy',
    url: 'https://fx.land/privacy-policy/',
    group: 'web',
    state: 'current',
    note: 'Privacy policy of Functionland Inc.',
  },
  association: {
    label: 'Fula Governance Association',
    url: 'https://fula.network',
    group: 'web',
    state: 'current',
    note: 'Swiss association that governs the Fula network and the FULA token; grants.',
  },
  tokenPage: {
    label: 'Official FULA token page',
    url: 'https://fula.network/token/',
    group: 'web',
    state: 'current',
    note: 'Token addresses as the association publishes them.',
  },
  staking: {
    label: 'FULA staking',
    url: 'https://fx.land/fula-staking/',
    group: 'web',
    state: 'current',
    note: 'Staking page for FULA.',
  },
  stakingVip: {
    label: 'FULA VIP staking',
    url: 'https://fx.land/fula-vip-staking/',
    group: 'web',
    state: 'current',
    note: 'Staking page for VIP members.',
  },
  cloud: {
    label: 'Fula cloud dashboard',
    url: 'https://cloud.fx.land',
    group: 'web',
    state: 'current',
    note: 'API keys, billing and the viewer for shared files.',
  },
  s3: {
    label: 'S3-compatible gateway',
    url: 'https://s3.cloud.fx.land',
    group: 'web',
    state: 'current',
    note: 'Endpoint of the Fula Storage API.',
  },
  pinning: {
    label: 'Pinning API',
    url: 'https://api.cloud.fx.land',
    group: 'web',
    state: 'current',
    note: 'Endpoint of the IPFS Pinning Service.',
  },
  x402: {
    label: 'x402 gateway',
    url: 'https://x402.api.cloud.fx.land',
    group: 'web',
    state: 'current',
    note: 'Experimental: pay for each upload. Read the terms in its 402 answer.',
  },
  fxfilesWeb: {
    label: 'FxFiles (web)',
    url: 'https://files.fx.land/app/',
    group: 'web',
    state: 'current',
    note: 'FxFiles in the browser.',
  },
  pools: {
    label: 'Pools server',
    url: 'https://pools.fx.land',
    group: 'web',
    state: 'current',
    note: 'Helps a node join a pool and checks that it answers: /join, /ping, /ping-cluster.',
  },
  claim: {
    label: 'Rewards claim portal',
    url: 'https://claim-web.fula.network',
    group: 'web',
    state: 'current',
    note: 'Checks and claims the rewards of a pool member.',
  },
  claimTestnet: {
    label: 'Testnet claim portal',
    url: 'https://claim-ui.fula.network/?type=testnet_mining',
    group: 'web',
    state: 'current',
    note: 'Claims what a Blox earned on the testnet.',
  },
  fulaApiDocs: {
    label: 'Fula Storage API manual',
    url: 'https://docs.fx.land/fula-api/',
    group: 'web',
    state: 'current',
    note: 'Manual of the S3-compatible storage API.',
  },
  pinSpec: {
    label: 'IPFS Pinning Services API specification',
    url: 'https://ipfs.github.io/pinning-services-api-spec/',
    group: 'web',
    state: 'current',
    note: 'The standard behind the pinning API, frozen at version 1.0.0.',
  },
  github: {
    label: 'Functionland on GitHub',
    url: 'https://github.com/functionland',
    group: 'web',
    state: 'current',
    note: 'All source code.',
  },
  discussions: {
    label: 'GitHub discussions',
    url: 'https://github.com/orgs/functionland/discussions',
    group: 'web',
    state: 'current',
    note: 'Questions, feedback and ideas.',
  },
  fulaChain: {
    label: 'fula-chain',
    url: 'https://github.com/functionland/fula-chain',
    group: 'web',
    state: 'current',
    note: 'Solidity contracts: token, pools, rewards, staking, vesting.',
  },
  rk1Releases: {
    label: 'RK1 image releases',
    url: 'https://github.com/functionland/rk1-image/releases/latest',
    group: 'web',
    state: 'current',
    note: 'Update and re-image files for the FxBlox Lite Plus (RK1).',
  },
  rpiReleases: {
    label: 'CM4 image releases',
    url: 'https://github.com/functionland/rpi-image/releases/latest',
    group: 'web',
    state: 'current',
    note: 'Update and re-image files for the FxBlox Lite (CM4); the newest is of April 2024.',
  },
  nodeReleases: {
    label: 'Fula Node releases',
    url: 'https://github.com/functionland/fula-ota/releases',
    group: 'web',
    state: 'current',
    note: 'Installers of the PC node for Windows and Debian or Ubuntu.',
  },
  framework: {
    label: 'Framework expansion cards',
    url: 'https://frame.work/marketplace/expansion-cards',
    group: 'web',
    state: 'current',
    note: 'Storage expansion cards by Framework, one kind of drive for a Blox.',
  },
  hashlockAudit: {
    label: 'Hashlock audit of FULA',
    url: 'https://hashlock.com/audits/functionland',
    group: 'web',
    state: 'current',
    note: 'Audit of February 2025 that fx.land and fula.network both link.',
  },
} as const satisfies Record<string, Link>;

const stores = {
  fxbloxAndroid: {
    label: 'FxBlox for Android',
    url: 'https://play.google.com/store/apps/details?id=land.fx.blox',
    group: 'store',
    state: 'legacy',
    note: 'Needs Android 8 or newer. Being discontinued; use the web app where you can.',
  },
  fxbloxIos: {
    label: 'FxBlox for iOS',
    url: 'https://apps.apple.com/ca/app/fxblox/id6444862171',
    group: 'store',
    state: 'legacy',
    note: 'Needs iOS 15 or newer. Being discontinued; use the web app on a computer instead.',
  },
  fxfilesAndroid: {
    label: 'FxFiles for Android',
    url: 'https://play.google.com/store/apps/details?id=land.fx.files',
    group: 'store',
    state: 'current',
    note: 'Google Play.',
  },
  fxfilesIos: {
    label: 'FxFiles for iOS',
    url: 'https://apps.apple.com/ca/app/fxfiles/id1658500313',
    group: 'store',
    state: 'current',
    note: 'App Store.',
  },
  fxfilesWindows: {
    label: 'FxFiles for Windows (Microsoft Store)',
    url: 'https://apps.microsoft.com/detail/9NXL9KB8FBQQ',
    group: 'store',
    state: 'current',
    note: 'Microsoft Store.',
  },
  fxfilesWindowsMsix: {
    label: 'FxFiles for Windows (MSIX file)',
    url: 'https://github.com/functionland/FxFiles/releases/latest/download/FxFiles.msix',
    group: 'store',
    state: 'current',
    note: 'Installer file of the newest release.',
  },
  fxfotosAndroid: {
    label: 'FxFotos for Android',
    url: 'https://play.google.com/store/apps/details?id=land.fx.fotos',
    group: 'store',
    state: 'legacy',
    note: 'Needs Android 11 or newer. Written for the testnet.',
  },
  fxfotosIos: {
    label: 'FxFotos for iOS',
    url: 'https://apps.apple.com/ca/app/fx-fotos/id1640008383',
    group: 'store',
    state: 'legacy',
    note: 'Written for the testnet.',
  },
} as const satisfies Record<string, Link>;

const contacts = {
  telegram: {
    label: 'Telegram: Functionland',
    url: 'https://t.me/functionland',
    group: 'contact',
    state: 'current',
    note: 'Company, community, and help for owners of a Blox.',
  },
  discord: {
    label: 'Discord',
    url: 'https://discord.gg/dpjnbMXqru',
    group: 'contact',
    state: 'current',
    note: 'Community and support tickets.',
  },
  x: {
    label: 'X: @functionland',
    url: 'https://x.com/functionland',
    group: 'contact',
    state: 'current',
    note: 'News.',
  },
  youtube: {
    label: 'YouTube: Functionland',
    url: 'https://www.youtube.com/functionland',
    group: 'contact',
    state: 'current',
    note: 'Videos.',
  },
  linkedin: {
    label: 'LinkedIn: Functionland',
    url: 'https://www.linkedin.com/company/functionland',
    group: 'contact',
    state: 'current',
    note: 'Company page.',
  },
  linktree: {
    label: 'Linktree: fxland',
    url: 'https://linktr.ee/fxland',
    group: 'contact',
    state: 'current',
    note: 'All official channels in one list.',
  },
  mailInfo: {
    label: 'info@fx.land',
    url: 'mailto:info@fx.land',
    group: 'contact',
    state: 'current',
    note: 'Orders, warranty, shipping and privacy.',
  },
  mailHi: {
    label: 'hi@fx.land',
    url: 'mailto:hi@fx.land',
    group: 'contact',
    state: 'current',
    note: 'General questions.',
  },
  mailSecurity: {
    label: 'security@fx.land',
    url: 'mailto:security@fx.land',
    group: 'contact',
    state: 'current',
    note: 'Private reports of security holes in the storage API.',
  },
} as const satisfies Record<string, Link>;

const repos = {
  'repo_fxblox-web': {
    label: 'fxblox-web',
    url: 'https://github.com/functionland/fxblox-web',
    group: 'repo',
    state: 'current',
    note: 'FxBlox app in the browser.',
  },
  'repo_fx-components': {
    label: 'fx-components',
    url: 'https://github.com/functionland/fx-components',
    group: 'repo',
    state: 'current',
    note: 'FxBlox phone app and component library.',
  },
  'repo_fula-ota': {
    label: 'fula-ota',
    url: 'https://github.com/functionland/fula-ota',
    group: 'repo',
    state: 'current',
    note: 'Firmware scripts, containers, updates and the PC installer.',
  },
  'repo_go-fula': {
    label: 'go-fula',
    url: 'https://github.com/functionland/go-fula',
    group: 'repo',
    state: 'current',
    note: 'Fula protocol program on the device.',
  },
  'repo_fula-chain': {
    label: 'fula-chain',
    url: 'https://github.com/functionland/fula-chain',
    aliasOf: 'fulaChain',
    group: 'repo',
    state: 'current',
    note: 'Solidity contracts.',
  },
  'repo_fula-api': {
    label: 'fula-api',
    url: 'https://github.com/functionland/fula-api',
    group: 'repo',
    state: 'current',
    note: 'Fula Storage API with its clients.',
  },
  'repo_pinning-service': {
    label: 'pinning-service',
    url: 'https://github.com/functionland/pinning-service',
    group: 'repo',
    state: 'current',
    note: 'IPFS Pinning Service and x402 gateway.',
  },
  'repo_rk1-image': {
    label: 'rk1-image',
    url: 'https://github.com/functionland/rk1-image',
    group: 'repo',
    state: 'current',
    note: 'System images for the FxBlox Lite Plus (RK1).',
  },
  'repo_rpi-image': {
    label: 'rpi-image',
    url: 'https://github.com/functionland/rpi-image',
    group: 'repo',
    state: 'current',
    note: 'System images for the FxBlox Lite (CM4).',
  },
  repo_FxFiles: {
    label: 'FxFiles',
    url: 'https://github.com/functionland/FxFiles',
    group: 'repo',
    state: 'current',
    note: 'FxFiles app.',
  },
  'repo_react-native-fula': {
    label: 'react-native-fula',
    url: 'https://github.com/functionland/react-native-fula',
    group: 'repo',
    state: 'current',
    note: 'Bridge for mobile apps that talk to a Blox.',
  },
  'repo_fula-sec': {
    label: 'fula-sec',
    url: 'https://github.com/functionland/fula-sec',
    group: 'repo',
    state: 'current',
    note: 'Password and wallet signature to key pair and DID.',
  },
  repo_BLOX: {
    label: 'BLOX',
    url: 'https://github.com/functionland/BLOX',
    group: 'repo',
    state: 'current',
    note: 'Open hardware files of the device.',
  },
  repo_docs: {
    label: 'docs',
    url: 'https://github.com/functionland/docs',
    group: 'repo',
    state: 'current',
    note: 'This documentation.',
  },
  'repo_fx-fotos': {
    label: 'fx-fotos',
    url: 'https://github.com/functionland/fx-fotos',
    group: 'repo',
    state: 'legacy',
    note: 'FxFotos, the photo app of the testnet.',
  },
  'repo_fula-archived': {
    label: 'fula-archived',
    url: 'https://github.com/functionland/fula-archived',
    group: 'repo',
    state: 'legacy',
    note: 'JavaScript client of 2022 with the File and Graph API.',
  },
  'repo_fula-testnet': {
    label: 'fula-testnet',
    url: 'https://github.com/functionland/fula-testnet',
    group: 'repo',
    state: 'history',
    note: 'Alpha release of 2022.',
  },
  'repo_sugarfunge-node': {
    label: 'sugarfunge-node',
    url: 'https://github.com/functionland/sugarfunge-node',
    group: 'repo',
    state: 'legacy',
    note: 'Node of the testnet chain.',
  },
  'repo_sugarfunge-api': {
    label: 'sugarfunge-api',
    url: 'https://github.com/functionland/sugarfunge-api',
    group: 'repo',
    state: 'legacy',
    note: 'Node API of the testnet chain.',
  },
  'repo_fula-contract-api': {
    label: 'fula-contract-api',
    url: 'https://github.com/functionland/fula-contract-api',
    group: 'repo',
    state: 'legacy',
    note: 'Contract API of the testnet.',
  },
  'repo_proof-engine': {
    label: 'proof-engine',
    url: 'https://github.com/functionland/proof-engine',
    group: 'repo',
    state: 'legacy',
    note: 'Proof engine of the testnet.',
  },
  'repo_sugarfunge-explorer': {
    label: 'sugarfunge-explorer',
    url: 'https://github.com/functionland/sugarfunge-explorer',
    group: 'repo',
    state: 'legacy',
    note: 'Explorer of the testnet chain.',
  },
  'repo_functionland-status': {
    label: 'functionland-status',
    url: 'https://github.com/functionland/functionland-status',
    group: 'repo',
    state: 'legacy',
    note: 'Status page of the testnet chain.',
  },
} as const satisfies Record<string, Link>;

const issues = {
  'issues_fxblox-web': {
    label: 'fxblox-web issues',
    url: 'https://github.com/functionland/fxblox-web/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the FxBlox app in the browser.',
  },
  'issues_fula-ota': {
    label: 'fula-ota issues',
    url: 'https://github.com/functionland/fula-ota/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the firmware and of the PC node.',
  },
  issues_FxFiles: {
    label: 'FxFiles issues',
    url: 'https://github.com/functionland/FxFiles/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of FxFiles.',
  },
  'issues_fx-components': {
    label: 'fx-components issues',
    url: 'https://github.com/functionland/fx-components/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the FxBlox phone app.',
  },
  'issues_go-fula': {
    label: 'go-fula issues',
    url: 'https://github.com/functionland/go-fula/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the Fula protocol program.',
  },
  'issues_react-native-fula': {
    label: 'react-native-fula issues',
    url: 'https://github.com/functionland/react-native-fula/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the mobile bridge.',
  },
  'issues_fula-api': {
    label: 'fula-api issues',
    url: 'https://github.com/functionland/fula-api/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the storage API.',
  },
  'issues_pinning-service': {
    label: 'pinning-service issues',
    url: 'https://github.com/functionland/pinning-service/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the pinning service.',
  },
  'issues_rk1-image': {
    label: 'rk1-image issues',
    url: 'https://github.com/functionland/rk1-image/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the RK1 images.',
  },
  'issues_rpi-image': {
    label: 'rpi-image issues',
    url: 'https://github.com/functionland/rpi-image/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the CM4 images.',
  },
  'issues_fula-chain': {
    label: 'fula-chain issues',
    url: 'https://github.com/functionland/fula-chain/issues',
    group: 'issues',
    state: 'current',
    note: 'Faults of the contracts.',
  },
  issues_docs: {
    label: 'docs issues',
    url: 'https://github.com/functionland/docs/issues',
    group: 'issues',
    state: 'current',
    note: 'Wrong or missing lines in this documentation.',
  },
  'issues_fx-fotos': {
    label: 'fx-fotos issues',
    url: 'https://github.com/functionland/fx-fotos/issues',
    group: 'issues',
    state: 'legacy',
    note: 'Faults of FxFotos.',
  },
} as const satisfies Record<string, Link>;

/** What the guides use of others: programs, manuals, and videos. */
const tools = {
  sevenZip: {
    label: '7-Zip',
    url: 'https://www.7-zip.org/download.html',
    group: 'tool',
    state: 'current',
    note: 'Unpacks split archives and RAR files on Windows.',
  },
  balenaEtcher: {
    label: 'balenaEtcher',
    url: 'https://etcher.balena.io/',
    group: 'tool',
    state: 'current',
    note: 'Writes an image to a stick. For Windows, macOS and Linux.',
  },
  dockerEngine: {
    label: 'Docker Engine',
    url: 'https://docs.docker.com/engine/install/',
    group: 'tool',
    state: 'current',
    note: 'How to install Docker Engine on Linux.',
  },
  openingVideo: {
    label: 'Video of a unit being opened',
    url: 'https://youtu.be/feBov6U_kJs?t=246',
    group: 'tool',
    state: 'current',
    note: 'Shows where the screws are and how the board slides out.',
  },
} as const satisfies Record<string, Link>;

/** Every external address in one namespace. */
export const links = {
  ...web,
  ...stores,
  ...contacts,
  ...repos,
  ...issues,
  ...tools,
} as const satisfies Record<string, Link>;

export type LinkKey = keyof typeof links;
