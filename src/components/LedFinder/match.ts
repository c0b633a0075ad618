import type { Led, LedColor } from '../../data/leds';

export type Look = 'steady' | 'blink' | 'once' | 'several' | 'dark';

/** From how many seconds on a light counts as one that stays on, and a pause as one in which the Blox looks dark. */
const steadyFrom = 10;
const darkFrom = 60;

/**
 * All the ways in which somebody may describe a light: one that is on for 30 seconds and then goes off "stays on" for
 * who watches it for ten.
 */
export function looksOf({ shape, colors, swatch }: Led): ReadonlySet<Look> {
  const looks = new Set<Look>();
  if (shape === 'steady' || swatch.some((p) => p.color !== 'off' && p.seconds >= steadyFrom))
    looks.add('steady');
  if (shape === 'blink' || shape === 'alternate') looks.add('blink');
  if (shape === 'flash' || (shape === 'sequence' && colors.length === 1)) looks.add('once');
  if ((shape === 'sequence' || shape === 'alternate') && colors.length > 1) looks.add('several');
  if (shape === 'dark' || swatch.some((p) => p.color === 'off' && p.seconds >= darkFrom))
    looks.add('dark');
  return looks;
}

/** Whether a state can be what somebody sees: it has every color they name, and looks as they say. */
export function matches(led: Led, colors: ReadonlySet<LedColor>, look: Look | undefined): boolean {
  return (
    [...colors].every((color) => led.colors.includes(color)) &&
    (look === undefined || looksOf(led).has(look))
  );
}
