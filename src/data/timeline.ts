/**
 * What happened when, oldest first.
 *
 * Fields: `date` (ISO day, month or year, for sorting), `when` (the words to print), `event`.
 *
 * Sources: fula-testnet (2022), sugarfunge-node, fula-ota and fx-components commit dates,
 * fula.network (2026-07-24), fula-chain (2026-04-08), fxblox-web (2026-08-27).
 */
import type { DateText } from './types';

export interface TimelineEntry {
  readonly date: DateText;
  readonly when: string;
  readonly event: string;
}

export const timeline = {
  alpha: {
    date: '2022-07-29',
    when: '29 July 2022',
    event: 'Alpha release.',
  },
  functionyard: {
    date: '2024-04',
    when: 'April 2024',
    event: 'The public testnet Functionyard starts.',
  },
  poolsWithoutSync: {
    date: '2024-11-20',
    when: '20 November 2024',
    event: 'Pools no longer wait for the chain to synchronize.',
  },
  fulaReleased: {
    date: '2025-03',
    when: 'March 2025',
    event: 'FULA is released.',
  },
  phoneAppMainnet: {
    date: '2025-07-18',
    when: '18 July 2025',
    event: 'The phone app turns to mainnet.',
  },
  chainOffDevices: {
    date: '2025-07-21',
    when: '21 July 2025',
    event: 'The testnet chain leaves the devices.',
  },
  mainnetGuides: {
    date: '2025-08-06',
    when: '6 August 2025',
    event: 'Guides for the move to mainnet appear.',
  },
  claimV1Dead: {
    date: '2025-12',
    when: 'December 2025',
    event: 'The first claim functions stop working; their V2 forms replace them.',
  },
  webAppLive: {
    date: '2026-08-27',
    when: '27 August 2026',
    event: 'The FxBlox web app is live.',
  },
  phoneAppEnding: {
    date: '2026-08',
    when: 'late summer 2026',
    event: 'The phone apps are announced as being discontinued; no end date is given.',
  },
} as const satisfies Record<string, TimelineEntry>;
