/**
 * Versions of programs, images, and standards that pages print inline.
 *
 * Sources: tags, releases and package files of the public repositories fxblox-web, fx-components,
 * fula-ota, react-native-fula, fula-sec, fula-api, fula-chain, and fula-archived (2026-08-27).
 */
export const versions = {
  /** What the web app needs. */
  browser: 'Chrome or Edge, on a computer or Android phone',
  /** The oldest phone app that works on mainnet. */
  phoneAppLowest: '2.0.1',
  /** The last phone app that shows the account ID. */
  phoneAppAccountId: '1.6.33',
  phoneAppAndroid: 'Android 8',
  phoneAppIos: 'iOS 15',
  /** The file named version in it still reads 3.1.6. */
  firmware: 'v3.1.14',
  /** The last firmware whose network drive asks for no password. */
  openNetworkDrive: 'v3.1.14',
  reactNativeFula: '1.58.2',
  fulaSec: '2.0.0',
  fulaSecWeb: '2.0.3',
  fulaClient: '0.6.20',
  contracts: 'Solidity 0.8.24',
  /** The client of 2022, `@functionland/fula`. */
  fulaLegacy: '0.6.5',
  pinningSpec: '1.0.0',
} as const;
