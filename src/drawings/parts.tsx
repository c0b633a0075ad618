import type { ReactElement, ReactNode } from 'react';
import './drawings.css';

/** Every drawing is as wide as a phone's text column; 12.2 units are then at least 11 px. */
export const WIDTH = 360;
const MARGIN = 16;
const BODY = 12.4;
const LEAD = 16.4;

/** Theme colors, defined in drawings.css. */
export const C = {
  paper: 'var(--dw-paper)',
  fill: 'var(--dw-fill)',
  fill2: 'var(--dw-fill-2)',
  line: 'var(--dw-line)',
  hair: 'var(--dw-hair)',
  accent: 'var(--dw-accent)',
  accentSoft: 'var(--dw-accent-soft)',
  onAccent: 'var(--dw-on-accent)',
  text: 'var(--dw-text)',
  muted: 'var(--dw-muted)',
  warn: 'var(--dw-warn)',
  warnSoft: 'var(--dw-warn-soft)',
  metal: 'var(--dw-metal)',
  dark: 'var(--dw-dark)',
  board: 'var(--dw-board)',
  board2: 'var(--dw-board-2)',
  gold: 'var(--dw-gold)',
  cap: 'var(--dw-cap)',
} as const;

export type LedColor = 'red' | 'green' | 'blue' | 'yellow' | 'cyan' | 'purple' | 'white' | 'off';
export const led = (color: LedColor): string => `var(--dw-led-${color})`;

export type Point = readonly [x: number, y: number];

/* ---------------------------------------------------------------- text */

const GLYPHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!()[\] ]/, 0.34],
  [/[tfrI/-]/, 0.4],
  [/[mwMW→…]/, 0.92],
  [/[A-Z]/, 0.69],
];

function textWidth(text: string, size: number, bold: boolean): number {
  let sum = 0;
  for (const glyph of text) sum += GLYPHS.find(([kind]) => kind.test(glyph))?.[1] ?? 0.62;
  return sum * size * (bold ? 1.1 : 1);
}

interface Word {
  text: string;
  bold: boolean;
}

/** Breaks text into lines; `**…**` is set bold. Widths are estimated for a wide system font. */
function breakLines(text: string, width: number, size: number, allBold = false): Word[][] {
  const words: Word[] = text
    .replace(/(\d) (?=(?:s|min|h|GB|GiB|%)\b)/g, '$1\u00a0')
    .split('**')
    .flatMap((part, index) =>
      part
        .split(/[ \n]+/)
        .filter(Boolean)
        .map((word) => ({ text: word, bold: allBold || index % 2 === 1 })),
    );
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    const own = textWidth(word.text, size, word.bold);
    const glued = /^[.,;:)]/.test(word.text);
    if (line.length > 0 && !glued && used + 0.34 * size + own > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    line.push(word);
    used += own + (line.length > 1 && !glued ? 0.34 * size : 0);
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

const plain = (text: string): string => text.replaceAll('**', '');

interface ParaProps {
  x: number;
  /** Baseline of the first line. */
  y: number;
  text: string;
  width?: number;
  size?: number;
  lead?: number;
  fill?: string;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

export function paraHeight(text: string, width: number, size = BODY, lead = LEAD, bold = false) {
  return breakLines(text, width, size, bold).length * lead;
}

export function Para({
  x,
  y,
  text,
  width = WIDTH,
  size = BODY,
  lead = LEAD,
  fill = C.text,
  bold = false,
  anchor = 'start',
}: ParaProps): ReactElement {
  const lines = breakLines(text, width, size, bold);
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          x={x}
          y={y + index * lead}
          fontSize={size}
          fill={fill}
          textAnchor={anchor}
          fontWeight={bold ? 650 : undefined}
        >
          {line.map((word, at) => {
            const space = at > 0 && !/^[.,;:)]/.test(word.text) ? ' ' : '';
            return word.bold && !bold ? (
              <tspan key={at} fontWeight={650}>
                {space + word.text}
              </tspan>
            ) : (
              <tspan key={at}>{space + word.text}</tspan>
            );
          })}
        </text>
      ))}
    </>
  );
}

/* ---------------------------------------------------------------- frame */

export interface DrawingTexts {
  name: string;
  title: string;
  description: string;
  caption: string;
}

interface DrawingProps extends DrawingTexts {
  width?: number;
  height: number;
  children: ReactNode;
}

export function Drawing({
  name,
  title,
  description,
  caption,
  width = WIDTH,
  height,
  children,
}: DrawingProps): ReactElement {
  const tall = Math.ceil(height);
  return (
    <figure className="drawing">
      <svg
        viewBox={`0 0 ${width} ${tall}`}
        width={width}
        height={tall}
        role="img"
        aria-labelledby={`${name}-t ${name}-d`}
        focusable="false"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <title id={`${name}-t`}>{title}</title>
        <desc id={`${name}-d`}>{description}</desc>
        <rect width={width} height={tall} rx={12} fill={C.paper} />
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/* ---------------------------------------------------------------- numbers and labels */

export function Mark({ n, x, y, warn }: { n: number | string; x: number; y: number; warn?: boolean }) {
  return (
    <g>
      <circle cx={x} cy={y} r={10} fill={warn ? C.warn : C.accent} />
      <text
        x={x}
        y={y + 4.4}
        fontSize={12.2}
        fontWeight={700}
        textAnchor="middle"
        fill={warn ? C.paper : C.onAccent}
      >
        {n}
      </text>
    </g>
  );
}

/** A leader line that ends in a small dot. */
export function Leader({ points, color = C.accent }: { points: readonly Point[]; color?: string }) {
  const end = points[points.length - 1];
  return (
    <g>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={1.25}
      />
      {end && <circle cx={end[0]} cy={end[1]} r={3} fill={color} stroke={C.paper} />}
    </g>
  );
}

interface CalloutProps {
  n: number | string;
  /** Centre of the number. */
  at: Point;
  /** The place that is meant. */
  to: Point;
  via?: readonly Point[];
  title?: string;
  text?: string;
  width?: number;
  warn?: boolean;
}

/** Number, leader line and label; the label stands to the right of the number. */
export function Callout({ n, at, to, via = [], title, text, width = 120, warn }: CalloutProps) {
  const [x, y] = at;
  const color = warn ? C.warn : C.accent;
  const left = x + 17;
  const titleLines = title ? paraHeight(title, width, BODY, LEAD, true) : 0;
  return (
    <g>
      <Leader points={[at, ...via, to]} color={color} />
      <Mark n={n} x={x} y={y} warn={warn} />
      {title && <Para x={left} y={y + 4.4} text={title} width={width} bold />}
      {text && (
        <Para x={left} y={y + 4.4 + titleLines} text={text} width={width} fill={C.muted} />
      )}
    </g>
  );
}

export interface LegendItem {
  n: number | string;
  text: string;
  warn?: boolean;
}

const LEGEND_GAP = 9;
const LEGEND_X = MARGIN + 30;
const LEGEND_WIDTH = WIDTH - MARGIN - LEGEND_X;

export function legendHeight(items: readonly LegendItem[]): number {
  return items.reduce(
    (sum, item) => sum + Math.max(20, paraHeight(item.text, LEGEND_WIDTH)) + LEGEND_GAP,
    4,
  );
}

export function Legend({ items, y }: { items: readonly LegendItem[]; y: number }) {
  let top = y;
  return (
    <>
      {items.map((item) => {
        const at = top;
        top += Math.max(20, paraHeight(item.text, LEGEND_WIDTH)) + LEGEND_GAP;
        return (
          <g key={item.n}>
            <Mark n={item.n} x={MARGIN + 10} y={at + 10} warn={item.warn} />
            <Para x={LEGEND_X} y={at + 14.4} text={item.text} width={LEGEND_WIDTH} />
          </g>
        );
      })}
    </>
  );
}

interface PictureProps extends DrawingTexts {
  /** Height of the picture part; the legend follows below. */
  height: number;
  legend: readonly LegendItem[];
  children: ReactNode;
}

/** A picture with numbers in it, and what the numbers mean below. */
export function Picture({ height, legend, children, description, ...texts }: PictureProps) {
  const spoken = legend.map((item) => `${item.n}: ${plain(item.text)}`).join(' ');
  return (
    <Drawing
      {...texts}
      description={`${description} ${spoken}`}
      height={height + legendHeight(legend) + 8}
    >
      {children}
      <Legend items={legend} y={height} />
    </Drawing>
  );
}

/* ---------------------------------------------------------------- lines and arrows */

export function Arrow({
  points,
  color = C.line,
  dashed,
  both,
}: {
  points: readonly Point[];
  color?: string;
  dashed?: boolean;
  both?: boolean;
}) {
  const head = (tip: Point, from: Point) => {
    const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
    const wing = (turn: number) =>
      `${(tip[0] - 8 * Math.cos(angle + turn)).toFixed(1)},${(tip[1] - 8 * Math.sin(angle + turn)).toFixed(1)}`;
    return <polygon points={`${tip.join(',')} ${wing(0.45)} ${wing(-0.45)}`} fill={color} />;
  };
  const last = points.length - 1;
  const [first, second, before, end] = [points[0], points[1], points[last - 1], points[last]];
  if (!first || !second || !before || !end) return null;
  return (
    <g>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={1.75}
        strokeDasharray={dashed ? '4 4' : undefined}
      />
      {head(end, before)}
      {both && head(first, second)}
    </g>
  );
}

/* ---------------------------------------------------------------- the device */

/** USB-C socket; it stands upright where it is taller than wide. */
export function UsbC({ x, y, w = 40, h = 15, hot }: { x: number; y: number; w?: number; h?: number; hot?: boolean }) {
  return (
    <g>
      <rect
        x={x - w / 2}
        y={y - h / 2}
        width={w}
        height={h}
        rx={Math.min(w, h) / 2}
        fill={C.dark}
        stroke={hot ? C.accent : C.line}
        strokeWidth={hot ? 2.5 : 1.5}
      />
      <rect
        x={x - w * (w > h ? 0.3 : 0.12)}
        y={y - h * (w > h ? 0.12 : 0.3)}
        width={w * (w > h ? 0.6 : 0.24)}
        height={h * (w > h ? 0.24 : 0.6)}
        rx={Math.min(w, h) * 0.12}
        fill={C.metal}
      />
    </g>
  );
}

export function Screw({ x, y, r = 6, black }: { x: number; y: number; r?: number; black?: boolean }) {
  const arm = r * 0.5;
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={black ? C.dark : C.metal} stroke={C.line} strokeWidth={1.25} />
      <path
        d={`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`}
        stroke={black ? C.metal : C.line}
        strokeWidth={1.5}
      />
    </g>
  );
}

interface TowerProps {
  x: number;
  y: number;
  w?: number;
  h?: number;
  /** Slanted-bar grille and slot (front) or plate with three ports (back). */
  face?: 'front' | 'back' | 'bare';
}

/** Body of a single Blox seen from one side. */
export function Tower({ x, y, w = 104, h = 290, face = 'bare' }: TowerProps) {
  const cap = Math.round(h * 0.075);
  const bars: ReactElement[] = [];
  const grille = { x: x + w * 0.2, y: y + h * 0.3, w: w * 0.6, h: h * 0.38 };
  for (let step = 0; step < 8; step += 1) {
    const top = grille.y + (step * grille.h) / 8;
    bars.push(
      <path
        key={step}
        d={`M${grille.x} ${top + 15}L${grille.x + grille.w} ${top}`}
        stroke={C.line}
        strokeWidth={w * 0.045}
      />,
    );
  }
  return (
    <g>
      <rect x={x + 6} y={y + h - 3} width={w - 12} height={9} rx={3} fill={C.dark} />
      <rect x={x} y={y} width={w} height={h} rx={w * 0.13} fill={C.fill2} stroke={C.line} strokeWidth={1.75} />
      <path
        d={`M${x} ${y + cap}V${y + w * 0.13}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.13} ${-w * 0.13}h${w * 0.74}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.13} ${w * 0.13}V${y + cap}z`}
        fill={C.cap}
        stroke={C.line}
        strokeWidth={1.75}
      />
      <path d={`M${x + w * 0.09} ${y + cap + 10}V${y + h - 16}`} stroke={C.fill} strokeWidth={w * 0.05} opacity={0.7} />
      {face === 'front' && (
        <>
          {bars}
          <rect
            x={x + w * 0.36}
            y={y + h * 0.8}
            width={w * 0.28}
            height={Math.max(4, h * 0.022)}
            rx={Math.max(2, h * 0.011)}
            fill={C.dark}
            stroke={C.line}
          />
        </>
      )}
      {face === 'back' && <PortPlate x={x + w * 0.17} y={y + h * 0.26} w={w * 0.66} h={h * 0.48} />}
    </g>
  );
}

/** Heights of the three sockets inside a port plate. */
export const portYs = (y: number, h: number, spread = 0.23): readonly [number, number, number] => [
  y + h * (0.5 - spread),
  y + h * 0.5,
  y + h * (0.5 + spread),
];

interface PlateProps {
  x: number;
  y: number;
  w: number;
  h: number;
  spread?: number;
  hot?: readonly number[];
}

export function PortPlate({ x, y, w, h, spread, hot = [] }: PlateProps) {
  const r = Math.max(4, w * 0.065);
  const inset = r + 5;
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx={8} fill={C.fill} stroke={C.line} strokeWidth={1.5} />
      {[
        [x + inset, y + inset],
        [x + w - inset, y + inset],
        [x + inset, y + h - inset],
        [x + w - inset, y + h - inset],
      ].map(([sx, sy]) => (
        <Screw key={`${sx},${sy}`} x={sx ?? 0} y={sy ?? 0} r={r} black />
      ))}
      {portYs(y, h, spread).map((py, index) => (
        <UsbC key={py} x={x + w / 2} y={py} w={w * 0.56} h={Math.max(11, w * 0.2)} hot={hot.includes(index)} />
      ))}
    </g>
  );
}

export interface PortText {
  name: string;
  text: string;
}

/** The three sockets, top to bottom, with what each is for. */
export function PortList({ ports, y, h }: { ports: readonly PortText[]; y: number; h: number }) {
  const spread = 0.3;
  const ys = portYs(y, h, spread);
  const width = WIDTH - MARGIN - 164;
  return (
    <>
      <PortPlate x={20} y={y} w={96} h={h} spread={spread} />
      {ports.map((port, index) => {
        const at = ys[index] ?? 0;
        const title = paraHeight(port.name, width, BODY, LEAD, true);
        const start = at + 12.4 - (title + paraHeight(port.text, width)) / 2;
        return (
          <g key={port.name}>
            <Leader
              points={[
                [146, at],
                [98, at],
              ]}
            />
            <Mark n={index + 1} x={146} y={at} />
            <Para x={164} y={start} text={port.name} width={width} bold />
            <Para x={164} y={start + title} text={port.text} width={width} fill={C.muted} />
          </g>
        );
      })}
    </>
  );
}

/* ---------------------------------------------------------------- circuit boards */

export function Board({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx={5} fill={C.board} stroke={C.line} strokeWidth={1.75} />
      {[
        [x + 8, y + 8],
        [x + w - 8, y + 8],
        [x + 8, y + h - 8],
        [x + w - 8, y + h - 8],
      ].map(([cx, cy]) => (
        <circle key={`${cx},${cy}`} cx={cx} cy={cy} r={3.5} fill={C.paper} stroke={C.gold} strokeWidth={1.75} />
      ))}
    </g>
  );
}

export function Chip({ x, y, w, h, fill = C.dark }: { x: number; y: number; w: number; h: number; fill?: string }) {
  return <rect x={x} y={y} width={w} height={h} rx={2.5} fill={fill} stroke={C.line} strokeWidth={1.25} />;
}

/** Heat sink with fins. */
export function HeatSink({ x, y, w, h, black }: { x: number; y: number; w: number; h: number; black?: boolean }) {
  const fins = Math.max(3, Math.round(w / 9));
  return (
    <g>
      <Chip x={x} y={y} w={w} h={h} fill={black ? C.dark : C.metal} />
      {Array.from({ length: fins - 1 }, (_, index) => {
        const at = x + ((index + 1) * w) / fins;
        return <path key={at} d={`M${at} ${y + 4}v${h - 8}`} stroke={black ? C.metal : C.line} strokeWidth={1} />;
      })}
    </g>
  );
}

export function Fan({ x, y, size }: { x: number; y: number; size: number }) {
  const mid = size / 2;
  return (
    <g>
      <rect x={x} y={y} width={size} height={size} rx={6} fill={C.fill2} stroke={C.line} strokeWidth={1.5} />
      <circle cx={x + mid} cy={y + mid} r={mid - 6} fill={C.fill} stroke={C.line} strokeWidth={1.25} />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d={`M0 -5C8 ${-mid * 0.5} 4 ${-mid + 10} -6 ${-mid + 9}`}
          transform={`translate(${x + mid} ${y + mid}) rotate(${turn})`}
          fill="none"
          stroke={C.line}
          strokeWidth={1.5}
        />
      ))}
      <circle cx={x + mid} cy={y + mid} r={6} fill={C.metal} stroke={C.line} strokeWidth={1.25} />
    </g>
  );
}

/** Number that stands on a picture, ringed so that it reads on any ground. */
export function Spot({ n, x, y, warn }: { n: number | string; x: number; y: number; warn?: boolean }) {
  return (
    <g>
      <circle cx={x} cy={y} r={12} fill={C.paper} />
      <Mark n={n} x={x} y={y} warn={warn} />
    </g>
  );
}

/* ---------------------------------------------------------------- the light */

export type Light =
  | { kind: 'solid'; color: LedColor }
  | { kind: 'blink'; color: LedColor }
  | { kind: 'alternate'; colors: readonly LedColor[] }
  | { kind: 'sequence'; colors: readonly LedColor[] }
  | { kind: 'both'; colors: readonly [LedColor, LedColor] }
  | { kind: 'none' };

/** A strip that shows the light over time, left to right. */
export function LightStrip({ x, y, light, w = 62, h = 18 }: { x: number; y: number; light: Light; w?: number; h?: number }) {
  if (light.kind === 'none') return null;
  if (light.kind === 'blink') {
    const part = w / 3;
    return (
      <g>
        {[0, 1, 2].map((step) => (
          <rect
            key={step}
            x={x + step * part}
            y={y}
            width={part - 6}
            height={h}
            rx={4}
            fill={led(light.color)}
            stroke={C.line}
            strokeWidth={1.25}
          />
        ))}
      </g>
    );
  }
  const colors =
    light.kind === 'solid'
      ? [light.color]
      : light.kind === 'alternate'
        ? [...light.colors, ...light.colors]
        : light.colors;
  const part = w / colors.length;
  return (
    <g>
      {colors.map((color, step) =>
        light.kind === 'both' ? (
          <rect key={step} x={x} y={y + (step * h) / 2} width={w} height={h / 2} fill={led(color)} />
        ) : (
          <rect
            key={step}
            x={x + step * part}
            y={y}
            width={part}
            height={h}
            fill={led(color)}
            stroke={C.line}
            strokeWidth={0.75}
          />
        ),
      )}
      <rect x={x} y={y} width={w} height={h} rx={3} fill="none" stroke={C.line} strokeWidth={1.25} />
    </g>
  );
}

export function LedDot({ x, y, color, r = 8 }: { x: number; y: number; color: LedColor; r?: number }) {
  return <circle cx={x} cy={y} r={r} fill={led(color)} stroke={C.line} strokeWidth={1.25} />;
}

export interface LightStep {
  /** What is seen, beginning with the color's name, or what the reader does. */
  see: string;
  mean?: string;
  light?: Light;
  /** The reader acts here. */
  act?: boolean;
  warn?: boolean;
}

export interface LightSection {
  heading?: string;
  steps: readonly LightStep[];
}

const STRIP_X = 38;
const SEE_X = 112;
const SEE_WIDTH = WIDTH - MARGIN - SEE_X;

function stepHeight(step: LightStep): number {
  const see = paraHeight(step.see, SEE_WIDTH, BODY, LEAD, true);
  const mean = step.mean ? paraHeight(step.mean, SEE_WIDTH) : 0;
  return Math.max(24, see + mean) + 13;
}

const headingHeight = (heading?: string) =>
  heading ? paraHeight(heading, WIDTH - 2 * MARGIN, 13.2, 17, true) + 12 : 0;

interface LightTimelineProps extends DrawingTexts {
  sections: readonly LightSection[];
  /** Room for a picture above the timeline. */
  headroom?: number;
  children?: ReactNode;
}

/** What the light does, from top to bottom. */
export function LightTimeline({
  sections,
  headroom = 0,
  children,
  description,
  ...texts
}: LightTimelineProps) {
  let y = 16 + headroom;
  const parts = sections.map((section, index) => {
    const top = y + (index > 0 ? 10 : 0);
    const first = top + headingHeight(section.heading);
    let cursor = first;
    const rows = section.steps.map((step) => {
      const at = cursor;
      cursor += stepHeight(step);
      return { step, at };
    });
    y = cursor;
    const last = rows[rows.length - 1];
    return { section, top, first, rows, end: last ? last.at : first };
  });
  const spoken = sections
    .map((section) => {
      const steps = section.steps
        .map((step, at) => `${at + 1}. ${step.see}${step.mean ? `: ${step.mean}` : ''}`)
        .join(' ');
      return section.heading ? `${section.heading}. ${steps}` : steps;
    })
    .join(' ');
  return (
    <Drawing {...texts} description={plain(`${description} ${spoken}`)} height={y + 4}>
      {children}
      {parts.map(({ section, top, first, rows, end }, index) => (
        <g key={top}>
          {(index > 0 || headroom > 0) && (
            <path d={`M${MARGIN} ${top - 8}H${WIDTH - MARGIN}`} stroke={C.hair} />
          )}
          {section.heading && (
            <Para
              x={MARGIN}
              y={top + 13}
              text={section.heading}
              width={WIDTH - 2 * MARGIN}
              size={13.2}
              lead={17}
              bold
              fill={C.accent}
            />
          )}
          <path d={`M${MARGIN + 6} ${first + 9}V${end + 9}`} stroke={C.hair} strokeWidth={2} />
          {rows.map(({ step, at }) => {
            const see = paraHeight(step.see, SEE_WIDTH, BODY, LEAD, true);
            const color = step.warn ? C.warn : C.accent;
            return (
              <g key={at}>
                <circle
                  cx={MARGIN + 6}
                  cy={at + 9}
                  r={5}
                  fill={step.act ? color : C.paper}
                  stroke={color}
                  strokeWidth={2}
                />
                {step.act ? (
                  <>
                    <rect
                      x={STRIP_X}
                      y={at}
                      width={62}
                      height={19}
                      rx={9.5}
                      fill={step.warn ? C.warnSoft : C.accentSoft}
                      stroke={color}
                      strokeWidth={1.25}
                    />
                    <Para x={STRIP_X + 31} y={at + 13.8} text="you" size={12.2} bold anchor="middle" />
                  </>
                ) : (
                  step.light && <LightStrip x={STRIP_X} y={at} light={step.light} />
                )}
                <Para x={SEE_X} y={at + 13.4} text={step.see} width={SEE_WIDTH} bold />
                {step.mean && (
                  <Para
                    x={SEE_X}
                    y={at + 13.4 + see}
                    text={step.mean}
                    width={SEE_WIDTH}
                    fill={step.warn ? C.warn : C.muted}
                  />
                )}
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}

/* ---------------------------------------------------------------- icons */

export type IconName =
  | 'phone'
  | 'computer'
  | 'blox'
  | 'server'
  | 'chain'
  | 'wallet'
  | 'file'
  | 'home'
  | 'pool'
  | 'key'
  | 'app'
  | 'coin';

/** Line icon in a square of 32 units; x and y are its centre. */
export function Icon({ name, x, y, color = C.line }: { name: IconName; x: number; y: number; color?: string }) {
  const common = { fill: C.fill, stroke: color, strokeWidth: 1.75 } as const;
  const line = { fill: 'none', stroke: color, strokeWidth: 1.75 } as const;
  const shapes: Record<IconName, ReactElement> = {
    phone: (
      <>
        <rect x={-8} y={-15} width={16} height={30} rx={3.5} {...common} />
        <path d="M-2.5 10.5h5" {...line} />
      </>
    ),
    computer: (
      <>
        <rect x={-13} y={-12} width={26} height={18} rx={2.5} {...common} />
        <path d="M-16 11h32" {...line} />
      </>
    ),
    blox: (
      <>
        <rect x={-8} y={-15} width={16} height={28} rx={3} {...common} />
        <path d="M-8 -10h16M-4 1l8-3M-4 5l8-3M-4 -3l8-3M-6 15.5h12" {...line} />
      </>
    ),
    server: (
      <>
        <rect x={-13} y={-12} width={26} height={11} rx={2.5} {...common} />
        <rect x={-13} y={1} width={26} height={11} rx={2.5} {...common} />
        <path d="M-8 -6.5h2M-8 6.5h2M-1 -6.5h8M-1 6.5h8" {...line} />
      </>
    ),
    chain: (
      <>
        <rect x={-16} y={-5} width={10} height={10} rx={2} {...common} />
        <rect x={-2} y={-13} width={10} height={10} rx={2} {...common} />
        <rect x={5} y={4} width={10} height={10} rx={2} {...common} />
        <path d="M-6 -3l4-3M-6 3l11 4M5 -3l4 7" {...line} />
      </>
    ),
    wallet: (
      <>
        <rect x={-14} y={-9} width={28} height={20} rx={3.5} {...common} />
        <path d="M-10 -9l16-5v5" {...line} />
        <path d="M14 -2.5h-7a3.5 3.5 0 0 0 0 7h7" {...line} />
      </>
    ),
    file: (
      <>
        <path d="M-10 -14h12l8 8v20h-20z" {...common} />
        <path d="M2 -14v8h8M-5 1h10M-5 6.5h10" {...line} />
      </>
    ),
    home: (
      <>
        <path d="M-12 14V-1L0 -13 12 -1V14z" {...common} />
        <path d="M-3 14V4h6v10" {...line} />
      </>
    ),
    pool: (
      <>
        <rect x={-4} y={-15} width={8} height={12} rx={2} {...common} />
        <rect x={-14} y={2} width={8} height={12} rx={2} {...common} />
        <rect x={6} y={2} width={8} height={12} rx={2} {...common} />
        <path d="M-4 -4l-5 6M4 -4l5 6M-6 9H6" {...line} />
      </>
    ),
    key: (
      <>
        <circle cx={-6} cy={0} r={7} {...common} />
        <path d="M1 0h14v6M9 0v5" {...line} />
      </>
    ),
    app: (
      <>
        <rect x={-13} y={-13} width={11} height={11} rx={2.5} {...common} />
        <rect x={2} y={-13} width={11} height={11} rx={2.5} {...common} />
        <rect x={-13} y={2} width={11} height={11} rx={2.5} {...common} />
        <rect x={2} y={2} width={11} height={11} rx={2.5} {...common} />
      </>
    ),
    coin: (
      <>
        <circle r={13} {...common} />
        <circle r={8.5} {...line} />
      </>
    ),
  };
  return <g transform={`translate(${x} ${y})`}>{shapes[name]}</g>;
}

/* ---------------------------------------------------------------- flows */

export interface FlowStep {
  icon: IconName;
  title: string;
  text?: string;
  /** Words beside the arrow that leads on to the next box. */
  then?: string;
  soft?: boolean;
  dashed?: boolean;
  thenDashed?: boolean;
  warn?: boolean;
  n?: number | string;
}

export interface FlowSection {
  heading?: string;
  steps: readonly FlowStep[];
  /** Boxes that stand side by side in meaning: no arrows between them. */
  list?: boolean;
}

const FLOW_TEXT_X = MARGIN + 56;
const FLOW_TEXT_WIDTH = WIDTH - 2 * MARGIN - 56 - 12;
const THEN_X = MARGIN + 46;
const THEN_WIDTH = WIDTH - MARGIN - THEN_X;

function flowBoxHeight(step: FlowStep): number {
  const title = paraHeight(step.title, FLOW_TEXT_WIDTH, 13, 17, true);
  const text = step.text ? paraHeight(step.text, FLOW_TEXT_WIDTH) : 0;
  return Math.max(50, title + text + 20);
}

const thenHeight = (step: FlowStep, list?: boolean) =>
  list ? 10 : Math.max(30, step.then ? paraHeight(step.then, THEN_WIDTH) + 16 : 0);

export function FlowDrawing({
  sections,
  description,
  ...texts
}: DrawingTexts & { sections: readonly FlowSection[] }) {
  let y = 14;
  const parts = sections.map((section, index) => {
    const top = y + (index > 0 ? 18 : 0);
    let cursor = top + headingHeight(section.heading);
    const boxes = section.steps.map((step, at) => {
      const box = { step, at: cursor, h: flowBoxHeight(step), last: at === section.steps.length - 1 };
      cursor += box.h + (box.last ? 0 : thenHeight(step, section.list));
      return box;
    });
    y = cursor;
    return { section, top, boxes, ruled: index > 0 };
  });
  const spoken = sections
    .map((section) => {
      const steps = section.steps
        .map((step, at) =>
          [`${at + 1}. ${step.title}`, step.text, step.then && `Arrow to the next: ${step.then}`]
            .filter(Boolean)
            .join('. '),
        )
        .join(' ');
      return section.heading ? `${section.heading}. ${steps}` : steps;
    })
    .join(' ');
  return (
    <Drawing {...texts} description={plain(`${description} ${spoken}`)} height={y + 16}>
      {parts.map(({ section, top, boxes, ruled }) => (
        <g key={top}>
          {ruled && <path d={`M${MARGIN} ${top - 8}H${WIDTH - MARGIN}`} stroke={C.hair} />}
          {section.heading && (
            <Para
              x={MARGIN}
              y={top + 13}
              text={section.heading}
              width={WIDTH - 2 * MARGIN}
              size={13.2}
              lead={17}
              bold
              fill={C.accent}
            />
          )}
          {boxes.map(({ step, at, h, last }) => {
            const title = paraHeight(step.title, FLOW_TEXT_WIDTH, 13, 17, true);
            const text = step.text ? paraHeight(step.text, FLOW_TEXT_WIDTH) : 0;
            const start = at + (h - title - text) / 2 + 13;
            const gap = last ? 0 : thenHeight(step);
            const thenTall = step.then ? paraHeight(step.then, THEN_WIDTH) : 0;
            return (
              <g key={at}>
                <rect
                  x={MARGIN}
                  y={at}
                  width={WIDTH - 2 * MARGIN}
                  height={h}
                  rx={10}
                  fill={step.warn ? C.warnSoft : step.soft ? C.accentSoft : C.fill}
                  stroke={step.warn ? C.warn : step.soft ? C.accent : C.line}
                  strokeWidth={1.5}
                  strokeDasharray={step.dashed ? '5 4' : undefined}
                />
                <Icon name={step.icon} x={MARGIN + 29} y={at + h / 2} color={step.warn ? C.warn : C.line} />
                {step.n !== undefined && <Mark n={step.n} x={MARGIN} y={at} />}
                <Para
                  x={FLOW_TEXT_X}
                  y={start}
                  text={step.title}
                  width={FLOW_TEXT_WIDTH}
                  size={13}
                  lead={17}
                  bold
                />
                {step.text && (
                  <Para x={FLOW_TEXT_X} y={start + title} text={step.text} width={FLOW_TEXT_WIDTH} fill={C.muted} />
                )}
                {!last && !section.list && (
                  <>
                    <Arrow
                      points={[
                        [MARGIN + 29, at + h + 3],
                        [MARGIN + 29, at + h + gap - 3],
                      ]}
                      dashed={step.thenDashed}
                    />
                    {step.then && (
                      <Para
                        x={THEN_X}
                        y={at + h + (gap - thenTall) / 2 + 12.4}
                        text={step.then}
                        width={THEN_WIDTH}
                      />
                    )}
                  </>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}

/* ---------------------------------------------------------------- screens */

export type ScreenItem =
  | { kind: 'title'; text: string; sub?: string }
  | { kind: 'progress'; percent: number }
  | { kind: 'text'; text: string; muted?: boolean }
  | { kind: 'field'; label?: string; value: string; n?: number }
  | { kind: 'button'; text: string; primary?: boolean; danger?: boolean; n?: number }
  | { kind: 'check'; text: string; n?: number }
  | { kind: 'radio'; text: string; sub?: string; on?: boolean; n?: number }
  | { kind: 'row'; label: string; value?: string; dot?: LedColor; n?: number }
  | { kind: 'notice'; text: string; n?: number }
  | { kind: 'tabs'; labels: readonly string[]; active: number }
  | { kind: 'tower'; name: string; status: string; n?: number; statusN?: number }
  | { kind: 'card'; title?: string; tag?: string; items: readonly ScreenItem[]; n?: number }
  | { kind: 'sheet'; title: string; items: readonly ScreenItem[]; n?: number }
  | { kind: 'split' };

const FRAME_X = 14;
const FRAME_W = WIDTH - 2 * FRAME_X;
const GUTTER_X = FRAME_X + FRAME_W - 18;

interface Placed {
  node: ReactElement;
  h: number;
  said: string;
}

function placeItem(
  item: ScreenItem,
  x: number,
  y: number,
  w: number,
  key: number,
  warns: ReadonlySet<number>,
): Placed {
  const mark = (n: number | undefined, at: number) =>
    n !== undefined && <Mark n={n} x={GUTTER_X} y={at} warn={warns.has(n)} />;
  const edge = (n?: number) => ({
    stroke: n === undefined ? C.hair : C.accent,
    strokeWidth: n === undefined ? 1.25 : 2,
  });
  const say = (text: string, n?: number) => (n === undefined ? text : `${text} [${n}]`);
  switch (item.kind) {
    case 'title': {
      const main = paraHeight(item.text, w, 15, 20, true);
      const sub = item.sub ? paraHeight(item.sub, w) : 0;
      return {
        node: (
          <g key={key}>
            <Para x={x} y={y + 14} text={item.text} width={w} size={15} lead={20} bold />
            {item.sub && <Para x={x} y={y + main + 12} text={item.sub} width={w} fill={C.muted} />}
          </g>
        ),
        h: main + sub,
        said: `Title ${item.text}${item.sub ? `, ${item.sub}` : ''}`,
      };
    }
    case 'progress':
      return {
        node: (
          <g key={key}>
            <rect x={x} y={y + 4} width={w - 48} height={6} rx={3} fill={C.fill2} />
            <rect x={x} y={y + 4} width={((w - 48) * item.percent) / 100} height={6} rx={3} fill={C.accent} />
            <Para x={x + w} y={y + 11.5} text={`${item.percent} %`} anchor="end" fill={C.muted} />
          </g>
        ),
        h: 14,
        said: `Progress ${item.percent} percent`,
      };
    case 'text': {
      const h = paraHeight(item.text, w);
      return {
        node: (
          <Para
            key={key}
            x={x}
            y={y + 12}
            text={item.text}
            width={w}
            fill={item.muted ? C.muted : C.text}
          />
        ),
        h,
        said: item.text,
      };
    }
    case 'field': {
      const label = item.label ? 17 : 0;
      return {
        node: (
          <g key={key}>
            {item.label && <Para x={x} y={y + 11.5} text={item.label} width={w} />}
            <rect x={x} y={y + label} width={w} height={30} rx={6} fill={C.paper} {...edge(item.n)} />
            <Para x={x + 10} y={y + label + 19.4} text={item.value} width={w - 20} fill={C.muted} />
            {mark(item.n, y + label + 15)}
          </g>
        ),
        h: label + 30,
        said: say(`Field ${item.label ?? item.value}`, item.n),
      };
    }
    case 'button': {
      const tall = Math.max(32, paraHeight(item.text, w - 16, 12.6, 16, true) + 14);
      const lines = paraHeight(item.text, w - 16, 12.6, 16, true);
      const fill = item.primary ? C.accent : item.danger ? C.warnSoft : C.fill;
      const ink = item.primary ? C.onAccent : item.danger ? C.warn : C.accent;
      return {
        node: (
          <g key={key}>
            <rect
              x={x}
              y={y}
              width={w}
              height={tall}
              rx={8}
              fill={fill}
              stroke={item.danger ? C.warn : C.accent}
              strokeWidth={item.n === undefined ? 1.25 : 2}
            />
            <Para
              x={x + w / 2}
              y={y + (tall - lines) / 2 + 12.3}
              text={item.text}
              width={w - 16}
              size={12.6}
              lead={16}
              bold
              anchor="middle"
              fill={ink}
            />
            {mark(item.n, y + tall / 2)}
          </g>
        ),
        h: tall,
        said: say(`Button ${item.text}`, item.n),
      };
    }
    case 'check': {
      const h = Math.max(18, paraHeight(item.text, w - 26));
      return {
        node: (
          <g key={key}>
            <rect x={x} y={y + 1} width={16} height={16} rx={3.5} fill={C.accent} />
            <path d={`M${x + 4} ${y + 9.5}l3 3 5.5-6`} fill="none" stroke={C.onAccent} strokeWidth={2} />
            <Para x={x + 26} y={y + 13.4} text={item.text} width={w - 26} />
            {mark(item.n, y + 10)}
          </g>
        ),
        h,
        said: say(`Ticked box ${item.text}`, item.n),
      };
    }
    case 'radio': {
      const h = 19 + (item.sub ? paraHeight(item.sub, w - 38) : 0) + 16;
      return {
        node: (
          <g key={key}>
            <rect x={x} y={y} width={w} height={h} rx={8} fill={item.on ? C.accentSoft : C.fill} {...edge(item.n)} />
            <circle cx={x + 18} cy={y + 18} r={7} fill={C.fill} stroke={C.accent} strokeWidth={1.75} />
            {item.on && <circle cx={x + 18} cy={y + 18} r={3.5} fill={C.accent} />}
            <Para x={x + 34} y={y + 22.4} text={item.text} width={w - 40} bold />
            {item.sub && <Para x={x + 34} y={y + 39} text={item.sub} width={w - 38} fill={C.muted} />}
            {mark(item.n, y + 18)}
          </g>
        ),
        h,
        said: say(`Choice ${item.text}${item.on ? ', chosen' : ''}${item.sub ? `, ${item.sub}` : ''}`, item.n),
      };
    }
    case 'row':
      return {
        node: (
          <g key={key}>
            {item.n !== undefined && (
              <rect x={x - 5} y={y - 2} width={w + 10} height={26} rx={6} fill={C.accentSoft} stroke={C.accent} strokeWidth={2} />
            )}
            {item.dot && <LedDot x={x + 7} y={y + 11} color={item.dot} r={6} />}
            <Para
              x={item.dot ? x + 22 : x}
              y={y + 15.4}
              text={item.label}
              width={w}
              bold={item.n !== undefined}
            />
            {item.value && <Para x={x + w} y={y + 15.4} text={item.value} anchor="end" fill={C.muted} />}
            {item.n === undefined && <path d={`M${x} ${y + 24}h${w}`} stroke={C.hair} />}
            {mark(item.n, y + 11)}
          </g>
        ),
        h: 23,
        said: say(`Row ${item.label}${item.value ? `: ${item.value}` : ''}`, item.n),
      };
    case 'notice': {
      const h = paraHeight(item.text, w - 20) + 14;
      return {
        node: (
          <g key={key}>
            <rect x={x} y={y} width={w} height={h} rx={6} fill={C.warnSoft} stroke={C.warn} strokeWidth={1.25} />
            <Para x={x + 10} y={y + 19.4} text={item.text} width={w - 20} />
            {mark(item.n, y + h / 2)}
          </g>
        ),
        h,
        said: say(`Notice ${item.text}`, item.n),
      };
    }
    case 'tabs': {
      const part = FRAME_W / item.labels.length;
      return {
        node: (
          <g key={key}>
            <path d={`M${FRAME_X} ${y}h${FRAME_W}`} stroke={C.hair} strokeWidth={1.25} />
            {item.labels.map((label, at) => {
              const cx = FRAME_X + part * (at + 0.5);
              const on = at === item.active;
              return (
                <g key={label}>
                  <circle cx={cx} cy={y + 14} r={5.5} fill={on ? C.accent : C.fill2} />
                  <Para x={cx} y={y + 35} text={label} size={12.2} bold={on} anchor="middle" fill={on ? C.accent : C.muted} />
                </g>
              );
            })}
          </g>
        ),
        h: 36,
        said: `Tabs at the bottom: ${item.labels.join(', ')}`,
      };
    }
    case 'tower':
      return {
        node: (
          <g key={key}>
            <rect x={x} y={y} width={76} height={92} rx={8} fill={C.paper} {...edge(item.n)} />
            <Tower x={x + 24} y={y + 7} w={28} h={74} face="front" />
            <Para x={x + 90} y={y + 24} text={item.name} width={w - 90} bold />
            <circle cx={x + 96} cy={y + 45} r={5} fill={led('green')} stroke={C.line} />
            <Para x={x + 107} y={y + 49.4} text={`${item.status} ▾`} width={w - 107} bold />
            {item.n !== undefined && <Mark n={item.n} x={x + 76} y={y + 78} />}
            {mark(item.statusN, y + 45)}
          </g>
        ),
        h: 92,
        said: say(`Tower picture${item.n === undefined ? '' : ` [${item.n}]`} with ${item.name}, status ${item.status}`, item.statusN),
      };
    case 'card':
    case 'sheet': {
      const sheet = item.kind === 'sheet';
      const pad = 12;
      const ix = sheet ? x : x + pad;
      const iw = sheet ? w : w - 2 * pad;
      const head = sheet ? 38 : item.title ? 30 : 10;
      const inner = placeItems(item.items, ix, y + head, iw, warns);
      const h = head + inner.h + 12;
      const tag = !sheet && item.tag;
      return {
        node: (
          <g key={key}>
            {sheet ? (
              <>
                <path
                  d={`M${FRAME_X} ${y + 14}a14 14 0 0 1 14-14h${FRAME_W - 28}a14 14 0 0 1 14 14V${y + h - 14}a14 14 0 0 1-14 14H${FRAME_X + 14}a14 14 0 0 1-14-14z`}
                  fill={C.fill}
                  stroke={C.line}
                  strokeWidth={1.5}
                />
                <path d={`M${WIDTH / 2 - 18} ${y + 8}h36`} stroke={C.hair} strokeWidth={3} />
                <Para x={x} y={y + 28} text={item.title} width={w} size={13.4} bold />
              </>
            ) : (
              <>
                <rect x={x} y={y} width={w} height={h} rx={10} fill={C.fill} {...edge(item.n)} />
                {item.title && <Para x={ix} y={y + 21} text={item.title} width={iw} size={13.2} bold />}
                {mark(item.n, y + 16)}
              </>
            )}
            {tag && (
              <>
                <rect
                  x={x + w - pad - textWidth(tag, 12.2, false) - 14}
                  y={y + 7}
                  width={textWidth(tag, 12.2, false) + 14}
                  height={20}
                  rx={10}
                  fill={C.fill2}
                />
                <Para x={x + w - pad - 7 - textWidth(tag, 12.2, false) / 2} y={y + 21} text={tag} size={12.2} anchor="middle" />
              </>
            )}
            {inner.nodes}
          </g>
        ),
        h,
        said: say(
          `${sheet ? 'Sheet' : 'Card'} ${item.title ?? ''}${tag ? `, tag ${tag}` : ''}: ${inner.said}`,
          sheet ? undefined : item.n,
        ),
      };
    }
    case 'split':
      return {
        node: <path key={key} d={`M${x} ${y + 2}h${w}`} stroke={C.hair} strokeWidth={1.25} />,
        h: 4,
        said: '',
      };
  }
}

function placeItems(
  items: readonly ScreenItem[],
  x: number,
  y: number,
  w: number,
  warns: ReadonlySet<number>,
): { nodes: ReactElement[]; h: number; said: string } {
  let top = y;
  const placed = items.map((item, index) => {
    const one = placeItem(item, x, top, w, index, warns);
    top += one.h + (index < items.length - 1 ? (item.kind === 'row' ? 5 : 10) : 0);
    return one;
  });
  return {
    nodes: placed.map((one) => one.node),
    h: top - y,
    said: placed
      .map((one) => one.said)
      .filter(Boolean)
      .join('; '),
  };
}

interface ScreenProps extends DrawingTexts {
  /** What stands in the bar above: a web address or a window title. */
  bar: string;
  items: readonly ScreenItem[];
  legend: readonly LegendItem[];
}

/** A screen as a line drawing, its numbered controls explained below. */
export function Screen({ bar, items, legend, description, ...texts }: ScreenProps) {
  const x = FRAME_X + 16;
  const w = GUTTER_X - 20 - x;
  const top = 14;
  const first = top + 30 + 14;
  const warns = new Set(legend.filter((one) => one.warn).map((one) => Number(one.n)));
  const body = placeItems(items, x, first, w, warns);
  const end = items[items.length - 1]?.kind;
  const bottom = first + body.h + (end === 'sheet' ? 0 : end === 'tabs' ? 6 : 14);
  return (
    <Picture
      {...texts}
      description={`${description} Screen, top to bottom: ${body.said}.`}
      height={bottom + 16}
      legend={legend}
    >
      <rect x={FRAME_X} y={top} width={FRAME_W} height={bottom - top} rx={14} fill={C.fill} stroke={C.line} strokeWidth={1.75} />
      <path
        d={`M${FRAME_X} ${top + 30}V${top + 14}a14 14 0 0 1 14-14h${FRAME_W - 28}a14 14 0 0 1 14 14v16z`}
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.5}
      />
      <rect x={FRAME_X + 12} y={top + 5} width={FRAME_W - 24} height={20} rx={10} fill={C.paper} />
      <Para x={WIDTH / 2} y={top + 19.4} text={bar} size={12.2} anchor="middle" fill={C.muted} />
      {body.nodes}
    </Picture>
  );
}
