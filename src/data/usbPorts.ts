/**
 * The USB-C sockets of a Blox: how quick each one is, and what it is for. "Top" is the socket that
 * is farthest from the base.
 *
 * Fields: `model`, `port` (where it is), `speed`, `use` (a sentence or two).
 *
 * Sources: rk1-image: README.md and firmware/README.md (2025-12-20), BLOX: board schematics
 * (2023-05-16), fx-components: apps/box (2026-06-09).
 */
export interface UsbPort {
  readonly model: 'cm4' | 'rk1';
  readonly port: string;
  readonly speed: string;
  readonly use: string;
}

export const usbPorts = {
  cm4Top: { model: 'cm4', port: 'Top', speed: 'USB 2.0', use: 'Use it for a slower drive.' },
  cm4Middle: {
    model: 'cm4',
    port: 'Middle',
    speed: 'USB 2.0',
    use: 'Use it for a slower drive.',
  },
  cm4Bottom: {
    model: 'cm4',
    port: 'Bottom',
    speed: 'USB 3.0, video',
    use: 'Use it for your main drive, the update stick, a network adapter, or a screen.',
  },
  cm4Inner: {
    model: 'cm4',
    port: 'Inner socket',
    speed: 'not for drives',
    use: "It's inside the case, next to the module. Use it only to re-image from a computer.",
  },
  rk1Top: {
    model: 'rk1',
    port: 'Top',
    speed: 'USB 2.0',
    use: 'Use it for a slower drive or the update stick, which works only here.',
  },
  rk1Middle: {
    model: 'rk1',
    port: 'Middle',
    speed: 'USB 3',
    use: "Use it for a fast drive. It's the only port that can re-image your Blox from a PC.",
  },
  rk1Bottom: {
    model: 'rk1',
    port: 'Bottom',
    speed: 'USB 2.0 or USB 3',
    use: 'Use it for a network adapter or a drive. Full speed and a screen may need new software.',
  },
} as const satisfies Record<string, UsbPort>;
