import type { ReactNode } from 'react';
import { Drawing, type DrawingTexts } from './frame';
import { Para, paraHeight, plain } from './text';
import { BODY, C, LEAD, MARGIN, type Point, WIDTH } from './theme';

interface MarkProps {
  n: number | string;
  x: number;
  y: number;
  warn?: boolean;
}

export function Mark({ n, x, y, warn }: MarkProps) {
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
      {text && <Para x={left} y={y + 4.4 + titleLines} text={text} width={width} fill={C.muted} />}
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

const rowHeight = ({ text }: LegendItem) =>
  Math.max(20, paraHeight(text, LEGEND_WIDTH)) + LEGEND_GAP;

const legendHeight = (items: readonly LegendItem[]) =>
  items.reduce((sum, item) => sum + rowHeight(item), 4);

function Legend({ items, y }: { items: readonly LegendItem[]; y: number }) {
  let top = y;
  return (
    <>
      {items.map((item) => {
        const at = top;
        top += rowHeight(item);
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

/** Number that stands on a picture, ringed so that it reads on any ground. */
export function Spot(props: MarkProps) {
  return (
    <g>
      <circle cx={props.x} cy={props.y} r={12} fill={C.paper} />
      <Mark {...props} />
    </g>
  );
}

/** A ticked box of a screen; x and y are its upper left corner. */
export function Tick({ x, y, size = 16 }: { x: number; y: number; size?: number }) {
  const k = size / 16;
  return (
    <g>
      <rect x={x} y={y} width={size} height={size} rx={3.5 * k} fill={C.accent} />
      <path
        d={`M${x + 4 * k} ${y + 8.5 * k}l${3 * k} ${3 * k} ${5.5 * k} ${-6 * k}`}
        fill="none"
        stroke={C.onAccent}
        strokeWidth={2}
      />
    </g>
  );
}
