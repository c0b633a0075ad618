/**
 * The seven colors that the light can show. They have a file of their own because the start page needs only them, and not
 * the patterns in leds.ts.
 */
export const ledColors = ['red', 'green', 'blue', 'yellow', 'cyan', 'purple', 'white'] as const;

export type LedColor = (typeof ledColors)[number];
