import { useEffect, useRef, type ReactNode } from 'react';
import type { Led } from '../../data/leds';
import styles from './styles.module.css';

interface Props {
  led: Led;
  /** Whether the lamp goes on and off as the light does. */
  playing: boolean;
}

const width = 132;
const height = 16;

/** One or more rounds of a light, as long as fits: long times are drawn shorter than they are, and keep their order. */
function bars({ shape, swatch }: Led) {
  const rounds = shape === 'blink' || shape === 'alternate' ? 3 : 1;
  const steps = Array.from({ length: rounds }, () => swatch).flat();
  const lengths = steps.map((step) => Math.max(0.8, Math.sqrt(step.seconds)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let x = 0;
  return steps.map((step, index) => {
    const bar = { color: step.color, x, width: (lengths[index]! / total) * width };
    x += bar.width;
    return bar;
  });
}

/** A round as key frames; a phase lasts three seconds at most. */
function frames({ swatch }: Led): { keyframes: Keyframe[]; duration: number } {
  const seconds = swatch.map((step) => Math.min(3, Math.max(0.5, step.seconds)));
  const duration = seconds.reduce((sum, s) => sum + s, 0);
  let at = 0;
  const keyframes = swatch.flatMap((step, index) => {
    const fill = `var(--led-${step.color})`;
    const frame = { fill, offset: at / duration, easing: 'step-end' };
    at += seconds[index]!;
    return index === swatch.length - 1 ? [frame, { fill, offset: 1 }] : [frame];
  });
  return { keyframes, duration: duration * 1000 };
}

/** What a light does, drawn: the lamp, and its colors in order from left to right. The words stand beside it. */
export default function Timeline({ led, playing }: Props): ReactNode {
  const lamp = useRef<SVGCircleElement>(null);
  useEffect(() => {
    if (!playing || !lamp.current) return undefined;
    const { keyframes, duration } = frames(led);
    const animation = lamp.current.animate(keyframes, { duration, iterations: Infinity });
    return () => animation.cancel();
  }, [led, playing]);
  return (
    <svg
      className={styles.timeline}
      viewBox={`0 0 ${width + 26} ${height + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle ref={lamp} cx="10" cy="10" r="8" className={styles[led.swatch[0]?.color ?? 'off']} />
      {bars(led).map((bar) => (
        <rect
          key={bar.x}
          x={bar.x + 25}
          y={bar.color === 'off' ? 9 : 2}
          width={Math.max(1, bar.width - 1)}
          height={bar.color === 'off' ? 2 : height}
          rx={bar.color === 'off' ? 1 : 3}
          className={bar.color === 'off' ? styles.dark : styles[bar.color]}
        />
      ))}
    </svg>
  );
}
