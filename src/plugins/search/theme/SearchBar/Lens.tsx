import type { ReactNode } from 'react';

export const Lens = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path
      d="M13.5 13.5 18 18M2.5 8.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
