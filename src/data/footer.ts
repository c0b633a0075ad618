import { links } from './links';

/** The columns of links at the end of every page. */
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
      { label: 'Functionland', href: links.company.url },
      { label: 'Fula Governance Association', href: links.association.url },
      { label: 'GitHub', href: links.github.url },
      { label: 'Discord', href: links.discord.url },
      { label: 'Telegram', href: links.telegram.url },
    ],
  },
];
