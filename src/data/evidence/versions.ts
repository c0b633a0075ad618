import type { versions as facts } from '../versions';
import { v3114 } from './repositories';
import type { Evidence, ProofsOf } from './types';

const app = { repo: 'functionland/fx-components' } as const;

/** A version in a file of a package. */
const version = (
  repo: `${string}/${string}`,
  path: string,
  matches: RegExp,
  since?: string,
): Evidence => ({ repo, path, matches, proves: (found) => found, ...(since && { since }) });

export const versions: ProofsOf<typeof facts> = {
  browser: [
    {
      repo: 'functionland/fxblox-web',
      path: 'apps/fxblox-web/src/i18n/locales/en/shell.json',
      since: '2026-08-27',
      contains: 'Use Chrome or Edge on desktop / Android',
    },
  ],
  phoneApp: [
    version(
      'functionland/fx-components',
      'apps/box/android/app/build.gradle',
      /versionName "([\d.]+)"/,
    ),
    {
      ...app,
      path: 'apps/box/android/app/build.gradle',
      matches: /versionCode (\d+)/,
      proves: (code) => `Android code ${code}`,
    },
    {
      ...app,
      path: 'apps/box/ios/Box.xcodeproj/project.pbxproj',
      matches: /CURRENT_PROJECT_VERSION = (\d+);/,
      proves: (build) => `iOS build ${build}`,
    },
  ],
  phoneAppLowest: {
    none: 'Version 2.0.0 has the contracts of mainnet, too, and no code names the lowest version.',
  },
  phoneAppAccountId: [
    {
      ...app,
      release: 'v1.6.33',
      path: 'apps/box/src/components/WalletDetails.tsx',
      contains: 'Blox account: {bloxAccountId}',
    },
    {
      ...app,
      release: 'v1.6.34',
      path: 'apps/box/src/components/WalletDetails.tsx',
      gone: 'Blox account: {bloxAccountId}',
    },
  ],
  phoneAppAndroid: [
    {
      ...app,
      path: 'apps/box/android/build.gradle',
      matches: /minSdkVersion = (\d+)/,
      proves: (level) => (level === '26' ? 'Android 8' : `Android with API level ${level}`),
    },
  ],
  phoneAppIos: [
    {
      ...app,
      path: 'apps/box/ios/Box.xcodeproj/project.pbxproj',
      matches: /IPHONEOS_DEPLOYMENT_TARGET = (\d+)\.0;/,
      proves: (major) => `iOS ${major}`,
    },
  ],
  firmware: [
    { ...v3114('version'), matches: /^([\d.]+)\s*$/, proves: (found) => `still reads ${found}` },
  ],
  openNetworkDrive: [{ ...v3114('fula.sh'), contains: 'guest ok = yes' }],
  reactNativeFula: [
    version(
      'functionland/react-native-fula',
      'package.json',
      /^  "version": "([\d.]+)"/m,
      '2026-05-31',
    ),
  ],
  fulaSec: [version('functionland/fula-sec', 'package.json', /^  "version": "([\d.]+)"/m)],
  fulaSecWeb: [version('functionland/fula-sec-web', 'package.json', /^  "version": "([\d.]+)"/m)],
  fulaClient: [
    version(
      'functionland/fula-api',
      'packages/fula_client/pubspec.yaml',
      /^version: ([\d.]+)/m,
      '2026-08-23',
    ),
  ],
  contracts: [
    {
      repo: 'functionland/fula-chain',
      path: 'hardhat.config.ts',
      matches: /compilers: \[\s+\{\s+version: "([\d.]+)"/,
      proves: (compiler) => `Solidity ${compiler}`,
    },
  ],
  fulaLegacy: { none: 'The package of 2022 will not change anymore.' },
  pinningSpec: [
    version('functionland/pinning-service', 'openapi/api/openapi.yaml', /^  version: ([\d.]+)$/m),
  ],
};
