/**
 * What the light of a Blox shows. The light has three channels, each on or off, so only seven colors exist. No name relies on
 * color alone. What a light means, and what to do, is on /functionyard/lights.
 *
 * Sources: fula-ota: docker/fxsupport/linux/{control_led.py, readiness-check.py, fula.sh,
 * resize.sh, union-drive.sh, bluetooth.py, hw_test.py, update.sh} (2026-06-18); rk1-image: build
 * script (2025-12-20).
 */
import type { LedColor } from './ledColors';

export interface Led {
  /** A label, such as `Blinking cyan`. */
  readonly name: string;
  /** What follows "the light" in a sentence, such as `blinks cyan`. */
  readonly phrase: string;
  /** In order, each once; none if it's off. Pages show them beside the words. */
  readonly colors: readonly LedColor[];
}

export const leds = {
  'selftest-ok': {
    name: 'Green for a few seconds, once, in the first minute',
    phrase: 'turns green for a few seconds during startup',
    colors: ['green'],
  },
  'selftest-fail': {
    name: 'Red for a few seconds, once, in the first minute',
    phrase: 'turns red for a few seconds during startup',
    colors: ['red'],
  },
  'boot-counted': {
    name: 'Yellow for 2 seconds, once, in the first minute',
    phrase: 'blinks yellow once',
    colors: ['yellow'],
  },
  'ready-for-setup': {
    name: 'Cyan, blinking',
    phrase: 'blinks cyan',
    colors: ['cyan'],
  },
  online: {
    name: 'Green for 30 seconds, then off',
    phrase: 'turns green for 30 seconds and then goes off',
    colors: ['green'],
  },
  normal: {
    name: 'Off',
    phrase: 'stays off',
    colors: [],
  },
  healthy: {
    name: 'Green for a second, every few minutes',
    phrase: 'blinks green every few minutes',
    colors: ['green'],
  },
  'no-network': {
    name: 'Red for 10 seconds, again and again',
    phrase: 'turns red for 10 seconds, goes off, and repeats that',
    colors: ['red'],
  },
  'trying-wifi': {
    name: 'Flashes of yellow, blue, or green, a second at a time',
    phrase: 'flashes yellow, then blue, then green',
    colors: ['yellow', 'blue', 'green'],
  },
  'wifi-failed': {
    name: 'Red for 5 seconds, right after flashes of a second',
    phrase: 'turns red for 5 seconds after quick yellow or blue flashes',
    colors: ['red'],
  },
  'no-internet': {
    name: 'Green for 30 seconds, then yellow, again and again',
    phrase: 'repeats green, yellow, off',
    colors: ['green', 'yellow'],
  },
  'restart-ok': {
    name: 'Yellow for about 5 seconds, then blue',
    phrase: 'turns yellow, then blue',
    colors: ['yellow', 'blue'],
  },
  'restart-failed': {
    name: 'Yellow for about 5 seconds, then red',
    phrase: 'turns yellow, then red',
    colors: ['yellow', 'red'],
  },
  fsck: {
    name: 'Yellow for about 5 seconds',
    phrase: 'turns yellow for 5 seconds, with no green right before it or since',
    colors: ['yellow'],
  },
  busy: {
    name: 'Purple',
    phrase: 'stays purple',
    colors: ['purple'],
  },
  'busy-done': {
    name: 'Yellow within 5 minutes after purple',
    phrase: 'turns yellow after purple',
    colors: ['yellow'],
  },
  'format-error': {
    name: 'Red that stays on',
    phrase: 'stays red',
    colors: ['red'],
  },
  'install-ok': {
    name: 'White for 5 seconds, once',
    phrase: 'turns white once',
    colors: ['white'],
  },
  'reset-fired': {
    name: 'Purple, then blue for 5 seconds',
    phrase: 'turns purple, then blue, then goes off',
    colors: ['purple', 'blue'],
  },
  'gave-up': {
    name: 'Red for 15 seconds, again and again',
    phrase: 'turns red for 15 seconds, goes off, and repeats that',
    colors: ['red'],
  },
  'bt-reset': {
    name: 'Red for 20 seconds, once',
    phrase: 'turns red once for 20 seconds',
    colors: ['red'],
  },
  'stick-update': {
    name: 'Yellow for a few minutes, then green',
    phrase: 'stays yellow for a few minutes, then turns green',
    colors: ['yellow', 'green'],
  },
  'rk1-flashing': {
    name: 'Green, blue, then yellow for about 15 minutes',
    phrase: 'turns green, then blue, then yellow for about 15 minutes',
    colors: ['green', 'blue', 'yellow'],
  },
  'rk1-flashed': {
    name: 'Green and blue, taking turns',
    phrase: 'alternates between green and blue',
    colors: ['green', 'blue'],
  },
  'cm4-flashing': {
    name: 'Yellow or white, then red and green, taking turns',
    phrase: 'turns yellow or white, then blinks red and green',
    colors: ['yellow', 'white', 'red', 'green'],
  },
  'cm4-flashed': {
    name: 'Only red, blinking',
    phrase: 'blinks only red',
    colors: ['red'],
  },
  'imaging-mode': {
    name: 'Blue or white that stays on',
    phrase: 'stays blue or white, and nothing else happens',
    colors: ['blue', 'white'],
  },
} as const satisfies Record<string, Led>;
