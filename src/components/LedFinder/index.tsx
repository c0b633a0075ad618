import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  ledColors,
  leds,
  type Led,
  type LedColor,
  type LedKey,
  type LedModel,
  type LedPhase,
  type LedUrgency,
} from '../../data/leds';
import { matches, type Look } from './match';
import Timeline from './Timeline';
import styles from './styles.module.css';

const states = Object.entries(leds) as [LedKey, Led][];

const looks: Record<Look, string> = {
  steady: 'Stays on, ten seconds or longer',
  blink: 'Goes on and off, over and over',
  once: 'Lights up once, then goes off',
  several: 'Shows several colors, one after the other',
  dark: 'Is dark, no light at all',
};

const phases: Record<LedPhase, string> = {
  start: 'While the Blox starts',
  'set-up': 'Before and during set-up',
  running: 'In everyday use',
  repair: 'While the Blox repairs itself',
  reset: 'During a reset',
  update: 'While software or a drive is being prepared',
  're-image': 'While the system chip waits to be written',
};

const urgencies: Record<LedUrgency, string> = {
  none: 'All is well',
  wait: 'Wait',
  act: 'Your turn',
  support: 'Contact support',
};

const models: Record<LedModel, string> = { cm4: 'CM4 only', rk1: 'RK1 only' };

const guides: Record<(typeof leds)[LedKey]['link'], string> = {
  '/functionyard/add-storage': 'Add or replace storage',
  '/functionyard/fxblox-app': 'The FxBlox app',
  '/functionyard/hardware/fxblox-hardware': 'Which FxBlox do you have?',
  '/functionyard/hardware/fxblox-hardware-rk1': 'Update an RK1 from a stick',
  '/functionyard/hardware/fxblox-hardware-rpi': 'Update a CM4 from a stick',
  '/functionyard/hardware/fxblox-hardware-rpi-reimage': 'Re-image a CM4',
  '/functionyard/support': 'Contact support',
  '/functionyard/troubleshooting': 'Troubleshooting',
  '/functionyard/troubleshooting/disconnected-blox': 'The Blox is disconnected',
};

const anchor = (key: LedKey) => `led-${key}`;

function Row({
  id,
  led,
  hidden,
  playing,
}: {
  id: LedKey;
  led: Led;
  hidden: boolean;
  playing: boolean;
}): ReactNode {
  useBrokenLinks().collectAnchor(anchor(id));
  return (
    <tr role="row" id={anchor(id)} hidden={hidden} className={styles.row}>
      <th role="rowheader" scope="row" className={styles.light}>
        <Timeline led={led} playing={playing} />
        <span className={styles.name}>{led.name}</span>
        <span className={styles.pattern}>{led.pattern}</span>
        {led.models?.map((model) => (
          <span key={model} className={styles.model}>
            {models[model]}
          </span>
        ))}
        <a
          href={`#${anchor(id)}`}
          className={styles.share}
          data-not-content
          aria-label={`Link to: ${led.name}`}
          title="Link to this light"
        >
          #
        </a>
      </th>
      <td role="cell" className={styles.meaning}>
        {led.meaning}
      </td>
      <td role="cell">
        <span className={clsx(styles.urgency, styles[led.urgency])}>{urgencies[led.urgency]}</span>
        <span className={styles.action}>{led.action}</span>
        <Link to={led.link} className={styles.guide}>
          {guides[led.link as keyof typeof guides]}
        </Link>
      </td>
    </tr>
  );
}

/**
 * What the light of a Blox means: pick colors and what it does, and the table below shows the states that fit. The table
 * is complete in the page and is all that stands there without JavaScript; each state has a link of its own.
 */
export default function LedFinder(): ReactNode {
  const live = useIsBrowser();
  const root = useRef<HTMLDivElement>(null);
  const [colors, setColors] = useState<ReadonlySet<LedColor>>(new Set());
  const [look, setLook] = useState<Look>();
  const [playing, setPlaying] = useState(false);

  const reset = () => {
    setColors(new Set());
    setLook(undefined);
  };
  const toggle = (color: LedColor) => {
    const next = new Set(colors);
    if (!next.delete(color)) next.add(color);
    setColors(next);
  };

  // An address that points at a state which the choices hide (src/client/revealHash.ts asks for it).
  useEffect(() => {
    const element = root.current;
    const show = () => flushSync(reset);
    element?.addEventListener('reveal', show);
    return () => element?.removeEventListener('reveal', show);
  }, []);

  // Motion ends when the reader's system asks for less of it while it plays.
  useEffect(() => {
    const less = window.matchMedia('(prefers-reduced-motion: reduce)');
    const stop = () => setPlaying(false);
    less.addEventListener('change', stop);
    return () => less.removeEventListener('change', stop);
  }, []);

  const shown = new Set(states.filter(([, led]) => matches(led, colors, look)).map(([key]) => key));

  return (
    <div ref={root} className={styles.finder}>
      <form
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
        aria-label="Find a light"
      >
        <fieldset disabled={!live}>
          <legend>Which colors do you see?</legend>
          <div className={styles.colors}>
            {ledColors.map((color) => (
              <label key={color}>
                <input
                  type="checkbox"
                  name="color"
                  value={color}
                  checked={colors.has(color)}
                  onChange={() => toggle(color)}
                />
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <circle cx="10" cy="10" r="8" className={styles[color]} />
                </svg>
                {color}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset disabled={!live}>
          <legend>What does the light do?</legend>
          <div className={styles.looks}>
            <label>
              <input
                type="radio"
                name="look"
                checked={look === undefined}
                onChange={() => setLook(undefined)}
              />
              Any of these
            </label>
            {(Object.keys(looks) as Look[]).map((key) => (
              <label key={key}>
                <input
                  type="radio"
                  name="look"
                  value={key}
                  checked={look === key}
                  onChange={() => setLook(key)}
                />
                {looks[key]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.result}>
          <p role="status">
            {shown.size === 0
              ? 'No light fits. Take a color away, or start over and compare with the whole table.'
              : `${shown.size} of ${states.length} lights fit`}
          </p>
          <button type="button" disabled={!live} onClick={reset}>
            Start over
          </button>
          <button
            type="button"
            aria-pressed={playing}
            className={styles.play}
            onClick={() => setPlaying(!playing)}
          >
            Play the lights<span className="sr-only">, long times shortened</span>
          </button>
        </div>
      </form>
      <table role="table" className={styles.table}>
        <caption>Every light of a Blox, by the situation in which it shows</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              You see
            </th>
            <th role="columnheader" scope="col">
              It means
            </th>
            <th role="columnheader" scope="col">
              What to do
            </th>
          </tr>
        </thead>
        {(Object.keys(phases) as LedPhase[]).map((phase) => {
          const rows = states.filter(([, led]) => led.phase === phase);
          return (
            <tbody key={phase} role="rowgroup" hidden={!rows.some(([key]) => shown.has(key))}>
              <tr role="row" className={styles.phase}>
                <th role="rowheader" scope="rowgroup" colSpan={3}>
                  {phases[phase]}
                </th>
              </tr>
              {rows.map(([key, led]) => (
                <Row
                  key={key}
                  id={key}
                  led={led}
                  hidden={!shown.has(key)}
                  playing={playing && shown.has(key)}
                />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
