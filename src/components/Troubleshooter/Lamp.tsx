import { useEffect, useRef, type ReactNode } from 'react';
import { leds, type LedKey } from '../../data/leds';

interface Props {
  /** A light from src/data/leds.ts, shown in motion, or one color. */
  light?: LedKey | undefined;
  color?: string | undefined;
}

/** Seconds after which the motion stops: what moves by itself may not go on for longer. */
const playSeconds = 4.8;

/** The lamp of the Blox beside words that say the same. Long phases are shortened; it doesn't move on request. */
export default function Lamp({ light, color = 'off' }: Props): ReactNode {
  const lamp = useRef<HTMLSpanElement>(null);
  const first = light ? leds[light].swatch[0].color : color;
  useEffect(() => {
    if (!light || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const { swatch } = leds[light];
    let total = 0;
    const starts = swatch.map(({ seconds }) => {
      const start = total;
      total += Math.min(1.2, Math.max(0.3, seconds));
      return start;
    });
    const animation = lamp.current!.animate(
      {
        background: swatch.map((phase) => `var(--led-${phase.color})`),
        offset: starts.map((start) => start / total),
        easing: 'step-end',
      },
      {
        duration: 1000 * Math.min(total, playSeconds),
        iterations: Math.max(1, Math.floor(playSeconds / total)),
      },
    );
    return () => animation.cancel();
  }, [light]);
  const style = { background: `var(--led-${first})` };
  return <span ref={lamp} className="lamp" style={style} aria-hidden="true" />;
}
