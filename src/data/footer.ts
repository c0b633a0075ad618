/** The links at the end of every page, in columns. */
export const footer = [
  {
    title: 'Your Blox',
    items: [
      { label: 'Set up your Blox', to: '/getting-started-testnet' },
      { label: 'Troubleshooting', to: '/functionyard/troubleshooting' },
      { label: 'Support', to: '/functionyard/support' },
      { label: 'Read without internet', to: '/offline' },
    ],
  },
  {
    title: 'Learn',
    items: [
      { label: 'Fula network', to: '/introduction/fula' },
      { label: 'Whitepaper', to: '/whitepaper' },
      { label: 'RFCs', to: '/RFCs/rfc-process' },
      { label: 'News', to: '/blog/archive' },
      { label: 'Accessibility', to: '/accessibility' },
    ],
  },
  {
    title: 'Elsewhere',
    items: [
      { label: 'Functionland', href: 'https://fx.land' },
      { label: 'Fula Governance Association', href: 'https://fula.network' },
      { label: 'GitHub', href: 'https://github.com/functionland' },
      { label: 'Discord', href: 'https://discord.gg/dpjnbMXqru' },
      { label: 'Telegram', href: 'https://t.me/functionland' },
    ],
  },
];
