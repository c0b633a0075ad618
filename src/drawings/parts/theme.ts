/** Every drawing is as wide as a phone's text column; 15.6 units are then at least 15 px. */
export const WIDTH = 360;
export const MARGIN = 14;
export const BODY = 15.6;
export const LEAD = 18.5;

/** Theme colors: tokens of the site, and materials from drawings.css. */
export const C = {
  paper: 'var(--surface-2)',
  fill: 'var(--surface)',
  fill2: 'var(--dw-fill)',
  line: 'var(--dw-line)',
  hair: 'var(--line-strong)',
  accent: 'var(--accent-text)',
  accentSoft: 'var(--accent-soft)',
  onAccent: 'var(--on-accent)',
  text: 'var(--text)',
  muted: 'var(--text-muted)',
  warn: 'var(--warn-text)',
  warnSoft: 'var(--warn-bg)',
  metal: 'var(--dw-metal)',
  dark: 'var(--dw-dark)',
  board: 'var(--dw-board)',
  board2: 'var(--dw-board-2)',
  gold: 'var(--dw-gold)',
  cap: 'var(--dw-cap)',
  white: '#ffffff',
  ink: '#172125',
  shine: 'var(--dw-shine)',
} as const;

export type LedColor = 'red' | 'green' | 'blue' | 'yellow' | 'cyan' | 'purple' | 'white' | 'off';
export const led = (color: LedColor): string => `var(--led-${color})`;

export type Point = readonly [x: number, y: number];
