import type { leds as facts } from '../leds';
import { betweenColors, failedChecks, minuteOff, purpleEndsEarly, redSooner } from './drives';
import { firmware, v3114 } from './repositories';
import type { ProofsOf } from './types';
import { inWords, minutes, seconds } from './units';

const watcher = firmware('readiness-check.py');

/** The Blox switches the light off when the time of a color is over. */
const offAfterwards = {
  ...firmware('control_led.py'),
  contains: 'time.sleep(time_param)\n        turn_off_all_leds()',
} as const;

export const leds: ProofsOf<typeof facts> = {
  'selftest-ok': [
    {
      ...firmware('hw_test.py'),
      matches: /All tests passed"\)\s+.*'green', '(\d+)'/,
      proves: (onRk1) => `for ${onRk1} to 5 seconds`,
    },
    {
      ...firmware('hw_test.py'),
      matches: /Hardware OK"\)\s+GPIO\.output\(led_g_pin, GPIO\.LOW\)\s+time\.sleep\((\d+)\)/,
      proves: (onCm4) => `to ${onCm4} seconds`,
    },
  ],
  'selftest-fail': [
    {
      ...firmware('hw_test.py'),
      matches: /'red', '(\d+)'\]\)\s+raise Exception\("USB ports not found"\)/,
      proves: (shortest) => `for ${shortest} to 5 seconds`,
    },
    {
      ...firmware('hw_test.py'),
      matches: /'red', '(\d+)'\]\)\s+raise Exception\("WiFi module not found"\)/,
      proves: (longest) => `to ${longest} seconds`,
    },
    {
      ...firmware('hw_test.py'),
      matches: /'red', '3'\]\)\s+raise Exception\("Bluetooth module not found"\)/,
    },
  ],
  'boot-counted': [
    {
      ...firmware('fula.sh'),
      matches: /CONTROL_LED_SCRIPT, 'yellow', '(\d+)'\]/,
      proves: seconds,
    },
    {
      ...firmware('fula.sh'),
      matches: /RESET_TIME_WINDOW = (\d+) \* 60/,
      proves: (window) => `within ${window} minutes`,
    },
    {
      ...firmware('fula.sh'),
      matches: /if len\(timestamps\) < (\d+):/,
      proves: (starts) => inWords(Number(starts) + 1),
    },
  ],
  'watcher-on': [
    {
      ...watcher,
      matches: /readiness check started"\)(?:\n.*LED_PATH, "\w+", "-1"\].*)+\n.*"green", "(\d+)"/,
      proves: seconds,
    },
  ],
  'ready-for-setup': [
    {
      ...watcher,
      matches: /if wifi_status == "FxBlox":\n.*\n.*LED_PATH, "cyan", "(\d+)"/,
      proves: (time) => `${seconds(time)} on`,
    },
  ],
  online: [
    {
      ...watcher,
      matches: /elif wifi_status == "other":\n.*\n.*LED_PATH, "green", "(\d+)"/,
      proves: (time) => `stays on for ${seconds(time)}`,
    },
    offAfterwards,
  ],
  normal: [offAfterwards],
  healthy: [
    {
      ...watcher,
      matches: /restart_attempts = 0\n.*LED_PATH, "green", "(\d+)"/,
      proves: (time) => `for ${seconds(time)}`,
    },
    {
      ...watcher,
      matches: /time\.sleep\((\d+)\)\n\s+get_wifi_info_and_ping\(\)\n\s+# Check if Docker/,
      proves: (pause) => `about every ${Math.round(Number(pause) / 60)} minutes`,
    },
  ],
  'no-network': [
    {
      // A Wi-Fi that can't be joined for another reason stays, and so does the red light.
      ...watcher,
      matches:
        /connections_to_remove\.append\(wifi_con\)\n\s+else:\n.*Failed to connect to[^]*?if len\(connections_to_remove\) > 0:/,
      proves: () => 'still red after 20 minutes',
    },
    {
      ...watcher,
      matches:
        /wifi_status not connected"\)[^]{0,300}?LED_PATH, "red", "(\d+)"[^]{0,350}?time\.sleep\((\d+)\)/,
      proves: (on, off) => `on for ${seconds(on!)}, then off for ${seconds(off!)} or longer`,
    },
  ],
  'trying-wifi': [
    {
      ...watcher,
      matches:
        /def attempt_wifi_connection\(\):[^]{0,600}?start_led_flash\("yellow"\)[^]{0,1200}?start_led_flash\("blue"\)[^]{0,1000}?start_led_flash\("green"\)/,
    },
  ],
  'wifi-failed': [
    {
      ...watcher,
      matches: /No successful WiFi connections[^]{0,150}?LED_PATH, "red", "(\d+)"/,
      proves: seconds,
    },
  ],
  'no-internet': [
    {
      // The only test.
      ...watcher,
      matches:
        /def check_internet_connection\(\):\n\s+try:\n\s+requests\.head\("https:\/\/([\w.]+)", timeout=5\)/,
      proves: (host) => host!,
    },
    {
      ...watcher,
      matches:
        /elif wifi_status == "other":\n.*\n.*LED_PATH, "green", "(\d+)".*\n\s+monitor_docker_logs_and_restart\(\)/,
      proves: (time) => `first color for ${seconds(time)}`,
    },
    {
      ...watcher,
      matches:
        /No internet connection\. Skipping.*\n.*LED_PATH, "yellow", "(\d+)".*\n\s+time\.sleep\((\d+)\)/,
      proves: (on, off) => `the second for ${on}, then stays off for ${minutes(off!)}`,
    },
  ],
  'restart-ok': [
    {
      ...watcher,
      matches:
        /LED_PATH, "yellow", "(\d+)"[^]{0,500}?restarted successfully for[^]{0,100}?LED_PATH, "blue", "\1"/,
      proves: (time) => `shows the second for ${seconds(time)}`,
    },
    minuteOff,
    betweenColors,
    ...failedChecks,
  ],
  'restart-failed': [
    {
      ...watcher,
      matches:
        /LED_PATH, "yellow", "(\d+)"[^]{0,800}?Failed to restart fula\.service for[^]{0,100}?LED_PATH, "red", "\1"/,
      proves: (time) => `shows the second for ${seconds(time)}`,
    },
    minuteOff,
    betweenColors,
    redSooner,
    ...failedChecks,
  ],
  fsck: [
    {
      ...watcher,
      matches: /repair in progress\n.*LED_PATH, "yellow", "(\d+)"/,
      proves: (time) => `comes on for ${seconds(time)} and goes off`,
    },
    {
      // A failed check shows the same.
      ...v3114('readiness-check.py'),
      matches:
        /"conditions not pass"[^]{0,300}?LED_PATH, "yellow", "(\d+)"(?:(?!LED_PATH)[^]){0,1200}?restart_attempts \+= 1/,
      proves: (time) => `comes on for ${seconds(time)} and goes off`,
    },
    {
      ...watcher,
      matches: /# Clear LED\n.*LED_PATH, "green", "1"/,
    },
    {
      // Without internet, the long green comes right before the yellow.
      ...watcher,
      matches: /LED_PATH, "green", "(\d+)"\].*\n\s+monitor_docker_logs_and_restart\(\)/,
      proves: (time) => `green for ${seconds(time)} right before the yellow`,
    },
    ...failedChecks,
  ],
  busy: [
    {
      ...firmware('resize.sh'),
      contains: 'control_led.py light_purple 999999 --persist',
    },
    {
      ...firmware('fula.sh'),
      matches: /^"install"\)[^]{0,250}?control_led\.py light_purple 9000/m,
    },
    // Another color replaces it for as long as that one is on.
    {
      ...firmware('control_led.py'),
      matches:
        /Check for persisted state[^]{0,200}?read_persistence_file\(\)[^]{0,400}?--background'/,
    },
    ...purpleEndsEarly,
  ],
  'busy-done': [
    {
      ...firmware('resize.sh'),
      matches: /control_led\.py light_purple 0[^]*?control_led\.py yellow (\d+)[^]*?sudo reboot/,
      proves: (time) => `about ${seconds(time)}`,
    },
    ...purpleEndsEarly,
    minuteOff,
    // After an update on demand, it comes at once, whether or not the update worked.
    {
      ...firmware('bluetooth.py'),
      matches:
        /'light_purple', '999999'\][^]{0,700}?'yellow', '10'\]\)\n\s+if result\.returncode == 0:/,
    },
  ],
  'format-error': [
    {
      ...firmware('resize.sh'),
      matches: /^cleanup\(\) \{[^}]*control_led\.py red 999999 --persist[^}]*\}/m,
    },
    { ...firmware('resize.sh'), contains: 'trap cleanup EXIT' },
  ],
  'install-ok': [
    {
      ...firmware('fula.sh'),
      matches: /if \$all_success; then[^]{0,500}?control_led\.py white (\d+)/,
      proves: (time) => `comes on for ${seconds(time)}`,
    },
    {
      ...firmware('fula.sh'),
      matches: /Installation finished with errors[^]{0,250}?control_led\.py red (\d+)/,
      proves: (time) => `red for ${seconds(time)} instead`,
    },
  ],
  'reset-fired': [
    {
      ...firmware('fula.sh'),
      contains: "CONTROL_LED_SCRIPT, 'light_purple', '999999', '--persist'",
    },
    {
      ...firmware('fula.sh'),
      matches: /CONTROL_LED_SCRIPT, 'blue', '(\d+)'\]/,
      proves: (time) => `the second for ${time}, then goes off`,
    },
    {
      ...firmware('fula.sh'),
      matches: /if len\(timestamps\) < (\d+):/,
      proves: (starts) => `after ${inWords(Number(starts) + 1)} starts`,
    },
  ],
  'gave-up': [
    {
      ...watcher,
      matches:
        /red_iterations < \d+:\n.*LED_PATH, "red", "(\d+)"[^]{0,200}?time\.sleep\((\d+)\)\n\s+red_iterations \+= 1/,
      proves: (on, off) => `on for ${seconds(on!)}, then off for ${seconds(off!)} or longer`,
    },
    {
      ...watcher,
      matches:
        /red_iterations < (\d+):\n.*LED_PATH, "red", "(\d+)"[^]{0,200}?time\.sleep\((\d+)\)\n\s+red_iterations \+= 1/,
      proves: (times, on, off) =>
        Number(times) * (Number(on) + Number(off)) > 3600
          ? 'for more than an hour'
          : 'for less than an hour',
    },
    {
      ...watcher,
      matches: /red_iterations < \d+:\n.*\n\s+activate_wireguard_support\(\)/,
    },
  ],
  'bt-reset': [
    {
      ...firmware('bluetooth.py'),
      matches:
        /if val == "reset":[^]{0,500}?'red', '(\d+)'\][^]{0,250}?threading\.Timer\(\1\.0, self\.reset_procedure\)/,
      proves: seconds,
    },
    {
      ...firmware('local_command_server.py'),
      matches:
        /def _reset_system\(self\):\n\s+try:\n.*'rm', '-f', '\/home\/pi\/\.internal\/config\.yaml'.*\n.*'sudo reboot'/,
    },
  ],
  'stick-update': [
    {
      ...firmware('update.sh'),
      matches: /fula_update\/update\.yaml[^]*?control_led\.py yellow (\d+)/,
      proves: (time) => `up to ${seconds(time)}`,
    },
    {
      ...firmware('update.sh'),
      matches: /control_led\.py green (\d+).*\n\s+sudo reboot/,
      proves: (time) => `second color for ${time}`,
    },
    {
      ...firmware('update.sh'),
      matches: /update\.error\.yaml"\n\s+.*control_led\.py red 3/,
    },
  ],
  'rk1-flashing': [
    {
      repo: 'functionland/rk1-image',
      path: 'README.md',
      matches: /LED should turn green, blue, and then yellowish[^]{0,60}?After about (\d+) minutes/,
      proves: (time) => `about ${time} minutes`,
    },
  ],
  'rk1-flashed': [
    {
      repo: 'functionland/rk1-image',
      path: 'README.md',
      contains: 'the LED starts blinking green and blue',
    },
  ],
  'cm4-flashing': { none: 'The code that writes the system of a CM4 is not public.' },
  'cm4-flashed': { none: 'The code that writes the system of a CM4 is not public.' },
  'imaging-mode': [
    {
      repo: 'functionland/rpi-image',
      path: 'README.md',
      contains: 'display a blue/white light and remain like that',
    },
    {
      repo: 'functionland/rpi-image',
      path: 'README.md',
      contains: 'gets stuck in a blue/white light',
    },
  ],
};
