import type { limits as facts } from '../limits';
import { cloudPrice } from './cloud';
import { anySizeBefore, formatsAll, otherFormat, smallest } from './drives';
import { firmware } from './repositories';
import type { ProofsOf } from './types';
import { gibibytes } from './units';

const s3 = { repo: 'functionland/fula-api', path: 'crates/fula-cli/src/config.rs' } as const;

const pins = { repo: 'functionland/pinning-service', path: 'openapi/api/openapi.yaml' } as const;

const bloxAi = {
  ...firmware('plugins/blox-ai/info.json'),
  matches: /at least (\d+ GB) of RAM and (\d+ GB) of free storage/,
} as const;

export const limits: ProofsOf<typeof facts> = {
  resetStarts: [
    {
      ...firmware('fula.sh'),
      matches: /if len\(timestamps\) < (\d+):/,
      proves: (before) => `${Number(before) + 1} starts`,
    },
    {
      ...firmware('fula.sh'),
      matches: /RESET_TIME_WINDOW = (\d+) \* 60/,
      proves: (window) => `within ${window} minutes`,
    },
  ],
  formatDrives: [smallest, ...anySizeBefore, ...formatsAll],
  formatSmallest: [smallest],
  formatAutomatic: [otherFormat[0]],
  driveAdvised: { none: 'Advice: the firmware uses an ext4 drive of any size.' },
  clusterCopies: [
    {
      ...firmware('.env.cluster'),
      matches: /CLUSTER_REPLICATIONFACTORMIN=(\d+)\nCLUSTER_REPLICATIONFACTORMAX=(\d+)/,
      proves: (least, most) => `${least} to ${most}`,
    },
  ],
  rewardPeriod: [
    {
      repo: 'functionland/fula-chain',
      path: 'contracts/core/RewardEngine.sol',
      matches: /DEFAULT_EXPECTED_PERIOD = (\d+ hours)/,
      proves: (period) => period,
    },
  ],
  autoPinSync: [
    {
      ...firmware('docker-compose.yml'),
      matches: /AUTO_PIN_PORT=3501\n\s+- SYNC_INTERVAL=(\d+)m/,
      proves: (pause) => `every ${pause} minutes`,
    },
  ],
  bloxAiRam: [{ ...bloxAi, proves: (ram) => ram }],
  bloxAiStorage: [{ ...bloxAi, proves: (_ram, storage) => storage! }],
  cloudFree: [cloudPrice.free],
  cloudPrice: [cloudPrice.perMonth, cloudPrice.hourly],
  smallestDeposit: [
    {
      repo: 'functionland/pinning-service',
      path: 'pinning-webui/server/services/blockScanner.ts',
      since: '2026-07-31',
      matches: /if \(amountFula < ([\d.]+)\)/,
      proves: (amount) => `${amount} FULA`,
    },
  ],
  pinName: [
    {
      ...pins,
      matches: /name: name\n\s+required: false\n\s+schema:\n\s+maxLength: (\d+)/,
      proves: (length) => `at most ${length} characters`,
    },
  ],
  pinList: [
    {
      ...pins,
      matches:
        /name: limit\n.*\n\s+schema:\n\s+default: (\d+)\n.*\n\s+maximum: (\d+)\n\s+minimum: (\d+)/,
      proves: (usual, most, least) =>
        `${least} to ${Number(most).toLocaleString('en-US')}, ${usual} by default`,
    },
  ],
  s3Body: [
    {
      ...s3,
      matches: /max_body_size: (\d+) \* 1024 \* 1024 \* 1024,/,
      proves: (size) => `at most ${gibibytes(size)}`,
    },
  ],
  s3Rate: [
    {
      ...s3,
      matches: /rate_limit_rps: (\d+),/,
      proves: (rate) => `${rate} per second`,
    },
  ],
  s3Tags: [
    {
      repo: 'functionland/fula-api',
      path: 'crates/fula-cli/src/handlers/tagging.rs',
      matches: /if tags\.len\(\) >= (\d+) \{/,
      proves: (tags) => `at most ${tags}`,
    },
  ],
  rfcComment: { none: 'A rule of this project, which no source code has.' },
};
