import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The reading path of everything but the 2022 MVP; a category's landing page is the page it links to. */
const tutorialSidebar = [
  {
    type: 'category' as const,
    label: 'Introduction',
    collapsed: false,
    items: [
      'index',
      'introduction/fula',
      'introduction/bas',
      'introduction/blox',
      'whitepaper',
      'glossary',
    ],
  },
  {
    type: 'category' as const,
    label: 'Set up a Blox',
    link: { type: 'doc' as const, id: 'functionyard/index' },
    items: [
      'getting-started-testnet',
      'functionyard/fxblox-app',
      'functionyard/add-storage',
      'functionyard/hardware/fxblox-hardware',
      'functionyard/hardware/fxblox-hardware-rk1',
      'functionyard/hardware/fxblox-hardware-rpi',
      'functionyard/hardware/fxblox-hardware-rk1-reimage',
      'functionyard/hardware/fxblox-hardware-rpi-reimage',
    ],
  },
  {
    type: 'category' as const,
    label: 'Mainnet and rewards',
    link: { type: 'doc' as const, id: 'functionyard/mainnet-transition/index' },
    items: [
      'functionyard/mainnet-transition/new-installation',
      'functionyard/mainnet-transition/existing-testnet',
      'functionyard/mainnet-transition/android-connected',
      'functionyard/mainnet-transition/android-disconnected',
      'functionyard/mainnet-transition/ios',
      'functionyard/metamask',
      'functionyard/join',
      'functionyard/join-windows',
    ],
  },
  {
    type: 'category' as const,
    label: 'Apps',
    link: { type: 'doc' as const, id: 'functionyard/dapps' },
    items: ['functionyard/fxfotos'],
  },
  {
    type: 'category' as const,
    label: 'Fix a problem',
    link: { type: 'doc' as const, id: 'functionyard/troubleshooting/index' },
    items: [
      'functionyard/troubleshooting/disconnected-blox',
      'functionyard/troubleshooting/manual-claim-rewards',
      'functionyard/troubleshooting/switch-chain',
      'functionyard/support',
    ],
  },
  {
    type: 'category' as const,
    label: 'Build',
    link: { type: 'doc' as const, id: 'api-intro' },
    items: [
      'api/getting-started/index',
      'reference-api',
      {
        type: 'category' as const,
        label: 'Pinning service',
        link: { type: 'doc' as const, id: 'pinning-service/index' },
        items: ['pinning-service/ipfs-pinning-service-api'],
      },
      {
        type: 'category' as const,
        label: 'Client of 2022 (legacy)',
        link: { type: 'doc' as const, id: 'api/client-instance' },
        items: [
          'api/file-api',
          'api/graph-api',
          'api/getting-started/fula-client',
          'api/getting-started/box-setup',
          'api/getting-started/rpi-setup',
          'api/getting-started/using-samples',
        ],
      },
    ],
  },
  {
    type: 'category' as const,
    label: 'Blockchain',
    link: { type: 'doc' as const, id: 'blockchain/blockchain-intro' },
    items: [
      {
        type: 'category' as const,
        label: 'Testnet services (legacy)',
        link: { type: 'doc' as const, id: 'blockchain/services' },
        items: [
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
        type: 'category' as const,
        label: 'Node API recipes (legacy)',
        link: { type: 'doc' as const, id: 'blockchain/recipes' },
        items: [
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
  {
    type: 'category' as const,
    label: 'RFCs and design',
    link: { type: 'doc' as const, id: 'RFCs/rfc-process' },
    items: [
      'RFCs/fula-sec/index',
      'RFCs/fula-sec/did',
      'RFCs/fula-sec/encryption',
      'RFCs/private-network',
      'RFCs/document-syncing',
      'RFCs/personal-data-reserve',
      'RFCs/replication',
      'design/encryption',
    ],
  },
  { type: 'category' as const, label: 'Releases', items: ['release/testnet-alpha'] },
  {
    type: 'category' as const,
    label: 'Contribute',
    link: { type: 'doc' as const, id: 'introduction/contribute/index' },
    items: [
      'introduction/contribute/contribution-tutorial',
      'introduction/contribute/writing',
      'introduction/contribute/styling',
      'introduction/contribute/figures',
      'accessibility',
      'design/test',
      'work_in_progress',
      'components/WorkInProgress',
    ],
  },
];

/** The MVP of 2022, kept apart from what is current. */
const mvpSidebar = [
  {
    type: 'category' as const,
    label: 'The 2022 MVP',
    collapsed: false,
    link: { type: 'doc' as const, id: 'mvp/index' },
    items: [
      'mvp/unboxing',
      'mvp/my-account',
      'mvp/forgot-password',
      'mvp/box-admin',
      'mvp/admin-reporting',
      'mvp/privacy-dashboard',
      {
        type: 'category' as const,
        label: 'Fotos',
        link: { type: 'doc' as const, id: 'mvp/fotos/index' },
        items: [
          'mvp/fotos/setup',
          'mvp/fotos/backup',
          'mvp/fotos/sharing',
          'mvp/fotos/availability',
        ],
      },
      {
        type: 'category' as const,
        label: 'Pools',
        link: { type: 'doc' as const, id: 'mvp/pools/index' },
        items: ['mvp/pools/storage-provide'],
      },
      'mvp/questions',
      'mvp/technical-questions',
    ],
  },
];

export default {
  tutorialSidebar,
  mvpSidebar,
} satisfies SidebarsConfig;
