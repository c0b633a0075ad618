import type { ReactNode } from 'react';
import type { Swatch } from '../../pages-schema/troubleshooter';

/** The lamp of the Blox next to words that say the same. It shows all its colors at once, the first at the left. */
export default function Lamp({ swatch }: { swatch: Swatch }): ReactNode {
  const colors = [...new Set(swatch.map(({ color }) => `var(--led-${color})`))];
  const lit = colors.filter((color) => color !== 'var(--led-off)');
  const share = 100 / lit.length;
  const parts = lit.map((color, at) => `${color} ${at * share}% ${(at + 1) * share}%`);
  const background =
    lit.length > 1 ? `conic-gradient(from 180deg, ${parts.join(', ')})` : (lit[0] ?? colors[0]!);
  return <span className="lamp" style={{ background }} aria-hidden="true" />;
}
