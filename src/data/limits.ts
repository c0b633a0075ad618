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
  firstStart: {
    what: 'Time from the first start until the light blinks cyan',
    value: '10 to 15 minutes',
    group: 'set-up',
    confidence: 'A',
  },
  setupTime: {
    what: 'Time for setup',
    value: '10 to 15 minutes',
    group: 'set-up',
    confidence: 'B',
  },
  updatesTime: {
    what: 'Time for updates after setup',
    value: 'about an hour',
    group: 'set-up',
    confidence: 'A',
  },
  poolTime: {
    what: 'Time to join a pool',
    value: '5 to 10 minutes',
    group: 'set-up',
    confidence: 'B',
  },
  wholeSetupTime: {
    what: 'Time for setup, updates, and pool together',
    value: 'about an hour and a half',
    group: 'set-up',
    confidence: 'B',
  },
  bluetoothName: {
    what: 'Time from power-on until the Bluetooth name appears',
    value: 'up to 90 seconds',
    group: 'set-up',
    confidence: 'A',
  },
  hotspotOpens: {
    what: 'Time until the hotspot opens when Wi-Fi fails',
    value: 'about 30 seconds',
    group: 'set-up',
    confidence: 'A',
  },
  hotspotRecheck: {
    what: 'How often the Blox checks its hotspot',
    value: 'every 600 seconds',
    group: 'set-up',
    confidence: 'A',
  },
  discoveryScan: {
    what: 'Length of a search on the home network',
    value: '15 seconds',
    group: 'set-up',
    confidence: 'A',
  },
  imageCheck: {
    what: 'How often a Blox checks for new container images',
    value: 'every hour',
    group: 'updates',
    confidence: 'A',
  },
  updateTimerFirst: {
    what: 'Time from a start to the first run of the update timer',
    value: '10 minutes',
    group: 'updates',
    confidence: 'A',
  },
  updateTimer: {
    what: 'How often the update timer runs after that',
    value: 'every 2 hours',
    group: 'updates',
    confidence: 'A',
  },
  rk1UpdateStick: {
    what: 'Stick for the RK1 update',
    value: 'FAT32, 8 to 32 GB',
    group: 'updates',
    confidence: 'B',
  },
  rk1UpdateTime: {
    what: 'RK1 stick update',
    value: '15 minutes, then 10 to 30 minutes until the light blinks cyan',
    group: 'updates',
    confidence: 'B',
  },
  rk1UpdateWrite: {
    what: 'RK1 stick update, first part (writing)',
    value: '15 minutes',
    group: 'updates',
    confidence: 'B',
  },
  rk1UpdateRestarts: {
    what: 'RK1 stick update, from the restart until the light blinks cyan',
    value: '10 to 30 minutes',
    group: 'updates',
    confidence: 'B',
  },
  cm4UpdateStick: {
    what: 'Stick for the CM4 update',
    value: '16 GB or more',
    group: 'updates',
    confidence: 'B',
  },
  cm4UpdateImage: {
    what: 'Size of the CM4 update image',
    value: '9.12 GB',
    group: 'updates',
    confidence: 'B',
  },
  cm4UpdateTime: {
    what: 'CM4 stick update',
    value: '10 minutes, then 10 to 15 minutes until the light blinks cyan',
    group: 'updates',
    confidence: 'B',
  },
  cm4UpdateWrite: {
    what: 'CM4 stick update, first part (writing)',
    value: '10 minutes',
    group: 'updates',
    confidence: 'B',
  },
  cm4UpdateRestarts: {
    what: 'CM4 stick update, from the restart until the light blinks cyan',
    value: '10 to 15 minutes',
    group: 'updates',
    confidence: 'B',
  },
  rk1ReimageTime: {
    what: 'RK1 re-image',
    value: '10 minutes, then 10 to 20 minutes until the light blinks cyan',
    group: 'updates',
    confidence: 'B',
  },
  cm4ReimageTime: {
    what: 'CM4 re-image',
    value: 'about 3 hours',
    group: 'updates',
    confidence: 'B',
  },
  resetStarts: {
    what: 'Power-cycle reset',
    value: '5 starts within 15 minutes',
    group: 'reset',
    confidence: 'A',
  },
  resetNeeds: {
    what: 'What the power-cycle reset needs',
    value: 'a saved Wi-Fi network and firmware from August 5, 2025, or later',
    group: 'reset',
    confidence: 'A',
  },
  resetToCyan: {
    what: 'Time from a reset until the light blinks cyan',
    value: 'about 10 minutes',
    group: 'reset',
    confidence: 'B',
  },
  gaveUpTime: {
    what: 'How long the light blinks red after self-repair gives up',
    value: 'more than an hour',
    group: 'reset',
    confidence: 'A',
  },
  healthRound: {
    what: 'How often the Blox checks its health',
    value: 'about every 7.5 minutes',
    group: 'reset',
    confidence: 'A',
  },
  btResetDelay: {
    what: 'Time to cancel a raw Bluetooth reset',
    value: '20 seconds',
    group: 'reset',
    confidence: 'A',
  },
  formatTime: {
    what: 'Formatting a drive',
    value: '2 to 5 minutes or more',
    group: 'drives',
    confidence: 'B',
  },
  formatDrives: {
    what: 'Drives that a format from the app or by Bluetooth erases',
    value: 'every connected drive of 69 GB or more, including the one inside',
    group: 'drives',
    confidence: 'A',
  },
  formatSmallest: {
    what: 'Smallest drive that a format erases',
    value: '69 GB',
    group: 'drives',
    confidence: 'A',
  },
  driveAdvised: {
    what: 'Size of external drive to use',
    value: '300 GB or more',
    group: 'drives',
    confidence: 'B',
  },
  driveLayout: {
    what: 'Layout of a drive formatted for the Blox',
    value: 'GPT, one partition, ext4',
    group: 'drives',
    confidence: 'A',
  },
  ipfsStorage: {
    what: 'Storage limit of IPFS on a Blox',
    value: '80% of the space on its drives',
    group: 'drives',
    confidence: 'A',
  },
  autoFormatForeign: {
    what: 'Drives that a Blox may format on its own',
    value: 'any connected drive of 69 GB or more',
    group: 'drives',
    confidence: 'A',
  },
  poolJoinRequest: {
    what: 'One join request',
    value: '60 seconds',
    group: 'pools',
    confidence: 'A',
  },
  poolJoinTotal: {
    what: 'All attempts to join',
    value: '120 seconds',
    group: 'pools',
    confidence: 'A',
  },
  joinSubmitted: {
    what: 'How long “Join Request Submitted” stays',
    value: 'up to 1 hour',
    group: 'pools',
    confidence: 'A',
  },
  poolVotes: {
    what: 'Votes needed to join a pool',
    value:
      'a third of the members, rounded up and at most 10, or one vote in pools with one or two members; as many no votes reject the request',
    group: 'pools',
    confidence: 'A',
  },
  poolsPerBlox: {
    what: 'Pools that a Blox can be in',
    value: 'one',
    group: 'pools',
    confidence: 'A',
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
  rewardPeriodsMonth: {
    what: 'Reward periods in 30 days',
    value: '90',
    group: 'rewards',
    confidence: 'A',
  },
  onlineReports: {
    what: 'Online reports needed to earn a period',
    value: 'one',
    group: 'rewards',
    confidence: 'A',
  },
  miningReward: {
    what: 'Mining reward by default',
    value:
      '8,000 FULA per peer in 30 days, about 88.9 per period; administrators can change it, and nothing is promised',
    group: 'rewards',
    confidence: 'B',
  },
  rewardCap: {
    what: 'The most that one peer can earn',
    value: '96,000 FULA in 30 days',
    group: 'rewards',
    confidence: 'A',
  },
  claimPeriods: {
    what: 'Periods that one claim covers',
    value: '540 (180 days)',
    group: 'rewards',
    confidence: 'A',
  },
  claimDays: {
    what: 'Days that one claim covers',
    value: '180 days',
    group: 'rewards',
    confidence: 'A',
  },
  heartbeat: {
    what: 'How often a device sends a heartbeat',
    value: 'every 300 seconds',
    group: 'network',
    confidence: 'A',
  },
  relayRefresh: {
    what: 'How often a device fetches the list of relays',
    value: 'every hour',
    group: 'network',
    confidence: 'A',
  },
  autoPinSync: {
    what: 'How often auto-pin checks for new pins',
    value: 'every 3 minutes',
    group: 'network',
    confidence: 'A',
  },
  pcDisk: {
    what: 'Free disk space for a PC node',
    value: 'at least 20 GB',
    group: 'PC and apps',
    confidence: 'A',
  },
  fxfilesSync: {
    what: 'FxFiles background sync',
    value: 'every 15 minutes, on Wi-Fi',
    group: 'PC and apps',
    confidence: 'A',
  },
  fxfilesMultipart: {
    what: 'Size from which FxFiles uploads a file in parts',
    value: 'above 5 MB',
    group: 'PC and apps',
    confidence: 'A',
  },
  fxfotosUpload: {
    what: 'Largest upload in FxFotos (legacy app)',
    value: '200,000,000 bytes per file',
    group: 'PC and apps',
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
  depositDetection: {
    what: 'When a deposit shows up',
    value: 'after 10 to 15 minutes',
    group: 'cloud',
    confidence: 'B',
  },
  pinName: {
    what: 'Length of a pin name',
    value: 'at most 255 characters',
    group: 'cloud',
    confidence: 'A',
  },
  pinOrigins: {
    what: 'Origins of a pin',
    value: 'at most 20',
    group: 'cloud',
    confidence: 'A',
  },
  pinMeta: {
    what: 'Metadata entries of a pin',
    value: 'at most 1000',
    group: 'cloud',
    confidence: 'A',
  },
  pinList: {
    what: 'Pins in one list page',
    value: '1 to 1000, 10 by default',
    group: 'cloud',
    confidence: 'A',
  },
  carSize: {
    what: 'CAR file to import',
    value: 'at most 800 MB',
    group: 'cloud',
    confidence: 'B',
  },
  carRoots: {
    what: 'Roots in a CAR file',
    value: '1',
    group: 'cloud',
    confidence: 'B',
  },
  carBlocks: {
    what: 'Blocks in a CAR file',
    value: 'at most 250,000',
    group: 'cloud',
    confidence: 'B',
  },
  carBlockSize: {
    what: 'One block in a CAR file',
    value: 'at most 2 MiB',
    group: 'cloud',
    confidence: 'B',
  },
  s3Body: {
    what: 'S3 request body',
    value: 'at most 5 GB',
    group: 'cloud',
    confidence: 'B',
  },
  s3Parts: {
    what: 'S3 parts of one upload',
    value: '1 to 10000',
    group: 'cloud',
    confidence: 'B',
  },
  s3PartSize: {
    what: 'S3 part',
    value: 'at least 5 MB',
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
  sweepWidths: {
    what: 'Widths at which accessibility tests check each page',
    value: '1280 and 360 pixels',
    group: 'site',
    confidence: 'A',
  },
  reflowWidth: {
    what: 'Width at which no page may scroll sideways',
    value: '320 pixels',
    group: 'site',
    confidence: 'A',
  },
} as const satisfies Record<string, Limit>;
