/**
 * Waits, sizes, and limits that pages print inline, in words with their units.
 *
 * Sources: fula-ota (2026-06-18), go-fula (2026-04-29), fx-components (2026-06-09), fula-chain
 * (2026-04-08), FxFiles (2026-01-22), fx-fotos (2024-11-10), pinning-service and fula-api.
 */
export const limits = {
  resetStarts: '5 starts within 15 minutes',
  /** What a format from the app or by Bluetooth erases. */
  formatDrives:
    'every connected drive of 69 GB or more (before firmware v3.0.1, of any size), including the one inside',
  /** From this size on, a format erases a drive. */
  formatSmallest: '69 GB',
  /** From this size on, a Windows or Mac drive can be formatted at a start. */
  formatAutomatic: '537 GB',
  driveAdvised: '300 GB or more',
  clusterCopies: '2 to 6',
  rewardPeriod: '8 hours',
  /** How often auto-pin checks for new pins. */
  autoPinSync: 'every 3 minutes',
  bloxAiRam: '4 GB',
  bloxAiStorage: '5 GB',
  /** Free space in the cloud, exactly, and for owners. */
  cloudFree: '500 MiB',
  cloudFreeRounded: '0.5 GB',
  cloudPrice: '3 FULA per GiB per month, charged by the hour',
  smallestDeposit: '0.001 FULA',
  pinName: 'at most 255 characters',
  /** Pins in one page of a list. */
  pinList: '1 to 1,000, 10 by default',
  s3Body: 'at most 5 GB',
  s3Rate: '100 per second',
  /** Tags of one object. */
  s3Tags: 'at most 10',
  /** The final comment period. */
  rfcComment: '10 calendar days',
} as const;
