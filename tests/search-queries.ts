/** What a reader types, and where the answer stands: any of the routes will do. */
export interface SearchQuery {
  query: string;
  expected: string | readonly string[];
  /** The reader mistyped: the page must be among the first five, else among the first three. */
  typo?: true;
}

const reset = [
  '/functionyard/reset',
  '/functionyard/troubleshooting/disconnected-blox',
  '/functionyard/troubleshooting',
  '/functionyard/support',
];
const light = [
  '/functionyard/lights',
  '/functionyard/troubleshooting',
  '/functionyard/troubleshooting/disconnected-blox',
  '/functionyard/hardware/fxblox-hardware',
  '/introduction/blox',
  '/functionyard/support',
];
const reimage = [
  '/functionyard/hardware/fxblox-hardware-rk1-reimage',
  '/functionyard/hardware/fxblox-hardware-rpi-reimage',
];
const wallet = ['/functionyard/metamask', '/functionyard/identity', '/functionyard/fxblox-app'];

/** Written from what owners, operators and developers ask, not from the headings of the pages. */
export const searchQueries: readonly SearchQuery[] = [
  // Owners and developers: pages of their own
  { query: 'lost password', expected: '/functionyard/identity' },
  { query: 'new router', expected: '/functionyard/wifi' },
  { query: 'forgot my password', expected: '/functionyard/identity' },
  { query: 'password reset', expected: '/functionyard/identity' },
  { query: 'blinking', expected: '/functionyard/lights' },
  { query: 'wipe before giving it away', expected: '/functionyard/give-away' },
  { query: 'out of space', expected: '/functionyard/add-storage' },
  { query: 'is my data private', expected: '/functionyard/privacy' },
  { query: 'talk to a human', expected: '/functionyard/support' },
  { query: 'sell my blox', expected: '/functionyard/give-away' },
  { query: 'no reward', expected: '/functionyard/rewards' },
  { query: 'seed phrase', expected: '/functionyard/metamask' },
  { query: 'iphone', expected: '/functionyard/mainnet-transition/ios' },
  { query: 'drive full', expected: '/functionyard/add-storage' },
  { query: 'get an alert when it goes offline', expected: '/functionyard/alerts' },
  { query: 'who can see my files', expected: '/functionyard/privacy' },
  { query: 'format a drive on a mac', expected: '/functionyard/format-drive' },
  { query: 'network drive on windows', expected: '/functionyard/network-drive' },
  { query: 'list the objects in a bucket', expected: '/api/storage' },
  { query: 'claude mcp', expected: '/api/mcp' },
  { query: 'revert selector', expected: '/blockchain/errors' },
  { query: 'storagepool address', expected: '/blockchain/contracts' },
  // Owners: the device
  { query: 'how do I factory reset my box', expected: reset },
  { query: 'what does the blinking blue light mean', expected: light },
  { query: 'led red blinking', expected: light },
  { query: 'purple light do not unplug', expected: [...light, '/functionyard/add-storage'] },
  {
    query: 'cyan light',
    expected: [...light, '/getting-started-testnet', '/functionyard/fxblox-app'],
  },
  {
    query: 'blox offline',
    expected: [
      '/functionyard/troubleshooting/disconnected-blox',
      '/functionyard/troubleshooting',
      '/functionyard/mainnet-transition/android-disconnected',
    ],
  },
  {
    query: 'app says disconnected',
    expected: [
      '/functionyard/troubleshooting/disconnected-blox',
      '/functionyard/mainnet-transition/android-disconnected',
      '/functionyard/troubleshooting',
    ],
  },
  {
    query: 'first time setup',
    expected: [
      '/getting-started-testnet',
      '/functionyard/fxblox-app',
      '/functionyard/mainnet-transition/new-installation',
      '/functionyard',
    ],
  },
  {
    query: 'just bought a blox what now',
    expected: [
      '/getting-started-testnet',
      '/functionyard',
      '/functionyard/mainnet-transition/new-installation',
      '/introduction/blox',
    ],
  },
  {
    query: 'change wifi password',
    expected: [
      '/functionyard/fxblox-app',
      '/functionyard/troubleshooting/disconnected-blox',
      '/functionyard/troubleshooting',
      '/functionyard/wifi',
    ],
  },
  {
    query: 'connect to access point',
    expected: [
      '/functionyard/fxblox-app',
      '/getting-started-testnet',
      '/functionyard/troubleshooting/disconnected-blox',
    ],
  },
  { query: 'set up over bluetooth', expected: '/functionyard/fxblox-app' },
  {
    query: 'which nvme ssd can I use',
    expected: ['/functionyard/add-storage', '/functionyard/hardware/fxblox-hardware'],
  },
  { query: 'add a second hard drive', expected: '/functionyard/add-storage' },
  { query: 'format disk ext4 windows', expected: '/functionyard/add-storage' },
  {
    query: 'drive not detected',
    expected: [
      '/functionyard/add-storage',
      '/functionyard/troubleshooting',
      '/functionyard/troubleshooting/disconnected-blox',
    ],
  },
  {
    query: 'lite or lite plus which model',
    expected: ['/functionyard/hardware/fxblox-hardware', '/introduction/blox'],
  },
  {
    query: 'where is the usb-c port',
    expected: ['/functionyard/hardware/fxblox-hardware', '/introduction/blox', ...reimage],
  },
  {
    query: 'reflash rk1',
    expected: [
      '/functionyard/hardware/fxblox-hardware-rk1-reimage',
      '/functionyard/hardware/fxblox-hardware-rk1',
    ],
  },
  { query: 'maskrom', expected: '/functionyard/hardware/fxblox-hardware-rk1-reimage' },
  {
    query: 'RKDevTool no device found',
    expected: '/functionyard/hardware/fxblox-hardware-rk1-reimage',
  },
  {
    query: 'rpiboot raspberry pi imager',
    expected: '/functionyard/hardware/fxblox-hardware-rpi-reimage',
  },
  { query: 'boot pins cm4', expected: '/functionyard/hardware/fxblox-hardware-rpi-reimage' },
  { query: 'update from thumb drive rk1', expected: '/functionyard/hardware/fxblox-hardware-rk1' },
  { query: 'balena etcher', expected: '/functionyard/hardware/fxblox-hardware-rpi' },
  {
    query: 'bricked blox reinstall system',
    expected: [
      ...reimage,
      '/functionyard/troubleshooting/disconnected-blox',
      '/functionyard/hardware/fxblox-hardware',
    ],
  },

  // Owners: pools, rewards, wallet
  { query: 'join pool', expected: '/functionyard/join' },
  { query: 'how to leave a pool', expected: '/functionyard/join' },
  { query: 'force rejoin', expected: '/functionyard/join' },
  {
    query: 'no rewards shown',
    expected: [
      '/functionyard/troubleshooting/manual-claim-rewards',
      '/functionyard/troubleshooting',
      '/functionyard/mainnet-transition/android-connected',
      '/functionyard/join',
    ],
  },
  {
    query: 'withdraw my earnings',
    expected: ['/functionyard/troubleshooting/manual-claim-rewards', '/functionyard/metamask'],
  },
  {
    query: 'claimRewardsV2',
    expected: [
      '/functionyard/troubleshooting/manual-claim-rewards',
      '/blockchain/blockchain-intro',
    ],
  },
  { query: 'peer id to bytes32', expected: '/functionyard/troubleshooting/manual-claim-rewards' },
  { query: 'add FULA token to metamask', expected: '/functionyard/metamask' },
  {
    query: 'skale rpc url chain id',
    expected: ['/functionyard/metamask', '/blockchain/blockchain-intro'],
  },
  { query: 'gas fees', expected: '/functionyard/metamask' },
  { query: 'switch chain button stuck', expected: '/functionyard/troubleshooting/switch-chain' },
  {
    query: 'wrong network in wallet',
    expected: ['/functionyard/troubleshooting/switch-chain', ...wallet],
  },
  { query: 'seed phrase scam', expected: ['/functionyard/support', '/functionyard/metamask'] },
  {
    query: 'forgot my password',
    expected: ['/functionyard/fxblox-app', '/functionyard/troubleshooting', '/mvp/forgot-password'],
  },
  {
    query: 'move from testnet to mainnet',
    expected: [
      '/functionyard/mainnet-transition',
      '/functionyard/mainnet-transition/existing-testnet',
      '/functionyard/mainnet-transition/new-installation',
    ],
  },
  {
    query: 'I had a testnet blox, what do I lose',
    expected: '/functionyard/mainnet-transition/existing-testnet',
  },
  { query: 'iphone app', expected: '/functionyard/mainnet-transition/ios' },
  {
    query: 'switch to mainnet android still connected',
    expected: '/functionyard/mainnet-transition/android-connected',
  },
  {
    query: 'bring back disconnected blox then mainnet',
    expected: '/functionyard/mainnet-transition/android-disconnected',
  },
  { query: 'new blox mainnet', expected: '/functionyard/mainnet-transition/new-installation' },
  { query: 'run a node without a blox', expected: '/functionyard/join-windows' },
  { query: 'install fula node windows', expected: '/functionyard/join-windows' },
  { query: 'telegram discord contact', expected: '/functionyard/support' },
  {
    query: 'send diagnostics logs',
    expected: ['/functionyard/support', '/functionyard/fxblox-app'],
  },
  {
    query: 'back up photos from my phone',
    expected: ['/functionyard/fxfotos', '/functionyard/dapps', '/mvp/fotos/backup'],
  },
  { query: 'fxfotos alternative', expected: ['/functionyard/fxfotos', '/functionyard/dapps'] },
  { query: 'streamr plugin', expected: '/functionyard/dapps' },
  { query: 'what is functionyard', expected: '/functionyard' },

  // What is it?
  { query: 'difference between BAS and NAS', expected: '/introduction/bas' },
  { query: 'how does the fula network work', expected: '/introduction/fula' },
  {
    query: 'is my data private',
    expected: [
      '/introduction/fula',
      '/introduction/bas',
      '/design/encryption',
      '/RFCs/private-network',
      '/mvp/privacy-dashboard',
    ],
  },
  {
    query: 'containers running on the blox',
    expected: ['/introduction/blox', '/introduction/fula'],
  },
  { query: 'whitepaper', expected: '/whitepaper' },
  { query: 'what does legacy mean on a page', expected: '/components/WorkInProgress' },
  { query: 'glossary of terms', expected: '/glossary' },
  { query: 'screen reader support', expected: '/accessibility' },
  { query: 'known gaps unfinished', expected: '/work_in_progress' },
  { query: 'start page', expected: ['/', '/getting-started-testnet', '/functionyard'] },
  { query: 'old news', expected: '/blog/archive' },

  // Developers
  {
    query: 'pin a cid with curl',
    expected: ['/pinning-service', '/pinning-service/ipfs-pinning-service-api'],
  },
  {
    query: 'pinning price limit',
    expected: ['/pinning-service', '/pinning-service/ipfs-pinning-service-api'],
  },
  {
    query: '401 unauthorized pins',
    expected: ['/pinning-service/ipfs-pinning-service-api', '/pinning-service'],
  },
  {
    query: 'get an api key',
    expected: [
      '/pinning-service',
      '/pinning-service/ipfs-pinning-service-api',
      '/api/getting-started',
    ],
  },
  {
    query: 'which library should I use',
    expected: [
      '/api-intro',
      '/api/getting-started',
      '/reference-api',
      '/api-intro',
      '/api/react-native',
      '/api/flutter',
    ],
  },
  { query: 'react native sdk', expected: ['/reference-api', '/api/getting-started', '/api-intro'] },
  { query: 's3 bucket', expected: ['/api-intro', '/reference-api', '/api/getting-started'] },
  {
    query: 'hello world for developers',
    expected: ['/api/getting-started', '/api-intro', '/api/getting-started/using-samples'],
  },
  { query: 'createClient', expected: ['/api/client-instance', '/api/getting-started/fula-client'] },
  {
    query: 'upload a file from javascript',
    expected: [
      '/api/file-api',
      '/api/getting-started',
      '/reference-api',
      '/api-intro',
      '/api/storage',
      '/pinning-service/ipfs-pinning-service-api',
    ],
  },
  { query: 'graphql subscription', expected: '/api/graph-api' },
  { query: 'run box server docker compose', expected: '/api/getting-started/box-setup' },
  { query: 'raspberry pi box 2022', expected: '/api/getting-started/rpi-setup' },
  { query: 'todo sample app', expected: '/api/getting-started/using-samples' },
  {
    query: 'npm install @functionland/fula',
    expected: ['/api/getting-started/fula-client', '/api/client-instance'],
  },

  // Operators and the former testnet
  {
    query: 'contract address StoragePool',
    expected: ['/blockchain/blockchain-intro', '/functionyard/metamask'],
  },
  { query: 'compile substrate node rust', expected: '/blockchain/Services/BuildNode' },
  { query: 'validator keys systemd', expected: '/blockchain/Services/RunNode' },
  { query: 'two validators on one machine', expected: '/blockchain/Services/Node' },
  { query: 'block explorer', expected: '/blockchain/Services/Explorer' },
  {
    query: 'node http api port',
    expected: ['/blockchain/Services/NodeAPI', '/blockchain/services'],
  },
  { query: 'bridge testnet token', expected: '/blockchain/Services/FulaContractAPI' },
  {
    query: 'how were rewards minted on the testnet',
    expected: ['/blockchain/Services/ProofEngine', '/functionyard'],
  },
  { query: 'dashboard substrate', expected: '/blockchain/Services/Status' },
  { query: 'testnet programs order of start', expected: '/blockchain/services' },
  {
    query: 'all endpoints of the node api',
    expected: ['/blockchain/recipes', '/blockchain/Services/NodeAPI'],
  },
  { query: 'create account endpoint', expected: '/blockchain/Recipes/Account' },
  { query: 'mint asset', expected: '/blockchain/Recipes/Asset' },
  { query: 'create a bag', expected: '/blockchain/Recipes/Bag' },
  { query: 'bundle transactions', expected: '/blockchain/Recipes/Bundle' },
  { query: 'verify challenge storage', expected: '/blockchain/Recipes/Challenges' },
  {
    query: 'claim labor tokens testnet',
    expected: ['/blockchain/Recipes/Claims', '/blockchain/Recipes/Challenges'],
  },
  { query: 'upload manifest', expected: '/blockchain/Recipes/Manifest' },
  { query: 'marketplace sell order', expected: '/blockchain/Recipes/Market' },
  { query: 'vote on pool join request', expected: '/blockchain/Recipes/Pool' },

  // Designs and history
  { query: 'sync folder between boxes', expected: '/RFCs/document-syncing' },
  { query: 'decentralized identity did key', expected: '/RFCs/fula-sec/did' },
  { query: 'share encrypted file jwe', expected: '/RFCs/fula-sec/encryption' },
  { query: 'security layer rfc', expected: '/RFCs/fula-sec' },
  {
    query: 'backup across several boxes',
    expected: ['/RFCs/personal-data-reserve', '/mvp/fotos/backup'],
  },
  { query: 'private ipfs swarm key', expected: '/RFCs/private-network' },
  { query: 'replication factor', expected: ['/RFCs/replication', '/introduction/fula'] },
  { query: 'propose a change rfc template', expected: '/RFCs/rfc-process' },
  { query: 'encryption scheme HPKE', expected: '/design/encryption' },
  { query: 'test page design', expected: '/design/test' },
  {
    query: 'how do I fix a mistake in the docs',
    expected: [
      '/introduction/contribute',
      '/introduction/contribute/contribution-tutorial',
      '/introduction/contribute/writing',
    ],
  },
  { query: 'first pull request', expected: '/introduction/contribute/contribution-tutorial' },
  {
    query: 'writing rules',
    expected: ['/introduction/contribute/writing', '/introduction/contribute/styling'],
  },
  { query: 'markdown admonitions tabs', expected: '/introduction/contribute/styling' },
  { query: 'mvp overview', expected: '/mvp' },
  { query: 'mvp admin report', expected: '/mvp/admin-reporting' },
  { query: 'mvp box administration', expected: '/mvp/box-admin' },
  { query: 'mvp reset password', expected: '/mvp/forgot-password' },
  { query: 'mvp photo app', expected: '/mvp/fotos' },
  { query: 'mvp are my photos available offline', expected: '/mvp/fotos/availability' },
  { query: 'mvp photo backup', expected: '/mvp/fotos/backup' },
  { query: 'mvp set up photo app', expected: ['/mvp/fotos/setup', '/mvp/fotos'] },
  { query: 'mvp share a photo', expected: '/mvp/fotos/sharing' },
  { query: 'mvp account settings', expected: '/mvp/my-account' },
  { query: 'mvp pools', expected: '/mvp/pools' },
  {
    query: 'how much do I earn for storage',
    expected: [
      '/mvp/pools/storage-provide',
      '/introduction/bas',
      '/introduction/fula',
      '/functionyard/troubleshooting/manual-claim-rewards',
    ],
  },
  { query: 'privacy dashboard', expected: '/mvp/privacy-dashboard' },
  { query: 'mvp open questions', expected: ['/mvp/questions', '/mvp/technical-questions'] },
  { query: 'mvp technical questions', expected: '/mvp/technical-questions' },
  { query: 'unboxing', expected: ['/mvp/unboxing', '/getting-started-testnet'] },
  { query: 'alpha release', expected: ['/release/testnet-alpha', '/blog/testnet-alpha-2022'] },

  // Mistyped
  { query: 'metamsk', expected: wallet, typo: true },
  {
    query: 'fxbolx ap setup',
    expected: [
      '/functionyard/fxblox-app',
      '/getting-started-testnet',
      '/functionyard/mainnet-transition/new-installation',
      '/functionyard',
    ],
    typo: true,
  },
  { query: 'reimge', expected: reimage, typo: true },
  { query: 'troubelshooting', expected: '/functionyard/troubleshooting', typo: true },
  {
    query: 'disconected',
    expected: [
      '/functionyard/troubleshooting/disconnected-blox',
      '/functionyard/mainnet-transition/android-disconnected',
    ],
    typo: true,
  },
  {
    query: 'bluetoth',
    expected: [
      '/functionyard/fxblox-app',
      '/functionyard/troubleshooting/disconnected-blox',
      '/functionyard/troubleshooting',
    ],
    typo: true,
  },
  {
    query: 'clame rewrads',
    expected: ['/functionyard/troubleshooting/manual-claim-rewards'],
    typo: true,
  },
  { query: 'whitepapper', expected: '/whitepaper', typo: true },
  {
    query: 'pining servise',
    expected: ['/pinning-service', '/pinning-service/ipfs-pinning-service-api'],
    typo: true,
  },
  {
    query: 'raspbery pi',
    expected: [
      '/api/getting-started/rpi-setup',
      '/functionyard/hardware/fxblox-hardware-rpi-reimage',
      '/functionyard/hardware/fxblox-hardware-rpi',
    ],
    typo: true,
  },
  { query: 'formating drvie', expected: '/functionyard/add-storage', typo: true },
  { query: 'swich chian', expected: '/functionyard/troubleshooting/switch-chain', typo: true },
  { query: 'instal node on windws', expected: '/functionyard/join-windows', typo: true },
  { query: 'blockhain contracts', expected: '/blockchain/blockchain-intro', typo: true },
  { query: 'mainet transision', expected: '/functionyard/mainnet-transition', typo: true },
  { query: 'replicaton', expected: '/RFCs/replication', typo: true },
];
