import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ledColors } from '@site/src/data/ledColors';

const choices = [...ledColors, 'off'];

/** Links from each color of the light to its place in the troubleshooter. */
export default function LightStrip(): ReactNode {
  return (
    <nav className="light-strip box row-wrap" aria-labelledby="light-strip">
      <b id="light-strip">What is the light doing?</b>
      {choices.map((color) => (
        <Link key={color} className="btn-text" to={`/functionyard/troubleshooting?at=${color}`}>
          <span className="lamp" style={{ background: `var(--led-${color})` }} />
          {color.charAt(0).toUpperCase() + color.slice(1)}
        </Link>
      ))}
    </nav>
  );
}
