import type { knownIssues as facts } from '../knownIssues';
import { failedChecks, formatsAll, otherFormat } from './drives';
import { v3114 } from './repositories';
import { safety } from './safety';
import type { Evidence, ProofsOf } from './types';

const goFula = { repo: 'functionland/go-fula' } as const;
const phoneApp = { repo: 'functionland/fx-components' } as const;
/** The contract since its upgrade. */
const rewardEngine = {
  repo: 'functionland/fula-chain',
  path: 'contracts/core/RewardEngine.sol',
  since: '2026-05-12',
} as const;
const pcNode = {
  repo: 'functionland/fula-ota',
  path: 'pc-installer/templates/docker-compose.pc.yml',
} as const;

/** The evidence for the rule that an issue shows. */
const ofRule = (key: keyof typeof safety): readonly Evidence[] => {
  const proof = safety[key];
  return proof && !('none' in proof) ? proof : [];
};

export const knownIssues: ProofsOf<typeof facts> = {
  'failed-health-checks': failedChecks,
  'no-purple-warning': [
    { ...v3114('readiness-check.py'), contains: 'LED_PATH, "purple", "5"' },
    { ...v3114('control_led.py'), contains: 'choices=color_combinations.keys()' },
    { ...v3114('control_led.py'), gone: "'purple':" },
  ],
  'windows-drive-erases': [...otherFormat, ...formatsAll],
  'second-drive': ofRule('second-drive'),
  'format-several-drives': [
    {
      ...v3114('resize.sh'),
      matches:
        /for DEVICE in \$DEVICELIST; do\n[^]*?start_services 0\n\s+else\n[^]*?\n {4}done\n\}/,
    },
    { ...v3114('resize.sh'), matches: /start_services\(\) \{[^]*?sudo reboot\n/ },
  ],
  'folders-deleted': [
    {
      ...v3114('union-drive.sh'),
      matches:
        /for pattern in sda sdb sdc sdd sde nvme; do\n\s+remove_recursive_pattern "\$MOUNT_PATH" "\$\{pattern\}\*"/,
    },
    { ...v3114('union-drive.sh'), contains: '-maxdepth 1 -type d -name "$pattern"' },
  ],
  'small-drives-fill': [
    {
      ...v3114('update_kubo_config.py'),
      matches: /storage_max_gb = int\(total_gb \* 0\.(\d)\)/,
      proves: (tenths) => `${tenths}0 percent`,
    },
    {
      ...v3114('update_kubo_config.py'),
      matches: /max\(storage_max_gb, (\d+)\)/,
      proves: (least) => `at least ${least} GB`,
    },
  ],
  'browser-connection': [{ ...v3114('bluetooth.py'), contains: 'CCCD_UUID = "2902"' }],
  'wifi-names': [
    {
      ...v3114('bluetooth.py'),
      matches:
        /val\.startswith\("wifi\/connect "\):\n\s+parts = val\.split\(" "\)\n\s+if len\(parts\) == 4:/,
    },
    { ...goFula, path: 'wap/pkg/wifi/scan.go', contains: 'ssid := fields[startIndex+1]' },
  ],
  'wifi-error': [
    {
      ...goFula,
      path: 'wap/pkg/server/server.go',
      matches:
        /context\.WithTimeout\(r\.Context\(\), time\.Second\*(\d+)\)\n.*\n\s+err := wifi\.ConnectWifi\(/,
      proves: (time) => `allows only ${time} seconds`,
    },
    {
      ...goFula,
      path: 'wap/pkg/wifi/wifi.go',
      matches: /func connectToNetwork\([^}]*\}\n\n\s+time\.Sleep\(10 \* time\.Second\)/,
    },
    {
      ...goFula,
      path: 'wap/pkg/server/server.go',
      matches: /"failed to connect to wifi"[^]{0,60}?"couldn't connect", http\.StatusBadRequest/,
    },
    {
      ...v3114('readiness-check.py'),
      matches: /elif wifi_status == "other":\n.*\n.*LED_PATH, "green", "(\d+)"/,
      proves: (time) => `green for ${time} seconds`,
    },
  ],
  'wifi-forgotten': [
    {
      // Only for some errors.
      ...v3114('readiness-check.py'),
      matches: /connections_to_remove\.append\(wifi_con\)\n\s+else:\n.*Failed to connect to/,
      proves: () => "usually deletes the ones it can't join",
    },
    {
      ...v3114('readiness-check.py'),
      matches:
        /for conn_name in connections_to_remove:[^]{0,250}?"nmcli", "con", "delete", conn_name\]/,
    },
    {
      ...v3114('readiness-check.py'),
      matches: /if len\(connections_to_remove\) > 0:[^]{0,600}?"sudo", "reboot"\]/,
    },
    {
      // Six rounds of a red light and a pause.
      ...v3114('readiness-check.py'),
      matches:
        /if cycles_with_no_wifi == (\d+):[^]{0,250}?"red", "(\d+)"[^]{0,350}?time\.sleep\((\d+)\)/,
      proves: (rounds, on, off) =>
        Math.round((Number(rounds) * (Number(on) + Number(off))) / 60) === 2
          ? 'about two minutes'
          : 'after another time',
    },
  ],
  'network-drive-open': [
    { ...v3114('fula.sh'), matches: /path = \$shared_folder\n[^"]*guest ok = yes/ },
    {
      ...v3114('firewall.sh'),
      matches: /for port in 139 445; do\n(?:.*--dport "\$port" -s [\d./]+ -j ACCEPT\n){3}done/,
    },
  ],
  'public-passwords': ofRule('public-passwords'),
  'support-connection': ofRule('support-tunnel'),
  'format-disk': [
    {
      ...phoneApp,
      path: 'apps/box/src/screens/InitialSetup/SetBloxAuthorizer.screen.tsx',
      contains: 'onPress={loading_bloxFormatDisk ? null : handleFormatDisk}',
    },
  ],
  'blox-ai-partition': [
    {
      ...v3114('plugins/blox-ai/trees/disconnected.yaml'),
      matches: /use_percent >= (\d+)"[^]{0,350}?action_name: partition/,
      proves: (percent) => `more than ${percent} percent`,
    },
    {
      ...v3114('local_command_server.py'),
      contains: "'partition': 'sudo touch /home/pi/commands/.command_partition'",
    },
    ...formatsAll,
  ],
  'buttons-without-effect': [
    {
      ...phoneApp,
      path: 'apps/box/src/screens/Settings/Bluetooth/BluetoothCommands.screen.tsx',
      contains: "{ label: 'Force Update', command: 'forceupdate', skipCode: true }",
    },
    {
      ...phoneApp,
      path: 'apps/box/src/screens/Settings/Bluetooth/BluetoothCommands.screen.tsx',
      contains: "{ label: 'IPFS Delete', command: 'cluster_delete', dangerous: true }",
    },
    { ...v3114('local_command_server.py'), gone: /forceupdate|cluster_delete/ },
  ],
  'wrong-words': [
    {
      ...phoneApp,
      path: 'apps/box/src/i18n/locales/en/translation.json',
      contains: "format is either 'ext4' or 'vFat'",
    },
    {
      ...phoneApp,
      path: 'apps/box/src/i18n/locales/en/translation.json',
      contains: 'the chain you used',
    },
  ],
  'fxfiles-discovery': [{ ...v3114('firewall.sh'), gone: /dport 5353\b/ }],
  'auto-pin-stop': ofRule('auto-pin-stop'),
  'auto-pin-complete': [
    ...ofRule('auto-pin-complete'),
    {
      repo: 'functionland/fula-ota',
      path: 'docker/fula-pinning/kubo_client.go',
      release: 'v3.1.14',
      matches: /http\.Client\{Timeout: (\d+) \* time\.Second\}/,
      proves: (limit) => `within ${Number(limit) / 60} minutes`,
    },
  ],
  'deleted-key': ofRule('key-delete'),
  'claim-cap': ofRule('claim-cap'),
  'blox-s3': ofRule('blox-s3'),
  multipart: ofRule('multipart'),
  'claim-functions': [
    { ...rewardEngine, gone: /function claimRewards(?:WithLimit)?\(/ },
    { ...rewardEngine, contains: 'function claimRewardsV2(' },
    { ...rewardEngine, contains: 'function claimRewardsWithLimitV2(' },
  ],
  'pc-firewall': [
    { ...pcNode, contains: '- "3500:3500"' },
    { ...pcNode, contains: '- "9000:9000"' },
  ],
};
