import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Names of the colors shown, in order, separated by spaces. `off` is the dark state. From src/data/leds.ts. */
  colors: string;
  /** How the light behaves: steady, blink, flash, alternate, sequence or dark. */
  shape: string;
  /** The state in words, such as "cyan, blinking", for screen readers and print. */
  children: ReactNode;
}

/** A light of the Blox in a sentence: a swatch next to words, never color alone. */
export default function Led({ colors, shape, children }: Props): ReactNode {
  const list = [...new Set(colors.split(' '))].filter((c) => c !== 'off' || shape === 'dark');
  return (
    <span className={styles.led}>
      <span className={styles.swatches} aria-hidden="true">
        {list.map((color) => (
          <span key={color} className="lamp" style={{ background: `var(--led-${color})` }} />
        ))}
      </span>
      {children}
    </span>
  );
}
