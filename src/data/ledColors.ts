/**
 * The seven colors that the light can show, in the order in which every page lists them: first those that decide whether the
 * power may be unplugged. They have a file of their own because the start page needs only them, and not the patterns in leds.ts.
 */
export const ledColors = ['purple', 'yellow', 'red', 'blue', 'white', 'cyan', 'green'] as const;

export type LedColor = (typeof ledColors)[number];
