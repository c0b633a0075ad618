import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ledColors } from '@site/src/data/ledColors';
import Lamp from '../Troubleshooter/Lamp';

/** Keys of the answers to the first question of src/data/troubleshooter.yaml. */
const colors = [...ledColors, 'off'];

const linkTo = (answer: string) => `/functionyard/troubleshooting?at=${answer}`;

/** Links from each color of the light, and from what isn't about the light, to its place in the troubleshooter. */
export default function LightStrip(): ReactNode {
  return (
    <nav className="light-strip box" aria-labelledby="light-strip">
      <b id="light-strip">What is the light doing?</b>
      {colors.map((color) => (
        <Link key={color} className="btn choice" to={linkTo(color)}>
          <span className="lamp" style={{ background: `var(--led-${color})` }} />
          {color.charAt(0).toUpperCase() + color.slice(1)}
        </Link>
      ))}
      <Link className="btn choice" to={linkTo('several')}>
        <Lamp colors={['green', 'blue', 'red', 'yellow']} />
        Several
      </Link>
      <Link className="btn choice" to={linkTo('other')}>
        Not the light
      </Link>
    </nav>
  );
}
