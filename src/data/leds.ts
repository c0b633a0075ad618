/**
 * What the light of a Blox shows and what it means.
 *
 * The light has three channels, each on or off, so only seven colors exist. No entry relies on
 * color alone: `pattern` and `shape` describe the rhythm in words.
 *
 * Sources: fula-ota: docker/fxsupport/linux/{control_led.py, readiness-check.py, fula.sh,
 * resize.sh, union-drive.sh, bluetooth.py, hw_test.py, update.sh} (2026-06-18); rk1-image: build
 * script (2025-12-20).
 */
import type { LedColor } from './ledColors';

type LedShape = 'steady' | 'blink' | 'flash' | 'alternate' | 'sequence' | 'dark';

interface LedSwatchPhase {
  readonly color: LedColor | 'off';
  /** The real ones where they're known. */
  readonly seconds: number;
}

export interface Led {
  /** A label, such as `Blinking cyan`. */
  readonly name: string;
  /** What follows "the light" in a sentence, such as `blinks cyan`. */
  readonly phrase: string;
  readonly shape: LedShape;
  /** The rhythm in words, without the colors. */
  readonly pattern: string;
  /** One round, for drawings. */
  readonly swatch: readonly LedSwatchPhase[];
  /** What it means, as a sentence. */
  readonly meaning: string;
  /** What to do, as a sentence. */
  readonly action: string;
}

export const leds = {
  'selftest-ok': {
    name: 'Green for a few seconds, once, in the first minute',
    phrase: 'turns green for a few seconds during startup',
    shape: 'flash',
    pattern: 'It comes on for 3 to 5 seconds early in the startup.',
    swatch: [
      { color: 'green', seconds: 3 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'Your Blox checked its hardware and found nothing wrong.',
    action: "You don't need to do anything.",
  },
  'selftest-fail': {
    name: 'Red for a few seconds, once, in the first minute',
    phrase: 'turns red for a few seconds during startup',
    shape: 'flash',
    pattern: 'It comes on for 3 to 5 seconds early in the startup, once.',
    swatch: [
      { color: 'red', seconds: 4 },
      { color: 'off', seconds: 3 },
    ],
    meaning:
      "The hardware check failed, because a part such as USB, Wi-Fi, or Bluetooth doesn't respond.",
    action:
      'If every connected drive is formatted for your Blox and works, restart it once. If you see this again, contact support.',
  },
  'boot-counted': {
    name: 'Yellow for 2 seconds, once, in the first minute',
    phrase: 'blinks yellow once',
    shape: 'flash',
    pattern: 'It comes on for 2 seconds, once, about 20 seconds after you plug in the power.',
    swatch: [
      { color: 'yellow', seconds: 2 },
      { color: 'off', seconds: 4 },
    ],
    meaning:
      'Your Blox is starting. It counts each start, because five within 15 minutes reset it.',
    action: "You don't need to do anything.",
  },
  'watcher-on': {
    name: 'Green for 2 seconds, right after quick flashes',
    phrase: 'turns green for 2 seconds after very short flashes of other colors',
    shape: 'flash',
    pattern: 'It comes on for 2 seconds, once, right after very short flashes of other colors.',
    swatch: [
      { color: 'green', seconds: 2 },
      { color: 'off', seconds: 4 },
    ],
    meaning: 'Your Blox has started to watch its own health.',
    action: "You don't need to do anything.",
  },
  'ready-for-setup': {
    name: 'Cyan, blinking',
    phrase: 'blinks cyan',
    shape: 'blink',
    pattern: 'It keeps blinking: 2 seconds on, then a short gap.',
    swatch: [
      { color: 'cyan', seconds: 2 },
      { color: 'off', seconds: 0.7 },
    ],
    meaning: "Your Blox is ready for setup, or it couldn't join your Wi-Fi.",
    action:
      'If your Blox is new or was reset, set it up. Otherwise, connect it to your Wi-Fi again.',
  },
  online: {
    name: 'Green for 30 seconds, then off',
    phrase: 'turns green for 30 seconds and then goes off',
    shape: 'sequence',
    pattern: 'It stays on for 30 seconds, then goes off.',
    swatch: [
      { color: 'green', seconds: 30 },
      { color: 'off', seconds: 5 },
    ],
    meaning: 'Your Blox joined your network.',
    action: "You don't need to do anything.",
  },
  normal: {
    name: 'Off',
    phrase: 'stays off',
    shape: 'dark',
    pattern: 'It stays off.',
    swatch: [{ color: 'off', seconds: 1 }],
    meaning:
      "Your Blox is running normally. It's also off if there's no power, or no drive that your Blox can use.",
    action:
      'If the app says that your Blox is disconnected, read when not to unplug the power. Then restart it, and look for one yellow blink.',
  },
  healthy: {
    name: 'Green for a second, every few minutes',
    phrase: 'blinks green every few minutes',
    shape: 'flash',
    pattern: 'It comes on for 1 second about every 8 minutes.',
    swatch: [
      { color: 'green', seconds: 1 },
      { color: 'off', seconds: 9 },
    ],
    meaning: "Your Blox checked its services, and they're all running.",
    action: "You don't need to do anything.",
  },
  'no-network': {
    name: 'Red for 10 seconds, again and again',
    phrase: 'turns red for 10 seconds, goes off, and repeats that',
    shape: 'blink',
    pattern:
      "It's on for 10 seconds, then off for 10 seconds or longer, over and over. Count how long it's on.",
    swatch: [
      { color: 'red', seconds: 10 },
      { color: 'off', seconds: 10 },
    ],
    meaning: 'Your Blox has no network.',
    action:
      'Check that your router is on. Before you restart the router, unplug the power of your Blox, because it may forget the Wi-Fi otherwise, and take out any Windows or Mac drive. Plug it in again when the Wi-Fi is back. If the Wi-Fi name or password has changed, or if the red comes back, wait until the light blinks cyan, and connect your Blox to the Wi-Fi again. Your Blox restarts by itself for that, so a Windows or Mac drive has to be out. If the light is still red after 20 minutes with the Wi-Fi on, restart your Blox once.',
  },
  'trying-wifi': {
    name: 'Flashes of yellow, blue, or green, a second at a time',
    phrase: 'flashes yellow, then blue, then green',
    shape: 'sequence',
    pattern: 'It shows three colors one after the other, each flashing.',
    swatch: [
      { color: 'yellow', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
      { color: 'yellow', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
      { color: 'blue', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
      { color: 'blue', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
      { color: 'green', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
      { color: 'green', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
    ],
    meaning:
      'Your Blox is trying your Wi-Fi. Yellow is joining, blue is testing the internet, and green is success.',
    action: 'Wait two minutes.',
  },
  'wifi-failed': {
    name: 'Red for 5 seconds, right after flashes of a second',
    phrase: 'turns red for 5 seconds after quick yellow or blue flashes',
    shape: 'flash',
    pattern:
      'It comes on for 5 seconds, right after quick flashes of other colors. A steady color before it is another pattern.',
    swatch: [
      { color: 'red', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
    meaning: "Your Blox couldn't join any Wi-Fi that it has saved.",
    action: 'Connect it to your Wi-Fi again.',
  },
  'no-internet': {
    name: 'Green for 30 seconds, then yellow, again and again',
    phrase: 'repeats green, yellow, off',
    shape: 'sequence',
    pattern:
      'It shows the first color for 30 seconds and the second for 5, then stays off for 2 minutes.',
    swatch: [
      { color: 'green', seconds: 30 },
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 120 },
    ],
    meaning:
      "Your Blox is on your network, but it can't reach www.google.com, with which it tests the internet: the network has no internet, has a sign-in page, or blocks Google.",
    action:
      "Unplug the power of your Blox, because it may forget the Wi-Fi otherwise. Restart the router, and plug your Blox in again when the Wi-Fi is back. A network with a sign-in page doesn't work for a Blox.",
  },
  'restart-ok': {
    name: 'Yellow for about 5 seconds, then blue',
    phrase: 'turns yellow, then blue',
    shape: 'sequence',
    pattern:
      'It shows the first color for 5 seconds, is off for one to two minutes, and shows the second for 5 seconds.',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 60 },
      { color: 'blue', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'A service stopped, and your Blox restarted it.',
    action:
      "Unplug the power now, unless the light is purple or was in the last 5 minutes. If your Blox has the only copy of some files, copy them off the drive before you plug the power in again. If your Blox can't repair the fault, it can erase its drives, and some failed checks don't show any light.",
  },
  'restart-failed': {
    name: 'Yellow for about 5 seconds, then red',
    phrase: 'turns yellow, then red',
    shape: 'sequence',
    pattern:
      'It shows the first color for 5 seconds, is off for a few seconds to two minutes, and shows the second for 5 seconds.',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 60 },
      { color: 'red', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
    meaning: "A service stopped, and your Blox couldn't restart it. It'll try again.",
    action:
      "Unplug the power now, unless the light is purple or was in the last 5 minutes. If your Blox has the only copy of some files, copy them off the drive before you plug the power in again. If your Blox can't repair the fault, it can erase its drives, and some failed checks don't show any light.",
  },
  fsck: {
    name: 'Yellow for about 5 seconds',
    phrase: 'turns yellow for 5 seconds, with no green right before it or since',
    shape: 'flash',
    pattern:
      'It comes on for 5 seconds and goes off, with no green right before it. Blue or red may follow. A short green blink later means that a check has succeeded, or that the repair of a drive has ended.',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 60 },
    ],
    meaning: 'Your Blox has found a fault: in a service, in its storage, or on a drive.',
    action:
      'Unplug the power now, unless the light is purple or was in the last 5 minutes, whether or not blue or red follows. It may be the repair of a drive, and stopping that may do harm, but less than erasing, which can come after four failed checks. If it was green for 30 seconds right before the yellow, only the internet is missing.',
  },
  busy: {
    name: 'Purple',
    phrase: 'stays purple',
    shape: 'steady',
    pattern:
      'It stays on. Another color may interrupt it, and it may go off before the work is finished.',
    swatch: [{ color: 'purple', seconds: 1 }],
    meaning: 'Your Blox is preparing a drive or installing software.',
    action:
      "Don't unplug anything, not even in the 5 minutes after it goes off. At the first start of a new system, wait until it blinks cyan, or for an hour. If it's still purple after an hour, contact support.",
  },
  'busy-done': {
    name: 'Yellow within 5 minutes after purple',
    phrase: 'turns yellow after purple',
    shape: 'flash',
    pattern:
      'It comes on for about 10 seconds, right after the steady light or a few minutes later.',
    swatch: [
      { color: 'yellow', seconds: 10 },
      { color: 'off', seconds: 3 },
    ],
    meaning:
      "Your Blox has ended that step and may restart now. The light doesn't show whether the step worked.",
    action: "Don't unplug anything until 5 minutes after the light stops being purple.",
  },
  'format-error': {
    name: 'Red that stays on',
    phrase: 'stays red',
    shape: 'steady',
    pattern: 'It stays on and never goes off.',
    swatch: [{ color: 'red', seconds: 1 }],
    meaning: 'Your Blox stopped before it had finished formatting.',
    action:
      'Unplug the power, check the plug and the cable of the drive, and plug the power back in. If the light stays red again, ask support before you format or erase anything.',
  },
  'install-ok': {
    name: 'White for 5 seconds, once',
    phrase: 'turns white once',
    shape: 'flash',
    pattern: 'It comes on for 5 seconds, once.',
    swatch: [
      { color: 'white', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
    meaning:
      'The software is installed. If the light is red for 5 seconds instead, there were errors.',
    action: "You don't need to do anything. If it was red, contact support.",
  },
  'reset-fired': {
    name: 'Purple, then blue for 5 seconds',
    phrase: 'turns purple, then blue, then goes off',
    shape: 'sequence',
    pattern: 'It shows the first color for a few seconds and the second for 5, then goes off.',
    swatch: [
      { color: 'purple', seconds: 4 },
      { color: 'blue', seconds: 5 },
      { color: 'off', seconds: 5 },
    ],
    meaning: 'Your Blox reset itself after five starts. Your files are still there.',
    action: 'Wait about 10 minutes until the light blinks cyan, then set it up again.',
  },
  'gave-up': {
    name: 'Red for 15 seconds, again and again',
    phrase: 'turns red for 15 seconds, goes off, and repeats that',
    shape: 'blink',
    pattern:
      "It's on for 15 seconds, then off for 5 seconds or longer, for more than an hour. Count how long it's on.",
    swatch: [
      { color: 'red', seconds: 15 },
      { color: 'off', seconds: 5 },
    ],
    meaning:
      "Your Blox couldn't repair itself and has stopped trying. It opened a connection for our support team.",
    action:
      "Copy your files from the network drive now, and unplug the power within half an hour. If the network drive doesn't open, unplug the power now. Copy the rest off the drive, and contact support before you plug it in again.",
  },
  'bt-reset': {
    name: 'Red for 20 seconds, once',
    phrase: 'turns red once for 20 seconds',
    shape: 'flash',
    pattern: 'It comes on for 20 seconds, once.',
    swatch: [
      { color: 'red', seconds: 20 },
      { color: 'off', seconds: 3 },
    ],
    meaning:
      "Your Blox received a request over Bluetooth to reset itself. The reset starts when the light goes off. A reset from the web app or the phone app doesn't show this light.",
    action:
      "If you didn't start this, unplug the power before the light goes off. That stops the reset.",
  },
  'stick-update': {
    name: 'Yellow for a few minutes, then green',
    phrase: 'stays yellow for a few minutes, then turns green',
    shape: 'sequence',
    pattern:
      'It stays on for up to 200 seconds, then shows the second color for 3. Your Blox restarts.',
    swatch: [
      { color: 'yellow', seconds: 20 },
      { color: 'green', seconds: 3 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'Your Blox is installing files from a support stick. Red at the end means it failed.',
    action: 'Wait, and leave the stick in.',
  },
  'rk1-flashing': {
    name: 'Green, blue, then yellow for about 15 minutes',
    phrase: 'turns green, then blue, then yellow for about 15 minutes',
    shape: 'sequence',
    pattern:
      'It shows two short colors, then the third for about 15 minutes, with the stick plugged in.',
    swatch: [
      { color: 'green', seconds: 2 },
      { color: 'blue', seconds: 2 },
      { color: 'yellow', seconds: 15 },
    ],
    meaning: 'Your Blox is installing its new system from the update stick.',
    action: "Don't touch the Blox or the stick.",
  },
  'rk1-flashed': {
    name: 'Green and blue, taking turns',
    phrase: 'alternates between green and blue',
    shape: 'alternate',
    pattern: 'Two colors take turns without stopping. The second one may look light blue.',
    swatch: [
      { color: 'green', seconds: 0.5 },
      { color: 'blue', seconds: 0.5 },
    ],
    meaning: 'The new system is installed.',
    action:
      'Pull out the stick, and unplug your Blox. Before you connect any drive again, read what the guide for the stick says about drives.',
  },
  'cm4-flashing': {
    name: 'Yellow or white, then red and green, taking turns',
    phrase: 'turns yellow or white, then blinks red and green',
    shape: 'sequence',
    pattern:
      'It comes on about 30 seconds after power-on. Then two colors blink in turn for 10 minutes or more, with the stick plugged in.',
    swatch: [
      { color: 'yellow', seconds: 3 },
      { color: 'white', seconds: 3 },
      { color: 'red', seconds: 0.5 },
      { color: 'green', seconds: 0.5 },
      { color: 'red', seconds: 0.5 },
      { color: 'green', seconds: 0.5 },
      { color: 'red', seconds: 0.5 },
      { color: 'green', seconds: 0.5 },
    ],
    meaning: 'Your Blox is installing its new system from the update stick.',
    action: "Don't touch the Blox or the stick.",
  },
  'cm4-flashed': {
    name: 'Only red, blinking',
    phrase: 'blinks only red',
    shape: 'blink',
    pattern: 'One color blinks alone, after two colors blinked in turn.',
    swatch: [
      { color: 'red', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
    ],
    meaning: 'The new system is installed.',
    action:
      'Unplug your Blox, and pull out the stick. If a drive has the only copy of something, copy it off the drive first. Then connect the drive, and plug your Blox in again.',
  },
  'imaging-mode': {
    name: 'Blue or white that stays on',
    phrase: 'stays blue or white, and nothing else happens',
    shape: 'steady',
    pattern: 'It stays on, and nothing else happens.',
    swatch: [
      { color: 'blue', seconds: 1 },
      { color: 'white', seconds: 1 },
    ],
    meaning: "The system hasn't started. On a CM4 that's being re-imaged, this is normal.",
    action:
      'Wait 15 minutes. Then unplug the power for a minute, and plug it in again. If every connected drive is formatted for your Blox and works, your files stay.',
  },
} as const satisfies Record<string, Led>;
