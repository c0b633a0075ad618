/**
 * External addresses: web services, app stores, contacts, source repositories and their issue
 * lists. Pages reach them by key, as in `[the FxBlox app](site:fxbloxWeb)`.
 *
 * Fields: `label` (words to print), `url` (https, mailto).
 *
 * Sources: the sites fx.land (2026-08-22) and fula.network (2026-07-24), and the public
 * repositories of github.com/functionland (fula-ota 2026-06-18, fx-components 2026-06-09,
 * fxblox-web 2026-08-27, FxFiles 2026-01-22, pinning-service, fula-api).
 */
export interface Link {
  readonly label: string;
  readonly url: `https://${string}` | `mailto:${string}`;
}

const web = {
  fxbloxWeb: { label: 'FxBlox app (web)', url: 'https://docs.fx.land/fxblox-web/' },
  company: { label: 'Functionland', url: 'https://fx.land' },
  device: { label: 'FxBlox device page', url: 'https://fx.land/fxblox-device/' },
  apps: { label: 'Functionland apps', url: 'https://fx.land/use-apps/' },
  liveMap: { label: 'Live node map', url: 'https://fx.land/live-map/' },
  terms: { label: 'Terms', url: 'https://fx.land/terms' },
  privacy: { label: 'Privacy policy', url: 'https://fx.land/privacy-policy/' },
  association: { label: 'Fula Governance Association', url: 'https://fula.network' },
  tokenPage: { label: 'Official FULA token page', url: 'https://fula.network/token/' },
  staking: { label: 'FULA staking', url: 'https://fx.land/fula-staking/' },
  stakingVip: { label: 'FULA VIP staking', url: 'https://fx.land/fula-vip-staking/' },
  cloud: { label: 'Fula cloud dashboard', url: 'https://cloud.fx.land' },
  s3: { label: 'S3-compatible gateway', url: 'https://s3.cloud.fx.land' },
  pinning: { label: 'Pinning API', url: 'https://api.cloud.fx.land' },
  x402: { label: 'x402 gateway', url: 'https://x402.api.cloud.fx.land' },
  fxfilesWeb: { label: 'FxFiles (web)', url: 'https://files.fx.land/app/' },
  pools: { label: 'Pools server', url: 'https://pools.fx.land' },
  claimTestnet: {
    label: 'Testnet claim portal',
    url: 'https://claim-ui.fula.network/?type=testnet_mining',
  },
  fulaApiDocs: { label: 'Fula Storage API manual', url: 'https://docs.fx.land/fula-api/' },
  pinSpec: {
    label: 'IPFS Pinning Services API specification',
    url: 'https://ipfs.github.io/pinning-services-api-spec/',
  },
  github: { label: 'Functionland on GitHub', url: 'https://github.com/functionland' },
  discussions: {
    label: 'GitHub discussions',
    url: 'https://github.com/orgs/functionland/discussions',
  },
  fulaChain: { label: 'fula-chain', url: 'https://github.com/functionland/fula-chain' },
  rk1Releases: {
    label: 'RK1 image releases',
    url: 'https://github.com/functionland/rk1-image/releases/latest',
  },
  rpiReleases: {
    label: 'CM4 image releases',
    url: 'https://github.com/functionland/rpi-image/releases/latest',
  },
  nodeReleases: {
    label: 'Fula Node releases',
    url: 'https://github.com/functionland/fula-ota/releases',
  },
  framework: {
    label: 'Framework expansion cards',
    url: 'https://frame.work/marketplace/expansion-cards',
  },
  hashlockAudit: {
    label: 'Hashlock audit of FULA',
    url: 'https://hashlock.com/audits/functionland',
  },
} as const satisfies Record<string, Link>;

const stores = {
  fxbloxAndroid: {
    label: 'FxBlox for Android',
    url: 'https://play.google.com/store/apps/details?id=land.fx.blox',
  },
  fxbloxIos: { label: 'FxBlox for iOS', url: 'https://apps.apple.com/ca/app/fxblox/id6444862171' },
  fxfilesAndroid: {
    label: 'FxFiles for Android',
    url: 'https://play.google.com/store/apps/details?id=land.fx.files',
  },
  fxfilesIos: {
    label: 'FxFiles for iOS',
    url: 'https://apps.apple.com/ca/app/fxfiles/id1658500313',
  },
  fxfilesWindows: {
    label: 'FxFiles for Windows (Microsoft Store)',
    url: 'https://apps.microsoft.com/detail/9NXL9KB8FBQQ',
  },
  fxfilesWindowsMsix: {
    label: 'FxFiles for Windows (MSIX file)',
    url: 'https://github.com/functionland/FxFiles/releases/latest/download/FxFiles.msix',
  },
  fxfotosAndroid: {
    label: 'FxFotos for Android',
    url: 'https://play.google.com/store/apps/details?id=land.fx.fotos',
  },
  fxfotosIos: {
    label: 'FxFotos for iOS',
    url: 'https://apps.apple.com/ca/app/fx-fotos/id1640008383',
  },
} as const satisfies Record<string, Link>;

const contacts = {
  telegram: { label: 'Telegram: Functionland', url: 'https://t.me/functionland' },
  discord: { label: 'Discord', url: 'https://discord.gg/dpjnbMXqru' },
  x: { label: 'X: @functionland', url: 'https://x.com/functionland' },
  youtube: { label: 'YouTube: Functionland', url: 'https://www.youtube.com/functionland' },
  linkedin: {
    label: 'LinkedIn: Functionland',
    url: 'https://www.linkedin.com/company/functionland',
  },
  linktree: { label: 'Linktree: fxland', url: 'https://linktr.ee/fxland' },
  mailInfo: { label: 'info@fx.land', url: 'mailto:info@fx.land' },
  mailHi: { label: 'hi@fx.land', url: 'mailto:hi@fx.land' },
  mailSecurity: { label: 'security@fx.land', url: 'mailto:security@fx.land' },
} as const satisfies Record<string, Link>;

const repos = {
  'repo_fxblox-web': { label: 'fxblox-web', url: 'https://github.com/functionland/fxblox-web' },
  'repo_fx-components': {
    label: 'fx-components',
    url: 'https://github.com/functionland/fx-components',
  },
  'repo_fula-ota': { label: 'fula-ota', url: 'https://github.com/functionland/fula-ota' },
  'repo_go-fula': { label: 'go-fula', url: 'https://github.com/functionland/go-fula' },
  'repo_fula-chain': {
    label: 'fula-chain',
    url: 'https://github.com/functionland/fula-chain',
  },
  'repo_fula-api': { label: 'fula-api', url: 'https://github.com/functionland/fula-api' },
  'repo_pinning-service': {
    label: 'pinning-service',
    url: 'https://github.com/functionland/pinning-service',
  },
  'repo_rk1-image': { label: 'rk1-image', url: 'https://github.com/functionland/rk1-image' },
  'repo_rpi-image': { label: 'rpi-image', url: 'https://github.com/functionland/rpi-image' },
  repo_FxFiles: { label: 'FxFiles', url: 'https://github.com/functionland/FxFiles' },
  'repo_react-native-fula': {
    label: 'react-native-fula',
    url: 'https://github.com/functionland/react-native-fula',
  },
  'repo_fula-sec': { label: 'fula-sec', url: 'https://github.com/functionland/fula-sec' },
  repo_BLOX: { label: 'BLOX', url: 'https://github.com/functionland/BLOX' },
  repo_docs: { label: 'docs', url: 'https://github.com/functionland/docs' },
  'repo_fx-fotos': { label: 'fx-fotos', url: 'https://github.com/functionland/fx-fotos' },
  'repo_fula-archived': {
    label: 'fula-archived',
    url: 'https://github.com/functionland/fula-archived',
  },
  'repo_fula-testnet': {
    label: 'fula-testnet',
    url: 'https://github.com/functionland/fula-testnet',
  },
  'repo_sugarfunge-node': {
    label: 'sugarfunge-node',
    url: 'https://github.com/functionland/sugarfunge-node',
  },
  'repo_sugarfunge-api': {
    label: 'sugarfunge-api',
    url: 'https://github.com/functionland/sugarfunge-api',
  },
  'repo_fula-contract-api': {
    label: 'fula-contract-api',
    url: 'https://github.com/functionland/fula-contract-api',
  },
  'repo_proof-engine': {
    label: 'proof-engine',
    url: 'https://github.com/functionland/proof-engine',
  },
  'repo_sugarfunge-explorer': {
    label: 'sugarfunge-explorer',
    url: 'https://github.com/functionland/sugarfunge-explorer',
  },
  'repo_functionland-status': {
    label: 'functionland-status',
    url: 'https://github.com/functionland/functionland-status',
  },
} as const satisfies Record<string, Link>;

const issues = {
  'issues_fxblox-web': {
    label: 'fxblox-web issues',
    url: 'https://github.com/functionland/fxblox-web/issues',
  },
  'issues_fula-ota': {
    label: 'fula-ota issues',
    url: 'https://github.com/functionland/fula-ota/issues',
  },
  issues_FxFiles: {
    label: 'FxFiles issues',
    url: 'https://github.com/functionland/FxFiles/issues',
  },
  'issues_fx-components': {
    label: 'fx-components issues',
    url: 'https://github.com/functionland/fx-components/issues',
  },
  'issues_go-fula': {
    label: 'go-fula issues',
    url: 'https://github.com/functionland/go-fula/issues',
  },
  'issues_react-native-fula': {
    label: 'react-native-fula issues',
    url: 'https://github.com/functionland/react-native-fula/issues',
  },
  'issues_fula-api': {
    label: 'fula-api issues',
    url: 'https://github.com/functionland/fula-api/issues',
  },
  'issues_pinning-service': {
    label: 'pinning-service issues',
    url: 'https://github.com/functionland/pinning-service/issues',
  },
  'issues_rk1-image': {
    label: 'rk1-image issues',
    url: 'https://github.com/functionland/rk1-image/issues',
  },
  'issues_rpi-image': {
    label: 'rpi-image issues',
    url: 'https://github.com/functionland/rpi-image/issues',
  },
  'issues_fula-chain': {
    label: 'fula-chain issues',
    url: 'https://github.com/functionland/fula-chain/issues',
  },
  issues_docs: { label: 'docs issues', url: 'https://github.com/functionland/docs/issues' },
  'issues_fx-fotos': {
    label: 'fx-fotos issues',
    url: 'https://github.com/functionland/fx-fotos/issues',
  },
} as const satisfies Record<string, Link>;

/** What the guides use of others: programs, manuals, and videos. */
const tools = {
  sevenZip: { label: '7-Zip', url: 'https://www.7-zip.org/download.html' },
  balenaEtcher: { label: 'balenaEtcher', url: 'https://etcher.balena.io/' },
  dockerEngine: { label: 'Docker Engine', url: 'https://docs.docker.com/engine/install/' },
  openingVideo: {
    label: 'Video of a unit being opened',
    url: 'https://youtu.be/feBov6U_kJs?t=246',
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
