import type { bluetoothCommands as facts } from '../appWords';
import { anySizeBefore, formatsAll, smallest } from './drives';
import { firmware, v3114 } from './repositories';
import type { Evidence, ProofsOf } from './types';

const commands = firmware('local_command_server.py');

/** The button, what it sends, and whether the app asks for a code, in both apps. */
const button = (label: string, command: string): Evidence[] => [
  {
    repo: 'functionland/fxblox-web',
    path: 'apps/fxblox-web/src/i18n/locales/en/setup.json',
    since: '2026-08-27',
    contains: `"${command}": "${label}"`,
  },
  {
    repo: 'functionland/fx-components',
    path: 'apps/box/src/screens/Settings/Bluetooth/BluetoothCommands.screen.tsx',
    matches: new RegExp(`label: '${label}', command: '${command}'(.*) \\},`),
    proves: (options) => (options?.includes('skipCode: true') ? '· no' : '· yes'),
  },
];

export const bluetoothCommands: ProofsOf<typeof facts> = {
  supportOn: [
    ...button('SUPPORT ON', 'wireguard/start'),
    { ...commands, contains: "'start', 'wireguard-support.service'" },
  ],
  supportOff: [
    ...button('SUPPORT OFF', 'wireguard/stop'),
    { ...commands, contains: "'stop', 'wireguard-support.service'" },
    {
      ...firmware('wireguard/install.sh'),
      contains: 'systemctl disable wireguard-support.service',
    },
  ],
  restartFula: [
    ...button('Restart Fula', 'restart_fula'),
    { ...commands, contains: "'restart_fula': 'sudo systemctl restart fula'" },
  ],
  restartUniondrive: [
    ...button('Restart Uniondrive', 'restart_uniondrive'),
    {
      ...commands,
      matches:
        /'restart_uniondrive': self\._restart_services[^]*def _restart_services\(self\):\s+try:\s+.*restart uniondrive'.*\n.*restart fula'/,
    },
  ],
  hotspot: [
    ...button('Hotspot', 'hotspot'),
    { ...commands, contains: "'hotspot': 'sudo nmcli con up FxBlox'" },
  ],
  ipfsDelete: [
    ...button('IPFS Delete', 'cluster_delete'),
    { ...v3114('local_command_server.py'), gone: "'cluster_delete'" },
  ],
  forceUpdate: [
    ...button('Force Update', 'forceupdate'),
    { ...v3114('local_command_server.py'), gone: "'forceupdate'" },
  ],
  reset: [
    ...button('Reset', 'reset'),
    {
      ...commands,
      matches:
        /'reset': self\._reset_system[^]*def _reset_system\(self\):\s+try:\s+.*'rm', '-f', '\/home\/pi\/\.internal\/config\.yaml'.*\n.*'sudo reboot'/,
    },
  ],
  partition: [
    ...button('Partition', 'partition'),
    { ...commands, contains: "'partition': 'sudo touch /home/pi/commands/.command_partition'" },
    smallest,
    ...anySizeBefore,
    ...formatsAll,
  ],
};
