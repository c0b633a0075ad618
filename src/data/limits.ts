/**
 * Waits, sizes and limits that pages print inline.
 *
 * Fields: `what`, `value` (the words to print; units are in the words), `group` (for tables),
 * `confidence`.
 *
 * Sources: fula-ota (2026-06-18), go-fula (2026-04-29), fx-components (2026-06-09), fula-chain
 * (2026-04-08), FxFiles (2026-01-22), fx-fotos (2024-11-10), pinning-service and fula-api.
 */
import type { Confidence } from './types';

type LimitGroup =
  | 'set-up'
  | 'updates'
  | 'reset'
  | 'drives'
  | 'pools'
  | 'rewards'
  | 'network'
  | 'PC and apps'
  | 'cloud'
  | 'process'
  | 'site';

export interface Limit {
  readonly what: string;
  readonly value: string;
  readonly group: LimitGroup;
  readonly confidence: Confidence;
}

export const limits = {
  resetStarts: {
    what: 'Power-cycle reset',
    value: '5 starts within 15 minutes',
    group: 'reset',
    confidence: 'A',
  },
  formatDrives: {
    what: 'Drives that a format from the app or by Bluetooth erases',
    value: 'every connected drive of 69 GB or more, including the one inside',
    group: 'drives',
    confidence: 'A',
  },
  formatSmallest: {
    what: 'Size from which a format erases every drive',
    value: '69 GB',
    group: 'drives',
    confidence: 'A',
  },
  formatAutomatic: {
    what: 'Size from which a Windows or Mac drive can be formatted at a start',
    value: '537 GB',
    group: 'drives',
    confidence: 'A',
  },
  driveAdvised: {
    what: 'Size of external drive to use',
    value: '300 GB or more',
    group: 'drives',
    confidence: 'B',
  },
  clusterCopies: {
    what: 'Copies in the pool cluster',
    value: '2 to 6',
    group: 'pools',
    confidence: 'A',
  },
  rewardPeriod: {
    what: 'Reward period',
    value: '8 hours',
    group: 'rewards',
    confidence: 'A',
  },
  autoPinSync: {
    what: 'How often auto-pin checks for new pins',
    value: 'every 3 minutes',
    group: 'network',
    confidence: 'A',
  },
  bloxAiRam: {
    what: 'RAM that Blox AI needs',
    value: '4 GB',
    group: 'PC and apps',
    confidence: 'A',
  },
  bloxAiStorage: {
    what: 'Storage that Blox AI needs',
    value: '5 GB',
    group: 'PC and apps',
    confidence: 'A',
  },
  cloudFree: {
    what: 'Free space in the cloud',
    value: '500 MiB',
    group: 'cloud',
    confidence: 'B',
  },
  cloudPrice: {
    what: 'Price of cloud storage',
    value: '3 FULA per GiB per month, charged by the hour',
    group: 'cloud',
    confidence: 'B',
  },
  smallestDeposit: {
    what: 'Smallest deposit',
    value: '0.001 FULA',
    group: 'cloud',
    confidence: 'B',
  },
  pinName: {
    what: 'Length of a pin name',
    value: 'at most 255 characters',
    group: 'cloud',
    confidence: 'A',
  },
  pinList: {
    what: 'Pins in one list page',
    value: '1 to 1,000, 10 by default',
    group: 'cloud',
    confidence: 'A',
  },
  s3Body: {
    what: 'S3 request body',
    value: 'at most 5 GB',
    group: 'cloud',
    confidence: 'B',
  },
  s3Rate: {
    what: 'S3 requests',
    value: '100 per second',
    group: 'cloud',
    confidence: 'B',
  },
  s3Tags: {
    what: 'S3 tags of one object',
    value: 'at most 10',
    group: 'cloud',
    confidence: 'B',
  },
  rfcComment: {
    what: 'Final comment period of an RFC',
    value: '10 calendar days',
    group: 'process',
    confidence: 'A',
  },
} as const satisfies Record<string, Limit>;
