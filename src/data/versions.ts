/**
 * Versions of programs, images and standards, with the date on which each was current.
 *
 * Fields: `what`, `version` (the words to print inline), `date` (ISO day, month or year; 'undated' where no source tells),
 * `note` (may be empty).
 *
 * Sources: tags, releases and package files of the public repositories fxblox-web, fx-components,
 * fula-ota, rk1-image, rpi-image, go-fula, react-native-fula, fula-sec, fula-api, FxFiles, fx-fotos,
 * fula-chain, fula-archived and sugarfunge-node.
 */
import type { DateText } from './types';

export interface Version {
  readonly what: string;
  readonly version: string;
  readonly date: DateText | 'undated';
  readonly note: string;
}

export const versions = {
  browser: {
    what: 'Browser for the FxBlox web app',
    version: 'Chrome or Edge, on a computer or Android phone',
    date: '2026-08-27',
    note: '',
  },
  phoneApp: {
    what: 'FxBlox app (phone)',
    version: '2.5.8',
    date: '2026-06-09',
    note: 'Android code 264, iOS build 249.',
  },
  phoneAppLowest: {
    what: 'Lowest phone app for mainnet',
    version: '2.0.1',
    date: '2025-08-01',
    note: '',
  },
  phoneAppAccountId: {
    what: 'Last phone app with the account ID',
    version: '1.6.33',
    date: '2025-07-18',
    note: '',
  },
  phoneAppAndroid: {
    what: 'System for the phone app on Android',
    version: 'Android 8',
    date: '2026-06-09',
    note: '',
  },
  phoneAppIos: {
    what: 'System for the phone app on iOS',
    version: 'iOS 15',
    date: '2026-06-09',
    note: '',
  },
  firmware: {
    what: 'Firmware (fula-ota)',
    version: 'v3.1.14',
    date: '2026-06-18',
    note: 'The file named version in it still reads 3.1.6.',
  },
  openNetworkDrive: {
    what: 'Last firmware whose network drive asks for no password',
    version: 'v3.1.14',
    date: '2026-06-18',
    note: '',
  },
  reactNativeFula: {
    what: 'react-native-fula',
    version: '1.58.2',
    date: '2026-05-31',
    note: '',
  },
  fulaSec: {
    what: 'fula-sec',
    version: '2.0.0',
    date: '2022-11',
    note: '',
  },
  fulaSecWeb: {
    what: 'fula-sec-web',
    version: '2.0.3',
    date: '2022-11',
    note: '',
  },
  fulaClient: {
    what: 'fula_client (Flutter)',
    version: '0.6.20',
    date: '2026-08-23',
    note: '',
  },
  contracts: {
    what: 'Contracts (fula-chain)',
    version: 'Solidity 0.8.24',
    date: '2026-04-08',
    note: '',
  },
  fulaLegacy: {
    what: '@functionland/fula',
    version: '0.6.5',
    date: '2022-10',
    note: 'Legacy client of 2022.',
  },
  pinningSpec: {
    what: 'Pinning service specification',
    version: '1.0.0',
    date: '2026-07-31',
    note: 'Frozen.',
  },
} as const satisfies Record<string, Version>;
