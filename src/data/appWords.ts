/**
 * Words of the FxBlox app that several guides explain: the connection word under the name of a
 * Blox, and the buttons of `Bluetooth commands`.
 *
 * Fields of a connection word: `word`, `meaning`, `action`. Fields of a command: `button`, `what`
 * (what the Blox does) and `code` (whether the app asks for a four-digit code from support).
 *
 * Sources: fx-components: apps/box, version 2.5.8 (2026-06-09), fula-ota:
 * docker/fxsupport/linux/{bluetooth.py,local_command_server.py} (2026-06-18).
 */
export interface ConnectionWord {
  readonly word: string;
  readonly meaning: string;
  readonly action: string;
}

export const connectionWords = {
  connected: {
    word: 'CONNECTED',
    meaning: 'The app reaches the Blox.',
    action: 'Nothing: all is well.',
  },
  checking: { word: 'CHECKING', meaning: 'The app is trying.', action: 'Wait a moment.' },
  switching: {
    word: 'SWITCHING',
    meaning: 'The app changes to another Blox.',
    action: 'Wait a moment.',
  },
  disconnected: {
    word: 'DISCONNECTED',
    meaning: 'The app gets no answer from the Blox.',
    action: 'Retry, then go through the guide for a disconnected Blox.',
  },
  noInternet: {
    word: 'NO INTERNET',
    meaning: 'Your own phone or computer is offline, not the Blox.',
    action: 'Leave the hotspot, check your own network.',
  },
  noClient: {
    word: 'NO CLIENT',
    meaning: 'The app is not ready yet.',
    action: 'Wait; then reload the tab, or close the phone app and open it again.',
  },
  unknown: { word: 'UNKNOWN', meaning: 'No state is known yet.', action: 'Retry.' },
} as const satisfies Record<string, ConnectionWord>;

export interface BluetoothCommand {
  readonly button: string;
  readonly what: string;
  readonly code: 'yes' | 'no';
}

export const bluetoothCommands = {
  supportOn: {
    button: 'SUPPORT ON',
    what: 'Opens the support tunnel, through which staff can look at the Blox.',
    code: 'no',
  },
  supportOff: { button: 'SUPPORT OFF', what: 'Closes the support tunnel.', code: 'no' },
  restartFula: { button: 'Restart Fula', what: 'Restarts the Fula programs.', code: 'yes' },
  restartUniondrive: {
    button: 'Restart Uniondrive',
    what: 'Joins the drives again, then restarts the Fula programs.',
    code: 'yes',
  },
  hotspot: {
    button: 'Hotspot',
    what: 'Switches on the Wi-Fi FxBlox. Does nothing where the Blox has joined a Wi-Fi before, because it deletes its hotspot profile then; a reset brings it back.',
    code: 'yes',
  },
  ipfsDelete: {
    button: 'IPFS Delete',
    what: 'By its code it can report success and do nothing.',
    code: 'yes',
  },
  forceUpdate: {
    button: 'Force Update',
    what: 'By its code it can report success and do nothing.',
    code: 'no',
  },
  reset: {
    button: 'Reset',
    what: 'The Blox forgets its owner and its pool, and restarts. No file is erased.',
    code: 'yes',
  },
  partition: {
    button: 'Partition',
    what: 'Formats the drives: everything on every eligible drive is erased.',
    code: 'yes',
  },
} as const satisfies Record<string, BluetoothCommand>;
