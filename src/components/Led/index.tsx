import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The colors, separated by spaces; none if the light is off. From src/data/leds.ts. */
  colors: string;
  /** The state in words, such as "cyan, blinking", for screen readers and print. */
  children: ReactNode;
}

/** A light of the Blox in a sentence: a swatch next to words, never color alone. */
export default function Led({ colors, children }: Props): ReactNode {
  return (
    <span className={styles.led}>
      <span className={styles.swatches} aria-hidden="true">
        {(colors || 'off').split(' ').map((color) => (
          <span key={color} className="lamp" style={{ background: `var(--led-${color})` }} />
        ))}
      </span>
      {children}
    </span>
  );
}
