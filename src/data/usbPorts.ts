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
  cm4Top: { model: 'cm4', port: 'Top', speed: 'USB 2.0', use: 'Drives, slower.' },
  cm4Middle: { model: 'cm4', port: 'Middle', speed: 'USB 2.0', use: 'Drives, slower.' },
  cm4Bottom: {
    model: 'cm4',
    port: 'Bottom',
    speed: 'USB 3.0, video',
    use: 'The data drive, the update stick, an adapter for wired network, a screen.',
  },
  cm4Inner: {
    model: 'cm4',
    port: 'Inner socket',
    speed: 'not for drives',
    use: 'On the edge of the inner board, beside the module. Only for a re-image from a computer.',
  },
  rk1Top: {
    model: 'rk1',
    port: 'Top',
    speed: 'USB 2.0',
    use: 'The update stick: only this port takes it. Drives, slower.',
  },
  rk1Middle: {
    model: 'rk1',
    port: 'Middle',
    speed: 'USB 3',
    use: 'Drives. Re-image from a Windows PC: only this port.',
  },
  rk1Bottom: {
    model: 'rk1',
    port: 'Bottom',
    speed: 'USB 3, video',
    use: 'DisplayPort for a screen, an adapter for wired network, drives.',
  },
} as const satisfies Record<string, UsbPort>;
