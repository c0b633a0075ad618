import { useEffect, useRef, type ReactNode } from 'react';
import type { Swatch } from '../../pages-schema/troubleshooter';

/** The animation ends after this time: WCAG 2.2.2 wants automatic motion to stop within five seconds. */
const maxSeconds = 4.8;

/** Longer phases are shortened to this time. On a Blox, some take minutes. */
const maxPhaseSeconds = 1.2;

/** All colors of a lamp in one picture, the first at the left. */
function still(swatch: Swatch): string {
  const colors = [...new Set(swatch.map(({ color }) => `var(--led-${color})`))];
  const lit = colors.filter((color) => color !== 'var(--led-off)');
  if (lit.length < 2) return lit[0] ?? colors[0]!;
  const share = 100 / lit.length;
  return `conic-gradient(from 180deg, ${lit.map((color, at) => `${color} ${at * share}% ${(at + 1) * share}%`).join(', ')})`;
}

/**
 * The lamp of the Blox next to words that say the same. It doesn't move for readers who want less motion, and for others, it stops
 * soon. Then it shows all its colors at once.
 */
export default function Lamp({ swatch }: { swatch: Swatch }): ReactNode {
  const lamp = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let total = 0;
    const starts = swatch.map(({ seconds }) => {
      const start = total;
      total += Math.min(maxPhaseSeconds, seconds);
      return start;
    });
    if (
      swatch.length === 1 ||
      total === 0 ||
      window.matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return undefined;
    const animation = lamp.current!.animate(
      {
        background: swatch.map((phase) => `var(--led-${phase.color})`),
        offset: starts.map((start) => start / total),
        easing: 'step-end',
      },
      {
        duration: 1000 * Math.min(total, maxSeconds),
        iterations: Math.max(1, Math.floor(maxSeconds / total)),
      },
    );
    return () => animation.cancel();
  }, [swatch]);
  return (
    <span ref={lamp} className="lamp" style={{ background: still(swatch) }} aria-hidden="true" />
  );
}
