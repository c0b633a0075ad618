import type { LedColor as LightColor } from '../../data/ledColors';

/** In units of the SVG. A drawing is as wide as the text column of a phone, so that body text is at least 15 px tall. */
export const WIDTH = 360;
export const MARGIN = 14;
/** Font size of body text. */
export const BODY = 15.6;
/** Line height of body text. */
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

export type LedColor = LightColor | 'off';
export const led = (color: LedColor): string => `var(--led-${color})`;

export type Point = readonly [x: number, y: number];
