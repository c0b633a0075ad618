import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/**
 * The menu of everything but the 2022 MVP, by what people want to do: verbs for owners, nouns for developers. Within a
 * section, pages are in the order in which most people need them. Labels are the titles of the pages.
 */
const tutorialSidebar = [
  { type: 'doc', id: 'index', label: 'Home' },
  {
    type: 'category',
    label: 'About Blox',
    items: ['introduction/blox', 'introduction/bas', 'introduction/fula'],
  },
  {
    type: 'category',
    label: 'Set up',
    items: [
      'functionyard/metamask',
      'functionyard/format-drive',
      'getting-started-testnet',
      'functionyard/secure',
      'functionyard/mainnet-transition/ios',
      'functionyard/mainnet-transition/new-installation',
      'functionyard/second-blox',
      'functionyard/move',
    ],
  },
  {
    type: 'category',
    label: 'Store files',
    items: [
      'functionyard/store-files',
      'functionyard/network-drive',
      'functionyard/fxfiles',
      'functionyard/auto-pin',
      'functionyard/dapps',
      'functionyard/plugins',
      'functionyard/fxfotos',
    ],
  },
  {
    type: 'category',
    label: 'Look after it',
    items: [
      'functionyard/wifi',
      'functionyard/add-storage',
      'functionyard/identity',
      'functionyard/stolen',
      'functionyard/alerts',
      'functionyard/privacy',
      'functionyard/give-away',
    ],
  },
  {
    type: 'category',
    label: 'Fix',
    items: [
      'functionyard/troubleshooting/index',
      'functionyard/troubleshooting/disconnected-blox',
      'functionyard/cant-connect',
      'functionyard/lights',
      'functionyard/app-messages',
      'functionyard/reset',
      'release/known-issues',
      {
        type: 'category',
        label: 'Reinstall the system',
        items: [
          'functionyard/hardware/fxblox-hardware',
          'functionyard/hardware/fxblox-hardware-rk1',
          'functionyard/hardware/fxblox-hardware-rpi',
          'functionyard/hardware/fxblox-hardware-rk1-reimage',
          'functionyard/hardware/fxblox-hardware-rpi-reimage',
        ],
      },
      'functionyard/support',
    ],
  },
  {
    type: 'category',
    label: 'Earn',
    items: [
      'functionyard/rewards',
      'functionyard/join',
      'functionyard/troubleshooting/manual-claim-rewards',
      'functionyard/troubleshooting/switch-chain',
      'functionyard/join-windows',
      'functionyard/deposit',
      'functionyard/pc-firewall',
      {
        type: 'category',
        label: 'From testnet to mainnet',
        items: [
          'functionyard/mainnet-transition/index',
          'functionyard/mainnet-transition/android-connected',
          'functionyard/mainnet-transition/android-disconnected',
          'functionyard/mainnet-transition/existing-testnet',
        ],
      },
    ],
  },
  { type: 'doc', id: 'functionyard/faq', label: 'Common questions' },
  { type: 'doc', id: 'functionyard/index', label: 'All guides' },
  {
    type: 'category',
    label: 'Build',
    className: 'menu-part',
    items: [
      'api-intro',
      'api/getting-started/index',
      'reference-api',
      'api/large-files',
      'api/on-a-blox',
      'api/storage',
      'pinning-service/index',
      'pinning-service/pin-and-wait',
      'pinning-service/sign-in-users',
      'pinning-service/leaked-key',
      'pinning-service/ipfs-pinning-service-api',
      'api/react-native',
      'api/flutter',
      'api/mcp',
      'api/identity',
      'design/encryption',
      {
        type: 'category',
        label: 'Blockchain',
        items: [
          'blockchain/blockchain-intro',
          'blockchain/read-claim',
          'blockchain/contracts',
          'blockchain/errors',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Reference',
    items: ['functionyard/fxblox-app', 'functionyard/ports', 'glossary', 'release/changes'],
  },
  {
    type: 'category',
    label: 'Contribute',
    items: [
      'introduction/contribute/index',
      'introduction/contribute/contribution-tutorial',
      'introduction/contribute/styling',
      'introduction/contribute/writing',
      'RFCs/rfc-process',
      {
        type: 'category',
        label: 'About this site',
        items: ['accessibility', 'components/WorkInProgress', 'work_in_progress', 'design/test'],
      },
    ],
  },
  {
    type: 'category',
    label: 'Archive',
    items: [
      'whitepaper',
      'release/testnet-alpha',
      { type: 'link', label: 'The 2022 MVP', href: '/mvp' },
      {
        type: 'category',
        label: 'RFC texts',
        items: [
          'RFCs/fula-sec/index',
          'RFCs/fula-sec/did',
          'RFCs/fula-sec/encryption',
          'RFCs/private-network',
          'RFCs/document-syncing',
          'RFCs/personal-data-reserve',
          'RFCs/replication',
        ],
      },
      {
        type: 'category',
        label: '2022 API',
        items: [
          'api/client-instance',
          'api/file-api',
          'api/graph-api',
          'api/getting-started/fula-client',
          'api/getting-started/box-setup',
          'api/getting-started/rpi-setup',
          'api/getting-started/using-samples',
        ],
      },
      {
        type: 'category',
        label: 'Testnet services',
        items: [
          'blockchain/services',
          'blockchain/Services/Node',
          'blockchain/Services/BuildNode',
          'blockchain/Services/RunNode',
          'blockchain/Services/NodeAPI',
          'blockchain/Services/ProofEngine',
          'blockchain/Services/FulaContractAPI',
          'blockchain/Services/Explorer',
          'blockchain/Services/Status',
        ],
      },
      {
        type: 'category',
        label: 'Testnet node API',
        items: [
          'blockchain/recipes',
          'blockchain/Recipes/Account',
          'blockchain/Recipes/Asset',
          'blockchain/Recipes/Bag',
          'blockchain/Recipes/Bundle',
          'blockchain/Recipes/Market',
          'blockchain/Recipes/Pool',
          'blockchain/Recipes/Manifest',
          'blockchain/Recipes/Challenges',
          'blockchain/Recipes/Claims',
        ],
      },
    ],
  },
] satisfies SidebarsConfig[string];

/** The MVP of 2022, kept apart from what is current. */
const mvpSidebar = [
  { type: 'link', label: "Today's documentation", href: '/' },
  {
    type: 'category',
    label: 'The 2022 MVP',
    collapsed: false,
    link: { type: 'doc', id: 'mvp/index' },
    items: [
      'mvp/unboxing',
      'mvp/my-account',
      'mvp/forgot-password',
      'mvp/box-admin',
      'mvp/admin-reporting',
      'mvp/privacy-dashboard',
      {
        type: 'category',
        label: 'Fotos',
        link: { type: 'doc', id: 'mvp/fotos/index' },
        items: [
          'mvp/fotos/setup',
          'mvp/fotos/backup',
          'mvp/fotos/sharing',
          'mvp/fotos/availability',
        ],
      },
      {
        type: 'category',
        label: 'Pools',
        link: { type: 'doc', id: 'mvp/pools/index' },
        items: ['mvp/pools/storage-provide'],
      },
      'mvp/questions',
      'mvp/technical-questions',
    ],
  },
] satisfies SidebarsConfig[string];

export default { tutorialSidebar, mvpSidebar };
