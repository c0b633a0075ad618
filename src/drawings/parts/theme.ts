/** Every drawing is as wide as a phone's text column; 12.2 units are then at least 11 px. */
export const WIDTH = 360;
export const MARGIN = 16;
export const BODY = 12.4;
export const LEAD = 16.4;

/** Theme colors, defined in drawings.css. */
export const C = {
  paper: 'var(--dw-paper)',
  fill: 'var(--dw-fill)',
  fill2: 'var(--dw-fill-2)',
  line: 'var(--dw-line)',
  hair: 'var(--dw-hair)',
  accent: 'var(--dw-accent)',
  accentSoft: 'var(--dw-accent-soft)',
  onAccent: 'var(--dw-on-accent)',
  text: 'var(--dw-text)',
  muted: 'var(--dw-muted)',
  warn: 'var(--dw-warn)',
  warnSoft: 'var(--dw-warn-soft)',
  metal: 'var(--dw-metal)',
  dark: 'var(--dw-dark)',
  board: 'var(--dw-board)',
  board2: 'var(--dw-board-2)',
  gold: 'var(--dw-gold)',
  cap: 'var(--dw-cap)',
  white: 'var(--dw-white)',
  ink: 'var(--dw-ink)',
  shine: 'var(--dw-shine)',
} as const;

export type LedColor = 'red' | 'green' | 'blue' | 'yellow' | 'cyan' | 'purple' | 'white' | 'off';
export const led = (color: LedColor): string => `var(--dw-led-${color})`;

export type Point = readonly [x: number, y: number];
