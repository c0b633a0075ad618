/** Evidence for when a Blox formats drives, and for the lights that warn of it, which several facts are about. */
import { firmware, v3114 } from './repositories';
import { gibibytes, gigabytes, seconds } from './units';

const resize = firmware('resize.sh');

/** Drives that are smaller aren't formatted. */
export const smallest = {
  ...resize,
  matches: /if \[ "\$DEVICE_SIZE" -lt (\d+) \]; then/,
  proves: gigabytes,
} as const;

/** Small drives are skipped since v3.0.1. */
export const anySizeBefore = [
  { ...resize, release: 'v3.0.0', contains: 'for DEVICE in $DEVICELIST; do' },
  { ...resize, release: 'v3.0.0', gone: 'DEVICE_SIZE' },
  { ...smallest, release: 'v3.0.1' },
] as const;

/** A drive with partitions is formatted only on demand. */
export const blankOrForced = {
  ...resize,
  contains: 'if [ -z "$PARTITIONS" ] || [ "$force" -eq 1 ]; then',
} as const;

/** After the first time, a start doesn't format anything. */
export const onlyOnce = {
  ...resize,
  matches:
    /if \[ -f "\$partition_flag" \]; then\n.*\n\s+trap - EXIT\n\s+exit 0\n\s+else\n.*\n\s+partition_fs/,
} as const;

/** What the buttons request: all drives with a size, also the one inside. */
export const formatsAll = [
  { ...resize, contains: `DEVICELIST=$(lsblk -dpno NAME | grep '^/dev/sd')` },
  { ...resize, contains: "DEVICELIST='/dev/nvme0n1'" },
  { ...firmware('commands.sh'), matches: /"\.command_partition"\)[^]{0,500}?resize\.sh" 1\n/ },
] as const;

/** The light is purple before anything is erased. */
export const purpleFirst = {
  ...resize,
  matches: /stop_services 2>&1[^]*?sudo sfdisk --delete/,
} as const;

/** Purple goes off before the Blox has finished, and any other color ends it. */
export const purpleEndsEarly = [
  {
    ...firmware('resize.sh'),
    matches:
      /light_purple 0 [^]*?systemctl start uniondrive\.service[^]*?systemctl start fula\.service[^]*?sudo sync\n[^]*?yellow 10 /,
  },
  {
    ...firmware('control_led.py'),
    matches: /def execute_led_control\([^]*?\n\s+kill_led_processes_except_self\(\)/,
  },
  {
    ...firmware('fula.sh'),
    matches: /light_purple 9000 &\n\s+fi\n\s+fi\n\s+install "\$arch"/,
  },
] as const;

/** The light is yellow afterwards. */
export const yellowAfterwards = {
  ...resize,
  matches: /control_led\.py light_purple 0[^]*?control_led\.py yellow (\d+)/,
} as const;

/** A start with a large drive that isn't ext4 has the effect of four failed health checks. */
export const otherFormat = [
  {
    ...v3114('readiness-check.py'),
    matches:
      /disk_size_gb = disk_size \/ \(1024 \*\* 3\)[^]{0,100}?fstype\.lower\(\) != 'ext4'\) and \(disk_size_gb > (\d+)\)/,
    proves: gibibytes,
  },
  {
    ...v3114('readiness-check.py'),
    matches: /if check_external_drive\(\):\n.*\n\s+restart_attempts = 4\n/,
  },
] as const;

/** Four failed health checks in a row request that all drives are formatted. */
export const failedChecks = [
  { ...v3114('readiness-check.py'), contains: 'while restart_attempts < 4:' },
  {
    ...v3114('readiness-check.py'),
    matches:
      /No existing reboot flag\. Creating flag and initiating re-partition process\."\)\n.*REBOOT_FLAG_PATH.*\n.*'touch', COMMAND_PARTITION_PATH\]/,
  },
  {
    ...v3114('readiness-check.py'),
    contains: 'COMMAND_PARTITION_PATH = os.path.join(HOME_PATH, "commands/.command_partition")',
  },
] as const;

/** If no drive can be opened, one without a readable file system leads to the request that all drives are formatted. */
export const noneOpens = [
  { ...firmware('union-drive.sh'), contains: 'while [ "$(check_mounted_drives)" -eq 0 ]; do' },
  {
    ...firmware('union-drive.sh'),
    matches:
      /if \[ -z "\$fs_type" \]; then\n.*\n\s+sudo touch "\$COMMANDS_DIR\/\.command_partition"/,
  },
] as const;

/** The services start again when a check has failed. */
export const servicesRestart = {
  ...firmware('readiness-check.py'),
  matches: /"conditions not pass"[^]{0,1000}?"systemctl", "restart", "uniondrive\.service"/,
} as const;

/** A check runs only while a drive is in use. */
export const nextToUsed = {
  ...v3114('readiness-check.py'),
  matches:
    /check_fs_type\("\/uniondrive", "fuse\.mergerfs"\),[^]*?if check_conditions\(\):[^]{0,700}?monitor_docker_logs_and_restart\(\)/,
} as const;

/** At each start, a script runs that formats drives without partitions if it hasn't done so yet. */
export const atStart = {
  ...firmware('fula.sh'),
  contains: 'cron_command_resize="@reboot sudo bash $FULA_PATH/resize.sh',
} as const;

/** The Blox restarts after the first drive, within the loop over all drives. */
export const firstDriveOnly = [
  {
    ...resize,
    matches: /for DEVICE in \$DEVICELIST; do\n[^]*?start_services 0\n\s+else\n[^]*?\n {4}done\n\}/,
  },
  { ...resize, matches: /start_services\(\) \{[^]*?sudo reboot\n/ },
] as const;

/** A restart of the service takes at least a minute, and the light is off meanwhile. */
export const minuteOff = {
  ...firmware('fula.service'),
  contains: 'ExecStartPre=/bin/sleep 60',
} as const;

/** Only drives in the format ext4 are used. */
export const onlyExt4 = {
  ...firmware('union-drive.sh'),
  matches:
    /if \[ "\$fs_type" = "ext4" \]; then[^]*?echo "Skipping \$drive as it is not formatted as ext4/,
} as const;

const watcher = firmware('readiness-check.py');

/** A color, and then blue or red for as long. */
export const failedRepair = [
  {
    ...watcher,
    matches:
      /LED_PATH, "yellow", "(\d+)"[^]{0,500}?restarted successfully for[^]{0,100}?LED_PATH, "blue", "\1"/,
  },
  {
    ...watcher,
    matches:
      /LED_PATH, "yellow", "(\d+)"[^]{0,800}?Failed to restart fula\.service for[^]{0,100}?LED_PATH, "red", "\1"/,
  },
] as const;

/**
 * A failed check that counts shows only yellow, and so does the repair of a drive. So the words for a yellow without blue
 * or red have to be those for any other.
 */
export const yellowAlone = [
  {
    ...v3114('readiness-check.py'),
    matches:
      /"conditions not pass"[^]{0,300}?LED_PATH, "yellow", "(\d+)"(?:(?!LED_PATH)[^]){0,1200}?restart_attempts \+= 1\n\s+continue/,
    proves: seconds,
  },
  {
    ...v3114('readiness-check.py'),
    matches: /repair in progress\n.*LED_PATH, "yellow", "(\d+)"/,
    proves: seconds,
  },
] as const;

/** Without internet, the yellow comes right after the long green. */
export const onlyInternet = {
  ...watcher,
  matches: /LED_PATH, "green", "30"\].*\n\s+monitor_docker_logs_and_restart\(\)/,
} as const;

export const gaveUp = {
  ...watcher,
  matches:
    /red_iterations < (\d+):\n.*LED_PATH, "red", "(\d+)"[^]{0,200}?time\.sleep\((\d+)\)\n\s+red_iterations \+= 1/,
} as const;
