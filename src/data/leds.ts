/**
 * What the light of a Blox shows. The light has three channels, each on or off, so only seven colors exist. No name relies on
 * color alone. What a light means, and what to do, is on /functionyard/lights.
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
  /** One round, for drawings. */
  readonly swatch: readonly LedSwatchPhase[];
}

export const leds = {
  'selftest-ok': {
    name: 'Green for a few seconds, once, in the first minute',
    phrase: 'turns green for a few seconds during startup',
    shape: 'flash',
    swatch: [
      { color: 'green', seconds: 3 },
      { color: 'off', seconds: 3 },
    ],
  },
  'selftest-fail': {
    name: 'Red for a few seconds, once, in the first minute',
    phrase: 'turns red for a few seconds during startup',
    shape: 'flash',
    swatch: [
      { color: 'red', seconds: 4 },
      { color: 'off', seconds: 3 },
    ],
  },
  'boot-counted': {
    name: 'Yellow for 2 seconds, once, in the first minute',
    phrase: 'blinks yellow once',
    shape: 'flash',
    swatch: [
      { color: 'yellow', seconds: 2 },
      { color: 'off', seconds: 4 },
    ],
  },
  'ready-for-setup': {
    name: 'Cyan, blinking',
    phrase: 'blinks cyan',
    shape: 'blink',
    swatch: [
      { color: 'cyan', seconds: 2 },
      { color: 'off', seconds: 0.7 },
    ],
  },
  online: {
    name: 'Green for 30 seconds, then off',
    phrase: 'turns green for 30 seconds and then goes off',
    shape: 'sequence',
    swatch: [
      { color: 'green', seconds: 30 },
      { color: 'off', seconds: 5 },
    ],
  },
  normal: {
    name: 'Off',
    phrase: 'stays off',
    shape: 'dark',
    swatch: [{ color: 'off', seconds: 1 }],
  },
  healthy: {
    name: 'Green for a second, every few minutes',
    phrase: 'blinks green every few minutes',
    shape: 'flash',
    swatch: [
      { color: 'green', seconds: 1 },
      { color: 'off', seconds: 9 },
    ],
  },
  'no-network': {
    name: 'Red for 10 seconds, again and again',
    phrase: 'turns red for 10 seconds, goes off, and repeats that',
    shape: 'blink',
    swatch: [
      { color: 'red', seconds: 10 },
      { color: 'off', seconds: 10 },
    ],
  },
  'trying-wifi': {
    name: 'Flashes of yellow, blue, or green, a second at a time',
    phrase: 'flashes yellow, then blue, then green',
    shape: 'sequence',
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
  },
  'wifi-failed': {
    name: 'Red for 5 seconds, right after flashes of a second',
    phrase: 'turns red for 5 seconds after quick yellow or blue flashes',
    shape: 'flash',
    swatch: [
      { color: 'red', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
  },
  'no-internet': {
    name: 'Green for 30 seconds, then yellow, again and again',
    phrase: 'repeats green, yellow, off',
    shape: 'sequence',
    swatch: [
      { color: 'green', seconds: 30 },
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 120 },
    ],
  },
  'restart-ok': {
    name: 'Yellow for about 5 seconds, then blue',
    phrase: 'turns yellow, then blue',
    shape: 'sequence',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 60 },
      { color: 'blue', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
  },
  'restart-failed': {
    name: 'Yellow for about 5 seconds, then red',
    phrase: 'turns yellow, then red',
    shape: 'sequence',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 60 },
      { color: 'red', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
  },
  fsck: {
    name: 'Yellow for about 5 seconds',
    phrase: 'turns yellow for 5 seconds, with no green right before it or since',
    shape: 'flash',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 60 },
    ],
  },
  busy: {
    name: 'Purple',
    phrase: 'stays purple',
    shape: 'steady',
    swatch: [{ color: 'purple', seconds: 1 }],
  },
  'busy-done': {
    name: 'Yellow within 5 minutes after purple',
    phrase: 'turns yellow after purple',
    shape: 'flash',
    swatch: [
      { color: 'yellow', seconds: 10 },
      { color: 'off', seconds: 3 },
    ],
  },
  'format-error': {
    name: 'Red that stays on',
    phrase: 'stays red',
    shape: 'steady',
    swatch: [{ color: 'red', seconds: 1 }],
  },
  'install-ok': {
    name: 'White for 5 seconds, once',
    phrase: 'turns white once',
    shape: 'flash',
    swatch: [
      { color: 'white', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
  },
  'reset-fired': {
    name: 'Purple, then blue for 5 seconds',
    phrase: 'turns purple, then blue, then goes off',
    shape: 'sequence',
    swatch: [
      { color: 'purple', seconds: 4 },
      { color: 'blue', seconds: 5 },
      { color: 'off', seconds: 5 },
    ],
  },
  'gave-up': {
    name: 'Red for 15 seconds, again and again',
    phrase: 'turns red for 15 seconds, goes off, and repeats that',
    shape: 'blink',
    swatch: [
      { color: 'red', seconds: 15 },
      { color: 'off', seconds: 5 },
    ],
  },
  'bt-reset': {
    name: 'Red for 20 seconds, once',
    phrase: 'turns red once for 20 seconds',
    shape: 'flash',
    swatch: [
      { color: 'red', seconds: 20 },
      { color: 'off', seconds: 3 },
    ],
  },
  'stick-update': {
    name: 'Yellow for a few minutes, then green',
    phrase: 'stays yellow for a few minutes, then turns green',
    shape: 'sequence',
    swatch: [
      { color: 'yellow', seconds: 20 },
      { color: 'green', seconds: 3 },
      { color: 'off', seconds: 3 },
    ],
  },
  'rk1-flashing': {
    name: 'Green, blue, then yellow for about 15 minutes',
    phrase: 'turns green, then blue, then yellow for about 15 minutes',
    shape: 'sequence',
    swatch: [
      { color: 'green', seconds: 2 },
      { color: 'blue', seconds: 2 },
      { color: 'yellow', seconds: 15 },
    ],
  },
  'rk1-flashed': {
    name: 'Green and blue, taking turns',
    phrase: 'alternates between green and blue',
    shape: 'alternate',
    swatch: [
      { color: 'green', seconds: 0.5 },
      { color: 'blue', seconds: 0.5 },
    ],
  },
  'cm4-flashing': {
    name: 'Yellow or white, then red and green, taking turns',
    phrase: 'turns yellow or white, then blinks red and green',
    shape: 'sequence',
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
  },
  'cm4-flashed': {
    name: 'Only red, blinking',
    phrase: 'blinks only red',
    shape: 'blink',
    swatch: [
      { color: 'red', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
    ],
  },
  'imaging-mode': {
    name: 'Blue or white that stays on',
    phrase: 'stays blue or white, and nothing else happens',
    shape: 'steady',
    swatch: [
      { color: 'blue', seconds: 1 },
      { color: 'white', seconds: 1 },
    ],
  },
} as const satisfies Record<string, Led>;
