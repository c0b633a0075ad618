import { links } from './links';

/** The columns of links at the end of every page. */
export const footer = [
  {
    title: 'Your Blox',
    items: [
      { label: 'Set up your Blox', to: '/getting-started-testnet' },
      { label: 'Fix a problem', to: '/functionyard/troubleshooting' },
      { label: 'Get help', to: '/functionyard/support' },
      { label: 'All guides', to: '/functionyard' },
      { label: 'Read without internet', to: '/offline' },
    ],
  },
  {
    title: 'Learn',
    items: [
      { label: 'How the Fula network works', to: '/introduction/fula' },
      { label: 'Glossary', to: '/glossary' },
      { label: 'What changed', to: '/release/changes' },
      { label: 'News', to: '/blog/archive' },
      { label: 'Whitepaper', to: '/whitepaper' },
    ],
  },
  {
    title: 'This site',
    items: [
      { label: 'Contribute', to: '/introduction/contribute' },
      { label: 'How to tell if a page is current', to: '/components/WorkInProgress' },
      { label: "What we don't know yet", to: '/work_in_progress' },
      { label: 'Accessibility', to: '/accessibility' },
    ],
  },
  {
    title: 'Elsewhere',
    items: [
      { label: 'Functionland', href: links.company },
      { label: 'Fula Governance Association', href: links.association },
      { label: 'GitHub', href: links.github },
      { label: 'Discord', href: links.discord },
      { label: 'Telegram', href: links.telegram },
    ],
  },
];
