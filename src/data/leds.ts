/**
 * What the light of a Blox shows and what it means.
 *
 * The light has three channels, each on or off, so only seven colors exist. No entry relies on
 * color alone: `pattern` and `shape` describe the rhythm in words.
 *
 * Fields: `name` (short words, such as 'cyan, blinking'), `colors` (in order of appearance, empty
 * when dark), `shape`, `pattern` (rhythm in words), `swatch` (one round to draw; `seconds` are the
 * real ones where they are known), `meaning`, `action`, `urgency`, `phase` (the situation in which
 * it shows), `models` (only where one model has it), `confidence`, `link` (the page with the steps).
 *
 * Sources: fula-ota: docker/fxsupport/linux/{control_led.py, readiness-check.py, fula.sh,
 * resize.sh, union-drive.sh, bluetooth.py, hw_test.py, update.sh} (2026-06-18); rk1-image: build
 * script (2025-12-20); entries of confidence C: older documentation.
 */
import type { Confidence, Route } from './types';

export type LedColor = 'red' | 'green' | 'blue' | 'yellow' | 'cyan' | 'purple' | 'white';
type LedShape = 'steady' | 'blink' | 'flash' | 'alternate' | 'sequence' | 'dark';
export type LedUrgency = 'none' | 'wait' | 'act' | 'support';
export type LedPhase = 'start' | 'set-up' | 'running' | 'reset' | 'update' | 're-image' | 'repair';
export type LedModel = 'cm4' | 'rk1';

interface LedSwatchPhase {
  readonly color: LedColor | 'off';
  readonly seconds: number;
}

export interface Led {
  readonly name: string;
  readonly colors: readonly LedColor[];
  readonly shape: LedShape;
  readonly pattern: string;
  readonly swatch: readonly LedSwatchPhase[];
  readonly meaning: string;
  readonly action: string;
  readonly urgency: LedUrgency;
  readonly phase: LedPhase;
  readonly models?: readonly LedModel[];
  readonly confidence: Confidence;
  readonly link: Route;
}

/** The seven colors that the light can show. */
export const ledColors = [
  'red',
  'green',
  'blue',
  'yellow',
  'cyan',
  'purple',
  'white',
] as const satisfies readonly LedColor[];

export const leds = {
  'selftest-ok': {
    name: 'green, once, early in the start',
    colors: ['green'],
    shape: 'flash',
    pattern: 'one steady light early in the start: 3 s on an RK1, 5 s on a CM4, then off',
    swatch: [
      { color: 'green', seconds: 3 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'The hardware self-test passed.',
    action: 'Nothing to do.',
    urgency: 'none',
    phase: 'start',
    confidence: 'A',
    link: '/functionyard/hardware/fxblox-hardware',
  },
  'selftest-fail': {
    name: 'red, once, early in the start',
    colors: ['red'],
    shape: 'flash',
    pattern: 'one steady light early in the start, 3 to 5 s, then off',
    swatch: [
      { color: 'red', seconds: 4 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'The hardware self-test failed.',
    action: 'Note when it shows and contact support.',
    urgency: 'support',
    phase: 'start',
    confidence: 'A',
    link: '/functionyard/support',
  },
  'boot-counted': {
    name: 'yellow, once per start',
    colors: ['yellow'],
    shape: 'flash',
    pattern: 'on for 2 s, once per start, about 13 to 20 s after power-on',
    swatch: [
      { color: 'yellow', seconds: 2 },
      { color: 'off', seconds: 4 },
    ],
    meaning: 'The Blox counted this start for the power-cycle reset.',
    action: 'Nothing to do, unless you are resetting the Blox.',
    urgency: 'none',
    phase: 'start',
    confidence: 'A',
    link: '/functionyard/troubleshooting/disconnected-blox',
  },
  'watcher-on': {
    name: 'green, short, once',
    colors: ['green'],
    shape: 'flash',
    pattern: 'on for 2 s, once',
    swatch: [
      { color: 'green', seconds: 2 },
      { color: 'off', seconds: 4 },
    ],
    meaning: 'The program that watches the health of the Blox started.',
    action: 'Nothing to do.',
    urgency: 'none',
    phase: 'start',
    confidence: 'A',
    link: '/functionyard/troubleshooting',
  },
  'ready-for-setup': {
    name: 'cyan, blinking',
    colors: ['cyan'],
    shape: 'blink',
    pattern: 'blinks without end: 2 s on, short gap',
    swatch: [
      { color: 'cyan', seconds: 2 },
      { color: 'off', seconds: 0.7 },
    ],
    meaning: 'The hotspot FxBlox is up and every readiness check passed.',
    action: 'Set up the Blox, or enter the Wi-Fi password again.',
    urgency: 'act',
    phase: 'set-up',
    confidence: 'A',
    link: '/functionyard/fxblox-app',
  },
  online: {
    name: 'green for 30 s, then dark',
    colors: ['green'],
    shape: 'sequence',
    pattern: 'on for 30 s, then stays off',
    swatch: [
      { color: 'green', seconds: 30 },
      { color: 'off', seconds: 5 },
    ],
    meaning: 'The Blox joined your home Wi-Fi or wired network.',
    action: 'Nothing to do.',
    urgency: 'none',
    phase: 'running',
    confidence: 'A',
    link: '/functionyard/fxblox-app',
  },
  normal: {
    name: 'dark',
    colors: [],
    shape: 'dark',
    pattern: 'stays off',
    swatch: [{ color: 'off', seconds: 1 }],
    meaning: 'The Blox is running normally.',
    action:
      'If the app disagrees, unplug the Blox, plug it in again and watch for the yellow light.',
    urgency: 'none',
    phase: 'running',
    confidence: 'A',
    link: '/functionyard/troubleshooting/disconnected-blox',
  },
  healthy: {
    name: 'green, a short blink now and then',
    colors: ['green'],
    shape: 'flash',
    pattern: 'on for 1 s, about every 7.5 minutes',
    swatch: [
      { color: 'green', seconds: 1 },
      { color: 'off', seconds: 9 },
    ],
    meaning: 'A round of health checks passed.',
    action: 'Nothing to do.',
    urgency: 'none',
    phase: 'running',
    confidence: 'A',
    link: '/functionyard/troubleshooting',
  },
  'no-network': {
    name: 'red, slow blinking',
    colors: ['red'],
    shape: 'blink',
    pattern: '10 s on, 10 s off, repeating',
    swatch: [
      { color: 'red', seconds: 10 },
      { color: 'off', seconds: 10 },
    ],
    meaning: 'The Blox has no network of any kind.',
    action: 'Check the router, the Wi-Fi password and the cable.',
    urgency: 'act',
    phase: 'running',
    confidence: 'A',
    link: '/functionyard/troubleshooting/disconnected-blox',
  },
  'trying-wifi': {
    name: 'yellow, then blue, then green, flashing',
    colors: ['yellow', 'blue', 'green'],
    shape: 'sequence',
    pattern: 'three colors one after the other, each flashing',
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
      'The Blox tries the saved Wi-Fi (yellow), has joined and tests the internet (blue), finds the internet working (green).',
    action: 'Wait until it ends.',
    urgency: 'wait',
    phase: 'running',
    confidence: 'A',
    link: '/functionyard/troubleshooting/disconnected-blox',
  },
  'wifi-failed': {
    name: 'red, once, after the flashing',
    colors: ['red'],
    shape: 'flash',
    pattern: 'on for 5 s right after the flashing colors',
    swatch: [
      { color: 'red', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'No saved Wi-Fi worked.',
    action: 'Set the Wi-Fi again.',
    urgency: 'act',
    phase: 'running',
    confidence: 'A',
    link: '/functionyard/troubleshooting/disconnected-blox',
  },
  'no-internet': {
    name: 'green, yellow, then dark, over and over',
    colors: ['green', 'yellow'],
    shape: 'sequence',
    pattern: '30 s of the first color, 5 s of the second, dark for 2 minutes, over and over',
    swatch: [
      { color: 'green', seconds: 30 },
      { color: 'yellow', seconds: 5 },
      { color: 'off', seconds: 120 },
    ],
    meaning: 'The Blox joined a network that has no internet.',
    action: 'Check the router, its DNS and whether the network wants a sign-in page.',
    urgency: 'act',
    phase: 'running',
    confidence: 'A',
    link: '/functionyard/troubleshooting/disconnected-blox',
  },
  'restart-ok': {
    name: 'yellow, then blue',
    colors: ['yellow', 'blue'],
    shape: 'sequence',
    pattern: '5 s of the first color, then 5 s of the second, once',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'blue', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'A service had stopped; its restart worked.',
    action: 'Wait 15 minutes.',
    urgency: 'wait',
    phase: 'repair',
    confidence: 'A',
    link: '/functionyard/troubleshooting',
  },
  'restart-failed': {
    name: 'yellow, then red',
    colors: ['yellow', 'red'],
    shape: 'sequence',
    pattern: '5 s of the first color, then 5 s of the second, once',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'red', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'A service had stopped; its restart failed.',
    action: 'Wait for the next round. If it fails again, contact support.',
    urgency: 'support',
    phase: 'repair',
    confidence: 'A',
    link: '/functionyard/troubleshooting',
  },
  fsck: {
    name: 'yellow, then a short green',
    colors: ['yellow', 'green'],
    shape: 'sequence',
    pattern: '5 s of the first color, then 1 s of the second, once',
    swatch: [
      { color: 'yellow', seconds: 5 },
      { color: 'green', seconds: 1 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'The Blox ran a repair of the file system.',
    action: 'Check the drive if it happens again.',
    urgency: 'wait',
    phase: 'repair',
    confidence: 'A',
    link: '/functionyard/add-storage',
  },
  busy: {
    name: 'purple, steady',
    colors: ['purple'],
    shape: 'steady',
    pattern: 'steady, stays on without a gap',
    swatch: [{ color: 'purple', seconds: 1 }],
    meaning:
      'The Blox is formatting, growing its system partition, installing, joining its drives again or running a forced update.',
    action: 'Do not unplug it.',
    urgency: 'wait',
    phase: 'update',
    confidence: 'A',
    link: '/functionyard/add-storage',
  },
  'busy-done': {
    name: 'yellow, once, after the purple light',
    colors: ['yellow'],
    shape: 'flash',
    pattern:
      'on for 10 s (format, forced update) or 20 s (partition grown), right after the steady light',
    swatch: [
      { color: 'yellow', seconds: 10 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'The step ended. After a format or a grown partition the Blox restarts.',
    action: 'Wait.',
    urgency: 'wait',
    phase: 'update',
    confidence: 'A',
    link: '/functionyard/add-storage',
  },
  'format-error': {
    name: 'red, steady, for ever',
    colors: ['red'],
    shape: 'steady',
    pattern: 'stays on for ever',
    swatch: [{ color: 'red', seconds: 1 }],
    meaning: 'The format script stopped with an error.',
    action: 'Check the drive or replace it; contact support.',
    urgency: 'support',
    phase: 'update',
    confidence: 'A',
    link: '/functionyard/add-storage',
  },
  'install-ok': {
    name: 'white, once',
    colors: ['white'],
    shape: 'flash',
    pattern: 'on for 5 s, once; a red light of 5 s instead means that there were errors',
    swatch: [
      { color: 'white', seconds: 5 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'The software installation ended well.',
    action: 'Nothing to do.',
    urgency: 'none',
    phase: 'update',
    confidence: 'A',
    link: '/functionyard/hardware/fxblox-hardware',
  },
  'reset-fired': {
    name: 'purple, then blue, then dark',
    colors: ['purple', 'blue'],
    shape: 'sequence',
    pattern: 'some seconds of the first color, 5 s of the second, then off',
    swatch: [
      { color: 'purple', seconds: 4 },
      { color: 'blue', seconds: 5 },
      { color: 'off', seconds: 5 },
    ],
    meaning: 'The power-cycle reset is done.',
    action: 'Wait about 10 minutes (per older documentation) for the blinking cyan light.',
    urgency: 'wait',
    phase: 'reset',
    confidence: 'A',
    link: '/functionyard/troubleshooting/disconnected-blox',
  },
  'gave-up': {
    name: 'red, long blinks',
    colors: ['red'],
    shape: 'blink',
    pattern: '15 s on, 5 s off, for more than an hour',
    swatch: [
      { color: 'red', seconds: 15 },
      { color: 'off', seconds: 5 },
    ],
    meaning: 'The Blox could not repair itself. The support tunnel is switched on.',
    action: 'Send diagnostics to support.',
    urgency: 'support',
    phase: 'repair',
    confidence: 'A',
    link: '/functionyard/support',
  },
  'bt-reset': {
    name: 'red for 20 s',
    colors: ['red'],
    shape: 'flash',
    pattern: 'on for 20 s, once',
    swatch: [
      { color: 'red', seconds: 20 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'A reset by a raw Bluetooth command is about to start.',
    action: 'If nobody meant it, send the command cancel within these 20 s.',
    urgency: 'act',
    phase: 'reset',
    confidence: 'A',
    link: '/functionyard/troubleshooting/disconnected-blox',
  },
  'stick-update': {
    name: 'yellow for minutes, then green',
    colors: ['yellow', 'green'],
    shape: 'sequence',
    pattern:
      'up to 200 s of the first color, then 3 s of the second and a restart; 3 s of red instead means an error',
    swatch: [
      { color: 'yellow', seconds: 20 },
      { color: 'green', seconds: 3 },
      { color: 'off', seconds: 3 },
    ],
    meaning: 'The Blox updates itself from a support stick.',
    action: 'Wait.',
    urgency: 'wait',
    phase: 'update',
    confidence: 'A',
    link: '/functionyard/hardware/fxblox-hardware',
  },
  'rk1-flashing': {
    name: 'green, blue, then yellow for long',
    colors: ['green', 'blue', 'yellow'],
    shape: 'sequence',
    pattern: 'two short colors, then about 15 minutes of the third, with the stick inserted',
    swatch: [
      { color: 'green', seconds: 2 },
      { color: 'blue', seconds: 2 },
      { color: 'yellow', seconds: 15 },
    ],
    meaning: 'The system image is being written.',
    action: 'Do not touch the Blox or the stick.',
    urgency: 'wait',
    phase: 'update',
    models: ['rk1'],
    confidence: 'B',
    link: '/functionyard/hardware/fxblox-hardware-rk1',
  },
  'rk1-flashed': {
    name: 'green and blue, alternating',
    colors: ['green', 'blue'],
    shape: 'alternate',
    pattern: 'two colors take turns for ever',
    swatch: [
      { color: 'green', seconds: 0.5 },
      { color: 'blue', seconds: 0.5 },
    ],
    meaning: 'The system image is written.',
    action: 'Pull the stick, unplug the Blox and plug it in again.',
    urgency: 'act',
    phase: 'update',
    models: ['rk1'],
    confidence: 'A',
    link: '/functionyard/hardware/fxblox-hardware-rk1',
  },
  'cm4-flashing': {
    name: 'yellow or white, then red and green blinking',
    colors: ['yellow', 'white', 'red', 'green'],
    shape: 'sequence',
    pattern:
      'one steady light about 30 s after power-on, then two colors that blink in turn, with the stick inserted (per older documentation)',
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
    meaning: 'The system image is being written, about 10 minutes per older documentation.',
    action: 'Do not touch the Blox or the stick.',
    urgency: 'wait',
    phase: 'update',
    models: ['cm4'],
    confidence: 'C',
    link: '/functionyard/hardware/fxblox-hardware-rpi',
  },
  'cm4-flashed': {
    name: 'red, blinking alone',
    colors: ['red'],
    shape: 'blink',
    pattern: 'one color blinks, no other color with it (per older documentation)',
    swatch: [
      { color: 'red', seconds: 0.5 },
      { color: 'off', seconds: 0.5 },
    ],
    meaning: 'The system image is written.',
    action: 'Pull the stick, attach the drive, unplug the Blox and plug it in again.',
    urgency: 'act',
    phase: 'update',
    models: ['cm4'],
    confidence: 'C',
    link: '/functionyard/hardware/fxblox-hardware-rpi',
  },
  'imaging-mode': {
    name: 'blue or white, and nothing else',
    colors: ['blue', 'white'],
    shape: 'steady',
    pattern: 'stays on and nothing follows (per older documentation)',
    swatch: [
      { color: 'blue', seconds: 1 },
      { color: 'white', seconds: 1 },
    ],
    meaning: 'A CM4 waits for rpiboot. If its pins are not bridged, the system is stuck.',
    action: 'Follow the re-image guide of your model.',
    urgency: 'act',
    phase: 're-image',
    confidence: 'C',
    link: '/functionyard/hardware/fxblox-hardware-rpi-reimage',
  },
} as const satisfies Record<string, Led>;

export type LedKey = keyof typeof leds;
