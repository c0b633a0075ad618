import type { ReactNode } from 'react';
import type { LedColor } from '../../data/ledColors';

/** The lamp of the Blox next to words that say the same. It shows all its colors at once, the first at the left. */
export default function Lamp({ colors }: { colors: readonly LedColor[] }): ReactNode {
  const share = 100 / colors.length;
  const parts = colors.map(
    (color, at) => `var(--led-${color}) ${at * share}% ${(at + 1) * share}%`,
  );
  const background =
    colors.length > 1
      ? `conic-gradient(from 180deg, ${parts.join(', ')})`
      : `var(--led-${colors[0] ?? 'off'})`;
  return <span className="lamp" style={{ background }} aria-hidden="true" />;
}
