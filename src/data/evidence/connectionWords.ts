import type { connectionWords as facts } from '../appWords';
import type { Proof, ProofsOf } from './types';

/** A word in the language file of the web app, and in the phone app if it has the same one. */
const word = (key: string, phoneApp?: { path: string; contains: string }): Proof => [
  {
    repo: 'functionland/fxblox-web',
    path: 'apps/fxblox-web/src/i18n/locales/en/main.json',
    since: '2026-08-27',
    matches: new RegExp(`"status": \\{[^}]*"${key}": "([^"]+)"`),
    proves: (label) => label,
  },
  ...(phoneApp ? [{ repo: 'functionland/fx-components' as const, ...phoneApp }] : []),
];

const manager = 'apps/box/src/screens/BloxManager.screen.tsx';
const states = 'apps/box/src/models/blox.ts';

export const connectionWords: ProofsOf<typeof facts> = {
  connected: word('CONNECTED', { path: manager, contains: "return 'CONNECTED';" }),
  checking: word('CHECKING', { path: manager, contains: "return 'CHECKING...';" }),
  switching: word('SWITCHING', { path: manager, contains: "return 'SWITCHING...';" }),
  disconnected: word('DISCONNECTED', { path: manager, contains: "return 'DISCONNECTED';" }),
  noInternet: word('NO INTERNET', { path: states, contains: "| 'NO INTERNET'" }),
  noClient: word('NO CLIENT', { path: states, contains: "| 'NO CLIENT'" }),
  unknown: word('unknown', { path: manager, contains: "return 'UNKNOWN';" }),
};
