import type { FoundPage } from '../../engine/SearchEngine';

/** Pages that help most readers, offered where nothing was found or asked. */
export const likelyPages: readonly FoundPage[] = [
  { route: '/getting-started-testnet', title: 'Set up your Blox' },
  { route: '/functionyard/troubleshooting', title: 'Fix a problem' },
  { route: '/functionyard', title: 'All guides' },
  { route: '/api-intro', title: 'Build on Functionland' },
  { route: '/functionyard/support', title: 'Get help' },
];

/** The page that opens the dialog with a query. */
export const searchPage = '/search';
export const addressOfQuery = (query: string): string =>
  `${searchPage}?q=${encodeURIComponent(query)}`;

/** What the fields of the dialog and of that page have in common. */
export const fieldProps = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 200,
  placeholder: 'Search the documentation',
  'aria-label': 'Search the documentation',
} as const;
