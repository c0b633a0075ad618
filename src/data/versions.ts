/**
 * Versions of programs, images and standards, with the date on which each was current.
 *
 * Fields: `what`, `version` (the words to print inline), `date` (ISO day, month or year; 'undated' where no source tells),
 * `confidence`, `note` (may be empty).
 *
 * Sources: tags, releases and package files of the public repositories fxblox-web, fx-components,
 * fula-ota, rk1-image, rpi-image, go-fula, react-native-fula, fula-sec, fula-api, FxFiles, fx-fotos,
 * fula-chain, fula-archived and sugarfunge-node.
 */
import type { Confidence, DateText } from './types';

export interface Version {
  readonly what: string;
  readonly version: string;
  readonly date: DateText | 'undated';
  readonly confidence: Confidence;
  readonly note: string;
}

export const versions = {
  webApp: {
    what: 'FxBlox app (web)',
    version: 'no version number is shown',
    date: '2026-08-27',
    confidence: 'A',
    note: 'Live on this date.',
  },
  browser: {
    what: 'Browser for the FxBlox web app',
    version: 'Chrome or Edge, on a computer or Android phone',
    date: '2026-08-27',
    confidence: 'A',
    note: '',
  },
  phoneApp: {
    what: 'FxBlox app (phone)',
    version: '2.5.8',
    date: '2026-06-09',
    confidence: 'A',
    note: 'Android code 264, iOS build 249.',
  },
  phoneAppLowest: {
    what: 'Lowest phone app for mainnet',
    version: '2.0.1',
    date: '2025-08-01',
    confidence: 'A',
    note: '',
  },
  phoneAppAndroid: {
    what: 'System for the phone app on Android',
    version: 'Android 8',
    date: '2026-06-09',
    confidence: 'A',
    note: '',
  },
  phoneAppIos: {
    what: 'System for the phone app on iOS',
    version: 'iOS 15',
    date: '2026-06-09',
    confidence: 'A',
    note: '',
  },
  firmware: {
    what: 'Firmware (fula-ota)',
    version: 'v3.1.14',
    date: '2026-06-18',
    confidence: 'A',
    note: 'The file named version in it still reads 3.1.6.',
  },
  firmwareFile: {
    what: 'Number in the firmware file named version',
    version: '3.1.6',
    date: '2026-06-18',
    confidence: 'A',
    note: 'The release is v3.1.14.',
  },
  resetFirmware: {
    what: 'Oldest firmware that knows the power-cycle reset',
    version: 'firmware from August 5, 2025',
    date: '2025-08-05',
    confidence: 'A',
    note: '',
  },
  rk1Image: {
    what: 'RK1 image',
    version: 'v2.0.10',
    date: '2025-12-20',
    confidence: 'A',
    note: '',
  },
  cm4Image: {
    what: 'CM4 image',
    version: 'v1.54.4',
    date: '2024-04-09',
    confidence: 'A',
    note: '',
  },
  rkDevTool: {
    what: 'RKDevTool for the RK1 re-image',
    version: 'v2.96',
    date: 'undated',
    confidence: 'B',
    note: 'Windows only.',
  },
  fulaNode: {
    what: 'Fula Node (PC)',
    version: '1.11.4',
    date: '2026-04-13',
    confidence: 'A',
    note: '',
  },
  goFula: {
    what: 'go-fula',
    version: 'v1.58.0',
    date: '2026-03-01',
    confidence: 'A',
    note: 'Last tag; the main branch was read on 2026-04-29.',
  },
  reactNativeFula: {
    what: 'react-native-fula',
    version: '1.58.2',
    date: '2026-05-31',
    confidence: 'A',
    note: '',
  },
  fulaSec: {
    what: 'fula-sec',
    version: '2.0.0',
    date: '2022-11',
    confidence: 'A',
    note: '',
  },
  fulaClient: {
    what: 'fula_client (Flutter)',
    version: '0.6.20',
    date: '2026-08-23',
    confidence: 'B',
    note: '',
  },
  fulaMcp: {
    what: '@functionland/fula-mcp',
    version: '0.6.17',
    date: '2026',
    confidence: 'B',
    note: '',
  },
  fxfiles: {
    what: 'FxFiles',
    version: '1.2.10+508',
    date: '2026-01-22',
    confidence: 'B',
    note: 'Newer builds exist in the stores.',
  },
  fxfotos: {
    what: 'FxFotos',
    version: '1.6.9',
    date: '2024-11-10',
    confidence: 'A',
    note: '',
  },
  fxfotosAndroid: {
    what: 'System for FxFotos on Android',
    version: 'Android 11',
    date: '2024-11-10',
    confidence: 'A',
    note: '',
  },
  contracts: {
    what: 'Contracts (fula-chain)',
    version: 'Solidity 0.8.24',
    date: '2026-04-08',
    confidence: 'A',
    note: '',
  },
  fulaLegacy: {
    what: '@functionland/fula',
    version: '0.6.5',
    date: '2022-10',
    confidence: 'A',
    note: 'Legacy client of 2022.',
  },
  pinningSpec: {
    what: 'Pinning service specification',
    version: '1.0.0',
    date: '2026-07-31',
    confidence: 'A',
    note: 'Frozen.',
  },
  functionyardRuntime: {
    what: 'Functionyard runtime',
    version: 'spec 101',
    date: '2025',
    confidence: 'A',
    note: 'In use from 2023 to 2025.',
  },
  whitepaper: {
    what: 'Whitepaper',
    version: '0.3',
    date: '2022',
    confidence: 'A',
    note: '',
  },
} as const satisfies Record<string, Version>;
