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
export default function Lamp({ light, color }: Props): ReactNode {
  const lamp = useRef<HTMLSpanElement>(null);
  const first = light ? leds[light].swatch[0].color : (color ?? 'off');
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!light || still || !lamp.current) return undefined;
    const { swatch } = leds[light];
    const seconds = swatch.map((phase) => Math.min(1.2, Math.max(0.3, phase.seconds)));
    const total = seconds.reduce((sum, part) => sum + part, 0);
    let at = 0;
    const frames = swatch.map((phase, index) => {
      const frame = {
        background: `var(--led-${phase.color})`,
        offset: at / total,
        easing: 'step-end',
      };
      at += seconds[index]!;
      return frame;
    });
    const rounds = Math.max(1, Math.floor(playSeconds / total));
    const animation = lamp.current.animate([...frames, { ...frames[0]!, offset: 1 }], {
      duration: 1000 * Math.min(total, playSeconds),
      iterations: rounds,
    });
    return () => animation.cancel();
  }, [light]);
  return (
    <span
      ref={lamp}
      className="lamp"
      style={{ background: `var(--led-${first})` }}
      aria-hidden="true"
    />
  );
}
