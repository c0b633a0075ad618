import type { leds as facts } from '../leds';
import { failedRepair, gaveUp, onlyInternet, yellowAfterwards, yellowAlone } from './drives';
import { firmware } from './repositories';
import type { ProofsOf } from './types';
import { seconds } from './units';

const watcher = firmware('readiness-check.py');
const forSeconds = (time: string) => `for ${seconds(time)}`;

/** The Blox switches the light off when the time of a color is over. */
const offAfterwards = {
  ...firmware('control_led.py'),
  contains: 'time.sleep(time_param)\n        turn_off_all_leds()',
} as const;

export const leds: ProofsOf<typeof facts> = {
  'selftest-ok': [
    { ...firmware('hw_test.py'), matches: /All tests passed"\)\s+.*'green', '[2-5]'/ },
    {
      ...firmware('hw_test.py'),
      matches: /Hardware OK"\)\s+GPIO\.output\(led_g_pin, GPIO\.LOW\)\s+time\.sleep\([2-5]\)/,
    },
  ],
  'selftest-fail': [
    {
      ...firmware('hw_test.py'),
      matches: /'red', '[2-5]'\]\)\s+raise Exception\("USB ports not found"\)/,
    },
    {
      ...firmware('hw_test.py'),
      matches: /'red', '[2-5]'\]\)\s+raise Exception\("WiFi module not found"\)/,
    },
  ],
  'boot-counted': [
    {
      ...firmware('fula.sh'),
      matches: /CONTROL_LED_SCRIPT, 'yellow', '(\d+)'\]/,
      proves: forSeconds,
    },
  ],
  'ready-for-setup': [
    { ...watcher, matches: /if wifi_status == "FxBlox":\n.*\n.*LED_PATH, "cyan", "2"/ },
  ],
  online: [
    {
      ...watcher,
      matches: /elif wifi_status == "other":\n.*\n.*LED_PATH, "green", "(\d+)"/,
      proves: forSeconds,
    },
    offAfterwards,
  ],
  normal: [offAfterwards],
  healthy: [{ ...watcher, matches: /restart_attempts = 0\n.*LED_PATH, "green", "1"/ }],
  'no-network': [
    {
      ...watcher,
      matches: /wifi_status not connected"\)[^]{0,300}?LED_PATH, "red", "(\d+)"/,
      proves: forSeconds,
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
      proves: forSeconds,
    },
  ],
  'no-internet': [
    {
      ...watcher,
      matches:
        /elif wifi_status == "other":\n.*\n.*LED_PATH, "green", "(\d+)".*\n\s+monitor_docker_logs_and_restart\(\)/,
      proves: forSeconds,
    },
    { ...watcher, matches: /No internet connection\. Skipping.*\n.*LED_PATH, "yellow", "5"/ },
  ],
  'restart-ok': [failedRepair[0]],
  'restart-failed': [failedRepair[1]],
  fsck: [...yellowAlone, onlyInternet],
  busy: [
    { ...firmware('resize.sh'), contains: 'control_led.py light_purple 999999 --persist' },
    {
      ...firmware('fula.sh'),
      matches: /^"install"\)[^]{0,250}?control_led\.py light_purple 9000/m,
    },
  ],
  'busy-done': [
    yellowAfterwards,
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
      proves: forSeconds,
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
      proves: forSeconds,
    },
  ],
  'gave-up': [{ ...gaveUp, proves: (_times, on) => forSeconds(on!) }],
  'bt-reset': [
    {
      ...firmware('bluetooth.py'),
      matches:
        /if val == "reset":[^]{0,500}?'red', '(\d+)'\][^]{0,250}?threading\.Timer\(\1\.0, self\.reset_procedure\)/,
      proves: forSeconds,
    },
  ],
  'stick-update': [
    {
      ...firmware('update.sh'),
      matches: /fula_update\/update\.yaml[^]*?control_led\.py yellow 200/,
    },
    { ...firmware('update.sh'), matches: /control_led\.py green \d+.*\n\s+sudo reboot/ },
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
  ],
};
