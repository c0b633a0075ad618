/**
 * Waits, sizes and limits that pages print inline.
 *
 * Fields: `what`, `value` (the words to print; units are in the words), `group` (for tables).
 *
 * Sources: fula-ota (2026-06-18), go-fula (2026-04-29), fx-components (2026-06-09), fula-chain
 * (2026-04-08), FxFiles (2026-01-22), fx-fotos (2024-11-10), pinning-service and fula-api.
 */

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
}

export const limits = {
  resetStarts: {
    what: 'Power-cycle reset',
    value: '5 starts within 15 minutes',
    group: 'reset',
  },
  formatDrives: {
    what: 'Drives that a format from the app or by Bluetooth erases',
    value:
      'every connected drive of 69 GB or more (before firmware v3.0.1, of any size), including the one inside',
    group: 'drives',
  },
  formatSmallest: {
    what: 'Size from which a format erases every drive',
    value: '69 GB',
    group: 'drives',
  },
  formatAutomatic: {
    what: 'Size from which a Windows or Mac drive can be formatted at a start',
    value: '537 GB',
    group: 'drives',
  },
  driveAdvised: {
    what: 'Size of external drive to use',
    value: '300 GB or more',
    group: 'drives',
  },
  clusterCopies: {
    what: 'Copies in the pool cluster',
    value: '2 to 6',
    group: 'pools',
  },
  rewardPeriod: {
    what: 'Reward period',
    value: '8 hours',
    group: 'rewards',
  },
  autoPinSync: {
    what: 'How often auto-pin checks for new pins',
    value: 'every 3 minutes',
    group: 'network',
  },
  bloxAiRam: {
    what: 'RAM that Blox AI needs',
    value: '4 GB',
    group: 'PC and apps',
  },
  bloxAiStorage: {
    what: 'Storage that Blox AI needs',
    value: '5 GB',
    group: 'PC and apps',
  },
  cloudFree: {
    what: 'Free space in the cloud',
    value: '500 MiB',
    group: 'cloud',
  },
  cloudPrice: {
    what: 'Price of cloud storage',
    value: '3 FULA per GiB per month, charged by the hour',
    group: 'cloud',
  },
  smallestDeposit: {
    what: 'Smallest deposit',
    value: '0.001 FULA',
    group: 'cloud',
  },
  pinName: {
    what: 'Length of a pin name',
    value: 'at most 255 characters',
    group: 'cloud',
  },
  pinList: {
    what: 'Pins in one list page',
    value: '1 to 1,000, 10 by default',
    group: 'cloud',
  },
  s3Body: {
    what: 'S3 request body',
    value: 'at most 5 GB',
    group: 'cloud',
  },
  s3Rate: {
    what: 'S3 requests',
    value: '100 per second',
    group: 'cloud',
  },
  s3Tags: {
    what: 'S3 tags of one object',
    value: 'at most 10',
    group: 'cloud',
  },
  rfcComment: {
    what: 'Final comment period of an RFC',
    value: '10 calendar days',
    group: 'process',
  },
} as const satisfies Record<string, Limit>;
