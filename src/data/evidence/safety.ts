import type { rules as facts } from '../safety';
import { cloudPrice } from './cloud';
import {
  anySizeBefore,
  atStart,
  blankOrForced,
  failedChecks,
  failedRepair,
  firstDriveOnly,
  formatsAll,
  gaveUp,
  minuteOff,
  nextToUsed,
  noneOpens,
  onlyExt4,
  onlyInternet,
  onlyOnce,
  otherFormat,
  purpleEndsEarly,
  purpleFirst,
  servicesRestart,
  smallest,
  yellowAfterwards,
  yellowAlone,
} from './drives';
import { firmware, v3114 } from './repositories';
import type { ProofsOf } from './types';
import { seconds } from './units';

const watcher = firmware('readiness-check.py');
const autoPin = (file: string) =>
  ({ repo: 'functionland/fula-ota', path: `docker/fula-pinning/${file}` }) as const;
const goFula = { repo: 'functionland/go-fula' } as const;
const webPools = {
  repo: 'functionland/fxblox-web',
  path: 'apps/fxblox-web/src/components/settings/PoolCard.tsx',
} as const;
const phoneApp = { repo: 'functionland/fx-components' } as const;
const storagePool = {
  repo: 'functionland/fula-chain',
  path: 'contracts/core/StoragePool.sol',
} as const;
const rk1Image = { repo: 'functionland/rk1-image' } as const;
const rewardEngine = {
  repo: 'functionland/fula-chain',
  path: 'contracts/core/RewardEngine.sol',
} as const;

/** Every start deletes folders with these names. */
const deletedFolders = {
  ...firmware('union-drive.sh'),
  matches:
    /for pattern in sda sdb sdc sdd sde nvme; do\n\s+remove_recursive_pattern "\$MOUNT_PATH" "\$\{pattern\}\*"/,
} as const;

/** A new system first makes room for itself, and then formats what's blank. */
const newSystem = [
  {
    ...firmware('resize.sh'),
    matches: /resize_rootfs \(\) \{\n.*light_purple 999999 --persist/,
  },
  onlyOnce,
  purpleFirst,
] as const;

/** Before v3.1.0, one drive that can't be opened led to the request that all drives are formatted. */
const oneFailedMount = {
  ...firmware('union-drive.sh'),
  release: 'v3.0.3',
  matches:
    /if \[ "\$check_mount_attempt" -eq 1 \]; then\n\s+sudo touch "\$COMMANDS_DIR\/\.command_partition"/,
} as const;

/** The firmware in a system for the RK1 is as old as the system. */
const olderSystem = {
  ...rk1Image,
  path: 'userpatches/customize-image.sh',
  contains: 'git clone --depth=1 -b main https://github.com/functionland/fula-ota',
} as const;

/** Drives are joined once, when the service for drives starts. */
const joinedAtStart = {
  ...firmware('union-drive.sh'),
  matches:
    /# Mount drives initially\n[^#]*?\nmount_drives\n[^]*?\nmonitor_and_update_drives\nremove_exit_trap/,
} as const;

/** Apps request that drives are formatted. */
const buttons = [
  {
    ...goFula,
    path: 'wap/pkg/config/config.go',
    contains: '"/home/commands/.command_partition"',
  },
  {
    ...firmware('local_command_server.py'),
    contains: "'partition': 'sudo touch /home/pi/commands/.command_partition'",
  },
  {
    ...phoneApp,
    path: 'apps/box/src/screens/Settings/Bluetooth/BluetoothCommands.screen.tsx',
    contains: "{ label: 'Partition', command: 'partition' },",
  },
] as const;

/** After a repair, the light is green for a moment, even if it has failed, and the count stays. */
const greenAfterRepair = {
  ...v3114('readiness-check.py'),
  matches:
    /finally:\n\s+# ALWAYS restart services(?:(?!\ndef )[^])*?LED_PATH, "green", "1"[^]*?ext4 repair attempted inside monitor loop\."\)\n\s+time\.sleep\(30\)\n\s+continue/,
} as const;

/** The pauses before four checks. */
const fourChecks = {
  ...v3114('readiness-check.py'),
  matches:
    /while restart_attempts < (\d+):\n[^]*?\n\s+time\.sleep\((\d+)\)\n\s+get_wifi_info_and_ping/,
  proves: (checks: string, pause: string) =>
    Number(checks) * Number(pause) === 1800 ? 'often within half an hour' : 'another time',
} as const;

/** Checks that fail without blue or red: after yellow only, or without any light. */
const withoutLight = [
  {
    ...watcher,
    matches:
      /"conditions not pass"[^]{0,300}?LED_PATH, "yellow", "5"(?:(?!LED_PATH)[^]){0,1000}?restart_attempts \+= 1/,
  },
  {
    ...watcher,
    matches:
      /go-fula proxy ports unreachable(?:(?!LED_PATH)[^]){0,200}?restart_attempts \+= 1\n\s+continue/,
  },
  { ...watcher, contains: 'time.sleep(450)\n        get_wifi_info_and_ping()' },
] as const;

/** The reset after five starts deletes Wi-Fi networks and settings, and doesn't touch drives or the pairing. */
const reset = [
  {
    ...firmware('fula.sh'),
    matches:
      /def perform_reset_actions\(\):(?:(?!uniondrive|media|mkfs|box_props|passwd|plugins|ssh)[^])*?start_led_flashing\(\)\n/,
  },
  {
    ...firmware('fula.sh'),
    matches:
      /def perform_reset_actions\(\):[^]{0,600}?delete_user_wifi_connections\(\)[^]{0,200}?os\.remove\(CONFIG_FILE\)/,
  },
] as const;

/** Settings are on the chip of the system. */
const settings = {
  ...firmware('fula.sh'),
  contains: 'CONFIG_FILE = f"{HOME_DIR}/.internal/config.yaml"',
} as const;

/** The update stick writes to the chip of the system (device 0), and to nothing else but the boot flash. */
const stickWritesChip = [
  {
    ...rk1Image,
    path: 'build_image.sh',
    matches: /mmc dev 0\n[^]*?mmc write \\\$\{load_addr0\}/,
  },
  {
    ...rk1Image,
    path: 'build_image.sh',
    gone: /\b(?:nvme|usb|scsi|sata) write\b/,
  },
] as const;

/** IDs come from the device and from the seed, which the app makes of the password and the signature. */
const identity = {
  ...goFula,
  path: 'wap/pkg/server/server.go',
  contains: 'combinedSeed := hardwareID + seedString',
} as const;

const pairingSecret = {
  repo: 'functionland/fula-ota',
  path: 'docker/fula-gateway/fula-local-gateway/src/auth.rs',
  matches: /Some\(secret\) => \{[^]*?Some\(header\)[^]*?None => \{\n\s+\/\/ No bearer secret/,
} as const;

/** After each copy, auto-pin writes its own index, and the storage service loads it in place of the one it had. */
const replacedIndex = [
  {
    repo: 'functionland/fula-ota',
    path: 'docker/fula-gateway/fula-local-gateway/src/state.rs',
    matches: /if current_cid != last_cid \{[^]*?bucket_manager\.load_registry\(\)/,
  },
  {
    ...autoPin('daemon.go'),
    matches:
      /Write registry CID AFTER all pins complete.*\n.*\n\s+d\.writeRegistryCID\(registryCID\)/,
  },
] as const;

/** The light blinks cyan while the Blox has its own Wi-Fi open. */
const cyan = {
  ...watcher,
  matches: /if wifi_status == "FxBlox":\n.*\n.*LED_PATH, "cyan"/,
} as const;

const openHotspot = [
  {
    ...goFula,
    path: 'wap/pkg/wifi/hotspot.go',
    contains: 'wifi.mode ap wifi.ssid FxBlox ipv4.method shared ipv6.method shared"',
  },
  { ...firmware('firewall.sh'), contains: '-s 10.42.0.0/24 -j ACCEPT' },
  cyan,
];

export const safety: ProofsOf<typeof facts> = {
  'format-rule': [
    smallest,
    ...anySizeBefore,
    oneFailedMount,
    olderSystem,
    blankOrForced,
    onlyOnce,
    atStart,
    ...formatsAll,
    ...firstDriveOnly,
    ...otherFormat,
    nextToUsed,
    ...failedChecks,
    {
      ...v3114('readiness-check.py'),
      contains: 'time.sleep(450)\n        get_wifi_info_and_ping()',
    },
    ...noneOpens,
    servicesRestart,
    onlyExt4,
    ...reset,
    settings,
    ...stickWritesChip,
    // Its Wi-Fi is lost, and the Blox restarts.
    {
      ...v3114('readiness-check.py'),
      matches: /if len\(connections_to_remove\) > 0:[^]{0,600}?"sudo", "reboot"\]/,
    },
    // Its services restart after an update.
    {
      ...firmware('fula.sh'),
      matches: /readiness-check\.py has changed[^]{0,120}?systemctl restart fula-readiness-check/,
    },
    ...buttons,
  ],
  'danger-format-app': [
    ...formatsAll,
    ...buttons,
    ...firstDriveOnly,
    {
      ...phoneApp,
      path: 'apps/box/src/components/Cards/ConnectedDevicesCard.tsx',
      matches:
        /t\('connectedDevicesCard\.formatConfirmation'\),\n\s+\[\n\s+\{\n.*\n\s+onPress: \(\) => \{\n\s+fxblox\.partition\(\)/,
    },
    {
      ...phoneApp,
      path: 'apps/box/src/screens/InitialSetup/SetBloxAuthorizer.screen.tsx',
      matches: /onPress=\{loading_bloxFormatDisk \? null : handleFormatDisk\}/,
    },
  ],
  'format-purple': [
    purpleFirst,
    ...purpleEndsEarly,
    minuteOff,
    { ...yellowAfterwards, proves: () => 'yellow' },
  ],
  restart: [onlyOnce, nextToUsed, deletedFolders],
  'purple-first': [purpleFirst, ...purpleEndsEarly, minuteOff],
  'power-out': [onlyOnce],
  'purple-new': newSystem,
  'purple-wait': newSystem,
  'stick-running': [
    {
      ...rk1Image,
      path: 'README.md',
      matches: /LED should turn green, blue, and then yellowish/,
    },
  ],
  'stick-of-owner': [
    {
      ...rk1Image,
      path: 'README.md',
      matches: /LED should turn green, blue, and then yellowish/,
    },
  ],
  'cyan-open': openHotspot,
  'cyan-until': openHotspot,
  'cable-outage': [
    ...openHotspot,
    {
      // Without Wi-Fi, only an answer from the internet counts as a connection.
      ...goFula,
      path: 'wap/pkg/wifi/wifi.go',
      contains: 'exec.CommandContext(ctx, "ping", "-c", "1", "-W", "5", "google.com")',
    },
  ],
  'repeated-yellow': [
    ...yellowAlone,
    ...failedRepair,
    greenAfterRepair,
    ...withoutLight,
    ...failedChecks,
    fourChecks,
    ...formatsAll,
    {
      // Without the count in a file, it starts at zero.
      ...v3114('readiness-check.py'),
      contains: '    restart_attempts = 0\n    if check_external_drive():',
    },
  ],
  'gave-up': [
    { ...gaveUp, proves: (_times, on) => `red for ${seconds(on!)}` },
    { ...watcher, matches: /red_iterations < \d+:\n.*\n\s+activate_wireguard_support\(\)/ },
    {
      // The red light may have ended up to an hour ago. After a pause, it begins to count again.
      ...v3114('readiness-check.py'),
      matches: /Red LED loop done\.[^]{0,200}?time\.sleep\((\d+)\)\n\s+return/,
      proves: (pause) => (pause === '3600' ? 'more than an hour ago' : 'another pause'),
    },
    {
      // After the pause, the checks that lead to a format take at least this long.
      ...v3114('readiness-check.py'),
      matches:
        /while restart_attempts < (\d+):[^]{0,1500}?time\.sleep\((\d+)\)\n\s+get_wifi_info_and_ping/,
      proves: (checks, pause) =>
        Number(checks) * Number(pause) >= 1800
          ? 'unplug the power within half an hour'
          : 'less than half an hour',
    },
    { ...firmware('firewall.sh'), contains: '-i support -p tcp --dport 22 -j ACCEPT' },
    {
      // Without a restart, the drives are formatted when the request before is older than this.
      ...v3114('readiness-check.py'),
      matches:
        /time_difference < (\d+) \* 60 \* 60:[^]*?Previous reboot flag is older[^]{0,300}?'touch', COMMAND_PARTITION_PATH\]/,
    },
  ],
  'unplug-order': [
    purpleFirst,
    ...purpleEndsEarly,
    ...yellowAlone,
    ...failedRepair,
    ...withoutLight,
    ...failedChecks,
    { ...gaveUp, proves: (_times, on) => seconds(on!) },
    onlyInternet,
  ],
  'windows-drive': [otherFormat[1], onlyExt4],
  'second-drive': [
    {
      // A new drive changes nothing while the others are joined.
      ...firmware('union-drive.sh'),
      matches:
        /is correctly mounted as mergerfs\."\n\s+is_correctly_mounted=true[^]*?is already properly mounted\. No action needed\./,
    },
    joinedAtStart,
    servicesRestart,
    {
      ...goFula,
      path: 'wap/pkg/wifi/properties.go',
      contains: `df -B1 2>/dev/null | grep -nE '/storage/(usb|sd[a-z]|nvme)'`,
    },
    { ...firmware('docker-compose.yml'), contains: '- /media/pi/:/storage:rw,rshared' },
    // Drives are mounted as soon as they're plugged in, also in other formats.
    { ...firmware('99-automount.rules'), contains: 'ACTION=="add", KERNEL=="sd[a-z][0-9]"' },
    { ...firmware('automount.sh'), contains: 'mount -t ntfs' },
    { ...firmware('automount.sh'), gone: 'control_led' },
    {
      ...phoneApp,
      path: 'apps/box/src/screens/Blox/Blox.screen.tsx',
      contains: 'capacity: currentBloxSpaceInfo?.size',
    },
    // The network drive is a folder on all drives together.
    { ...firmware('fula.sh'), contains: 'shared_folder="/uniondrive/fxblox"' },
    onlyExt4,
  ],
  'no-mirror': [
    { ...firmware('union-drive.sh'), matches: /if mergerfs -o \S*category\.create=lfs\S* / },
  ],
  'drive-key': [
    {
      ...goFula,
      path: 'modules/initipfscluster/main.go',
      matches:
        /clusterDir := externalPath \+ "\/ipfs-cluster"\n\s+identityPath := clusterDir \+ "\/identity\.json"[^]*?"private_key": clusterPrivB64/,
    },
    identity,
  ],
  'survive-stick-rk1': [...stickWritesChip, oneFailedMount, olderSystem, blankOrForced, settings],
  'survive-reset': [
    ...reset,
    settings,
    {
      ...firmware('local_command_server.py'),
      matches:
        /def _reset_system\(self\):\n\s+try:\n.*'rm', '-f', '\/home\/pi\/\.internal\/config\.yaml'.*\n.*'sudo reboot'/,
    },
    {
      ...goFula,
      path: 'wap/pkg/config/config.go',
      contains: '"/internal/box_props.json"',
    },
  ],
  copies: [
    {
      ...firmware('.env.cluster'),
      matches: /CLUSTER_REPLICATIONFACTORMIN=(\d+)\nCLUSTER_REPLICATIONFACTORMAX=(\d+)/,
      proves: (least, most) => `${least} to ${most} copies`,
    },
    {
      repo: 'functionland/fula-api',
      path: 'crates/fula-cli/src/local_retain.rs',
      since: '2026-08-23',
      matches: /if count >= self\.min_repl \{\n[^]{0,300}?unpin_local/,
    },
  ],
  'keep-originals': { none: 'Advice.' },
  away: [
    {
      // All that the relay can reach.
      ...goFula,
      path: 'blox/kubo_proxy.go',
      matches:
        /fulaBlockchainProtocol = "\/x\/fula-blockchain"\n\s+fulaPingProtocol\s+= "\/x\/fula-ping"\n\s+fulaClusterProtocol\s+= "\/x\/fula-cluster"\n\n/,
    },
    {
      ...firmware('firewall.sh'),
      matches: /for port in 139 445; do\n(?:.*--dport "\$port" -s [\d./]+ -j ACCEPT\n){3}done/,
    },
  ],
  cost: [
    cloudPrice.free,
    cloudPrice.perMonth,
    cloudPrice.hourly,
    cloudPrice.gigabytes100,
    cloudPrice.terabyte,
  ],
  'cloud-delete': { none: 'Advice.' },
  'auto-pin-complete': [
    {
      ...autoPin('daemon.go'),
      contains: 'TotalPending: len(d.priorityQueue),',
    },
  ],
  'pair-again': [
    {
      // The file that also holds the pairing is written from scratch.
      ...goFula,
      path: 'wap/pkg/server/server.go',
      matches: /config\.WriteProperties\(map\[string\]interface\{\}\{\n\s+"client_peer_id"/,
    },
  ],
  'auto-pin-stop': [
    {
      // Without a list from the cloud, nothing is copied. Once it has a list, a run needs no key.
      ...autoPin('daemon.go'),
      matches:
        /remotePins, err = d\.pinning\.ListAllPins\(\)\n\s+\}\n\s+if err != nil \{\n.*failed to fetch remote pins.*\n\s+return\n[^]*?for _, pin := range remotePins \{[^]*?d\.kubo\.PinAdd\(ctx, cid\)/,
    },
    // FxFiles asks for single files with the pairing secret.
    {
      ...autoPin('server.go'),
      matches: /handleReportMissing\([^]*?if !s\.auth\(r\) \{[^]*?s\.daemon\.QueuePriority\(/,
    },
    { ...autoPin('kubo_client.go'), gone: 'pin/rm' },
    ...reset,
    pairingSecret,
  ],
  'key-delete': [
    {
      repo: 'functionland/fula-api',
      path: 'crates/fula-cli/src/revocation.rs',
      since: '2026-08-23',
      matches: /FULA_REVOCATION_CHECK_ENABLED"\)\n[^]{0,100}?\.unwrap_or\(false\)/,
    },
  ],
  multipart: [
    {
      repo: 'functionland/fula-api',
      path: 'crates/fula-cli/src/handlers/multipart.rs',
      matches: /part_cids\.first\(\)[^]*?ObjectMetadata::new\(first_part_cid, total_size,/,
    },
    // The first one has the lowest number.
    {
      repo: 'functionland/fula-api',
      path: 'crates/fula-cli/src/multipart.rs',
      contains: 'pub parts: BTreeMap<u32, UploadPart>,',
    },
    {
      repo: 'functionland/fula-api',
      path: 'crates/fula-cli/src/handlers/object.rs',
      contains: 'state.block_store.get_block(&metadata.cid).await?',
    },
    {
      repo: 'functionland/fula-api',
      path: 'crates/fula-cli/src/handlers/object.rs',
      contains: '.header("Content-Length", metadata.size.to_string())',
    },
  ],
  'get-key': [
    {
      repo: 'functionland/pinning-service',
      path: 'pinning-webui/src/pages/GetKey.tsx',
      since: '2026-07-31',
      matches:
        /searchParams\.set\('key'[^]{0,200}?set\('email'[^]{0,60}?set\('name'[^]{0,60}?set\('id'[^]{0,60}?set\('provider'[^]{0,100}?set\('picture'/,
    },
    {
      repo: 'functionland/pinning-service',
      path: 'pinning-webui/src/pages/GetKey.tsx',
      since: '2026-07-31',
      contains: "['fxblox:', 'fxfiles:', 'files:', 'http:', 'https:']",
    },
  ],
  'blox-s3': [
    {
      repo: 'functionland/fula-ota',
      path: 'docker/fula-gateway/fula-local-gateway/src/routes.rs',
      gone: 'tagging',
    },
    ...replacedIndex,
    {
      repo: 'functionland/fula-ota',
      path: 'docker/fula-gateway/fula-local-gateway/src/handlers/multipart.rs',
      contains: 'state.block_store.put_ipld(&dag_node)',
    },
  ],
  'copy-before-pairing': replacedIndex,
  'danger-identity': [
    identity,
    {
      ...goFula,
      path: 'blockchain/blockchain.go',
      contains: 'return pid == bl.authorizer && bl.authorizer != ""',
    },
  ],
  'lost-password': [
    identity,
    { ...v3114('fula.sh'), matches: /path = \$shared_folder\n[^"]*guest ok = yes/ },
  ],
  'danger-claim': [
    {
      ...rewardEngine,
      matches:
        /function _claimRewardsInternalV2\([^]*?memberAddress != account\) revert NotPoolMember\(\);/,
    },
    {
      // Claimable rewards are counted for this many periods.
      ...rewardEngine,
      matches:
        /DEFAULT_EXPECTED_PERIOD = (\d+) hours;[^]*?SIX_MONTHS_IN_PERIODS = (\d+);[^]*?MAX_VIEW_PERIODS_V2 = SIX_MONTHS_IN_PERIODS;/,
      proves: (hours, periods) => `${(Number(hours) * Number(periods)) / 24} days`,
    },
    {
      ...rewardEngine,
      matches: /uint256 calculationStartTime = lastClaimed > 0 \? lastClaimed : joinDate;/,
    },
    { ...rewardEngine, matches: /while \(periodsChecked < maxPeriods\) \{/ },
    {
      // A claim that pays nothing moves on to the next periods.
      ...rewardEngine,
      matches:
        /if \((?:eligiblePeriods|totalRewards) == 0\) \{(?:\n\s+\/\/.*)?\n\s+if \(newLastClaimedTime > calculationStartTime\) \{\n\s+lastClaimedRewards\[account\]\[peerId\]\[poolId\] = newLastClaimedTime;/,
    },
    // Who joins again begins with a new date.
    { ...storagePool, contains: 'delete pool.peerIdToMember[peerId];' },
    { ...storagePool, contains: 'joinTimestamp[peerId] = uint32(block.timestamp);' },
    {
      ...rewardEngine,
      contains: 'uint256 periodStart = joinDate + (firstPeriodIndex * expectedPeriod);',
    },
  ],
  joining: [
    {
      ...webPools,
      matches:
        /const performStep2 = [^]{0,100}?if \(isPC\) \{[^]{0,1200}?service\.joinPool\([^]{0,300}?await PoolApiService\.joinPool\(/,
    },
    {
      ...phoneApp,
      path: 'apps/box/src/services/poolApiService.ts',
      contains: "BASE_URL = 'https://pools.fx.land'",
    },
    {
      ...phoneApp,
      path: 'apps/box/src/components/Cards/PoolCard.tsx',
      contains: "image?.includes('_amd64')",
    },
    {
      ...storagePool,
      matches:
        /function joinPoolRequest\([^]*?storageToken\.safeTransferFrom\(sender, tokenPool, reqAmount\);/,
    },
    {
      ...storagePool,
      matches:
        /function approveJoinRequest\([^)]*\)[^{]*onlyRole\(ProposalTypes\.POOL_ADMIN_ROLE\)/,
    },
  ],
  'join-submitted': [
    {
      ...webPools,
      matches:
        /!newJoinState\.step1Complete && newJoinState\.step2Complete\) \{\n[^}]*?title: t\('settings\.poolCard\.submitted\.title'\)/,
    },
    {
      ...webPools,
      matches: /const handleForceRejoin = async \(\) => \{\n\s+try \{\n\s+await forceRejoinPool\(/,
    },
  ],
  'danger-pc-lock': [
    {
      ...storagePool,
      matches:
        /function joinPoolRequest\([^]*?storageToken\.safeTransferFrom\(sender, tokenPool, reqAmount\);/,
    },
    {
      ...storagePool,
      matches:
        /if \(forfeited\) \{\n\s+storageToken\.safeTransfer\(address\(storageToken\), amount\);\n\s+\} else \{\n\s+_safeTransferOrMarkClaimable\(peerId, account, amount\);/,
    },
    {
      ...storagePool,
      matches: /function cancelJoinRequest\([^]*?_processTokenRefund\(peerId, reqAccount,/,
    },
    {
      ...storagePool,
      matches: /function setForfeitFlag\([^)]*\)[^{]*onlyRole\(ProposalTypes\.POOL_ADMIN_ROLE\)/,
    },
  ],
  'claim-cap': [
    {
      ...rewardEngine,
      contains: 'MAX_MONTHLY_REWARD_PER_PEER = 96000 * 10**18;',
    },
    {
      ...rewardEngine,
      matches: /SECONDS_PER_MONTH = (\d+) days;/,
      proves: (days) => `${days} days`,
    },
  ],
  'public-passwords': [
    {
      ...rk1Image,
      path: 'config',
      matches: /^ARMBIAN_ROOT_PASSWORD="\w+"\n(?:.*\n)*ARMBIAN_USER_PASSWORD="\w+"/m,
    },
    {
      ...firmware('firewall.sh'),
      matches: /--dport 22 -s 192\.168\.0\.0\/16 -j ACCEPT/,
    },
    { ...firmware('firewall.sh'), matches: /# 5a\.[^]{0,100}?-s 10\.42\.0\.0\/24 -j ACCEPT/ },
    { ...goFula, path: 'wap/pkg/config/config.go', contains: 'getEnv("HOTSPOT_SSID", "FxBlox")' },
    {
      ...goFula,
      path: 'wap/pkg/wifi/hotspot.go',
      contains: 'wifi.mode ap wifi.ssid FxBlox ipv4.method shared ipv6.method shared"',
    },
    {
      ...goFula,
      path: 'wap/cmd/main.go',
      matches:
        /No config file found, activating the hotspot mode[^]*?Wi-Fi is disconnected, activating the hotspot mode\."\)\n[^]{0,60}?wifi\.StartHotspot\(/,
    },
  ],
  // The token that the pairing saves is the API key of the account, and it outlives a change of hands.
  'cloud-key': [
    {
      ...goFula,
      path: 'blockchain/bl_autopin.go',
      contains: 'props["auto_pin_token"] = req.PinningToken',
    },
  ],
  streamr: { none: "Rules of Streamr's own site and contracts." },
  'support-tunnel': [
    {
      ...watcher,
      matches: /Maximum restart attempts reached\..*\n\s+activate_wireguard_support\(\)/,
    },
    {
      ...watcher,
      matches: /elif fula_restart_attempts >= 4:\n.*\n\s+activate_wireguard_support\(\)/,
    },
    { ...firmware('firewall.sh'), contains: '-i support -p tcp --dport 22 -j ACCEPT' },
    {
      ...firmware('wireguard/install.sh'),
      contains: 'systemctl disable wireguard-support.service',
    },
  ],
};
