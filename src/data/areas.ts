/**
 * The state of each area of this site in one line.
 *
 * Fields: `routes` (a route, or a route ending in `/**` for all below it), `status`, `line`.
 *
 * Sources: the state of the public repositories and sites on 2026-08-27.
 */
export interface Area {
  readonly routes: string;
  readonly status: 'current' | 'legacy' | 'history' | 'draft';
  readonly line: string;
}

export const areas = {
  device: {
    routes: '/functionyard/**',
    status: 'current',
    line: 'Current product. Web app first, phone app second; testnet texts are history.',
  },
  mainnetTransition: {
    routes: '/functionyard/mainnet-transition/**',
    status: 'current',
    line: 'The move was in July and August 2025. For late movers; starts with a check whether you are on mainnet already.',
  },
  fxfotos: {
    routes: '/functionyard/fxfotos',
    status: 'legacy',
    line: 'Legacy app that knows testnet servers only.',
  },
  metamask: {
    routes: '/functionyard/metamask',
    status: 'current',
    line: 'FULA on SKALE Europa Hub and Base; BORG is history.',
  },
  gettingStarted: {
    routes: '/getting-started-testnet',
    status: 'current',
    line: "The route kept its old name; the page is today's first start.",
  },
  pinning: {
    routes: '/pinning-service/**',
    status: 'current',
    line: 'Current service.',
  },
  api: {
    routes: '/api/**',
    status: 'legacy',
    line: 'JavaScript stack of 2022. Current: react-native-fula, the Fula Storage API and the pinning API.',
  },
  apiIntro: {
    routes: '/api-intro',
    status: 'current',
    line: "Starts with today's APIs; the JavaScript stack of 2022 is legacy.",
  },
  referenceApi: {
    routes: '/reference-api',
    status: 'legacy',
    line: 'JavaScript stack of 2022. Current: react-native-fula, the Fula Storage API and the pinning API.',
  },
  blockchainIntro: {
    routes: '/blockchain/blockchain-intro',
    status: 'current',
    line: 'Contracts on SKALE Europa Hub and Base; Substrate is history.',
  },
  blockchainServices: {
    routes: '/blockchain/Services/**',
    status: 'legacy',
    line: 'Services of the Substrate testnet; of use for a private test chain.',
  },
  blockchainRecipes: {
    routes: '/blockchain/Recipes/**',
    status: 'legacy',
    line: 'Node API of the testnet with 75 endpoints.',
  },
  rfcs: {
    routes: '/RFCs/**',
    status: 'draft',
    line: 'Drafts of 2022; none has left the draft state.',
  },
  mvp: {
    routes: '/mvp/**',
    status: 'history',
    line: "History of 2022; each page points to today's place.",
  },
  testnetAlpha: {
    routes: '/release/testnet-alpha',
    status: 'history',
    line: 'Release note of 2022.',
  },
  whitepaper: {
    routes: '/whitepaper',
    status: 'history',
    line: 'Paper of 2022, superseded in parts.',
  },
  encryption: {
    routes: '/design/encryption',
    status: 'current',
    line: "Today's encryption, with the design of 2022 beside it.",
  },
} as const satisfies Record<string, Area>;
