/**
 * Words of the FxBlox app that several guides explain: the connection status under the name of a
 * Blox, and the buttons of `Bluetooth commands`.
 *
 * Fields of a connection word: `word`, `meaning`, `action`. Fields of a command: `button`, `what`
 * (what the Blox does) and `code` (whether the app asks for a code from support).
 *
 * Sources: fx-components: apps/box, version 2.5.8 (2026-06-09), fula-ota:
 * docker/fxsupport/linux/{bluetooth.py,local_command_server.py} (2026-06-18).
 */
import { limits } from './limits';

export interface ConnectionWord {
  readonly word: string;
  readonly meaning: string;
  readonly action: string;
}

export const connectionWords = {
  connected: {
    word: 'CONNECTED',
    meaning: 'The app can reach your Blox.',
    action: "You don't need to do anything.",
  },
  checking: {
    word: 'CHECKING...',
    meaning: 'The app is trying to reach your Blox.',
    action: 'Wait a moment.',
  },
  switching: {
    word: 'SWITCHING...',
    meaning: 'The app is changing to another Blox.',
    action: 'Wait a moment.',
  },
  disconnected: {
    word: 'DISCONNECTED',
    meaning: "Your Blox doesn't answer this app. It may still be online.",
    action: 'Select Retry. If that changes nothing, follow the guide for a disconnected Blox.',
  },
  noInternet: {
    word: 'NO INTERNET',
    meaning: 'Your phone or computer is offline. Your Blox may still be online.',
    action: 'If you joined the FxBlox Wi-Fi, switch back to your own. Then go online.',
  },
  noClient: {
    word: 'NO CLIENT',
    meaning: "The app isn't ready yet.",
    action: 'Wait a moment, then reload the tab.',
  },
  unknown: {
    word: 'UNKNOWN',
    meaning: "The app hasn't checked yet.",
    action: 'Select Retry.',
  },
} as const satisfies Record<string, ConnectionWord>;

export interface BluetoothCommand {
  readonly button: string;
  readonly what: string;
  readonly code: 'yes' | 'no';
}

export const bluetoothCommands = {
  supportOn: {
    button: 'SUPPORT ON',
    what: 'Opens a tunnel through which our support team can read, change, and delete files on your Blox.',
    code: 'no',
  },
  supportOff: {
    button: 'SUPPORT OFF',
    what: 'Closes that tunnel. A restart of the Blox closes it, too.',
    code: 'no',
  },
  restartFula: {
    button: 'Restart Fula',
    what: "Restarts the Fula services. It doesn't erase files, as long as every connected drive is formatted for your Blox and works.",
    code: 'yes',
  },
  restartUniondrive: {
    button: 'Restart Uniondrive',
    what: 'Joins the drives into one space, as at a start, and then restarts the Fula services.',
    code: 'yes',
  },
  hotspot: {
    button: 'Hotspot',
    what: 'Asks your Blox to turn on its FxBlox Wi-Fi. Restarting the Blox works better.',
    code: 'yes',
  },
  ipfsDelete: {
    button: 'IPFS Delete',
    what: 'Has no effect on firmware v3.1.14.',
    code: 'yes',
  },
  forceUpdate: {
    button: 'Force Update',
    what: 'Has no effect on firmware v3.1.14. Your Blox updates itself.',
    code: 'no',
  },
  reset: {
    button: 'Reset',
    what: "Makes your Blox forget its owner and pool, then restarts it. It doesn't erase files.",
    code: 'yes',
  },
  partition: {
    button: 'Partition',
    what: `Formats drives. Count on losing everything on ${limits.formatDrives.value}.`,
    code: 'yes',
  },
} as const satisfies Record<string, BluetoothCommand>;
