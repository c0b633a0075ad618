import type { Tone } from './frame';
import { BODY, C, type Point } from './theme';

const MARKS = {
  plain: { fill: C.fill, stroke: C.line, ink: C.text },
  hot: { fill: C.accent, stroke: C.accent, ink: C.paper },
  warn: { fill: C.warn, stroke: C.warn, ink: C.paper },
} as const;

interface MarkProps {
  n: number;
  x: number;
  y: number;
  tone?: Tone;
}

/** Number in a circle, as in the list below the drawing. */
export function Mark({ n, x, y, tone }: MarkProps) {
  const { ink, ...circle } = MARKS[tone ?? 'plain'];
  return (
    <g>
      <circle cx={x} cy={y} r={12} {...circle} strokeWidth={1.5} />
      <text x={x} y={y + 5.5} fontSize={BODY} fontWeight={700} textAnchor="middle" fill={ink}>
        {n}
      </text>
    </g>
  );
}

/** A line that ends in a small dot. */
export function Leader({ points, color = C.line }: { points: readonly Point[]; color?: string }) {
  const [x, y] = points[points.length - 1]!;
  return (
    <g>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={C.paper}
        strokeWidth={4}
        opacity={0.8}
      />
      <polyline points={points.join(' ')} fill="none" stroke={color} strokeWidth={1.75} />
      <circle cx={x} cy={y} r={4} fill={color} stroke={C.paper} strokeWidth={1.5} />
    </g>
  );
}

interface CalloutProps {
  n: number;
  /** Center of the number. */
  at: Point;
  /** The part that is meant. */
  to: Point;
  via?: readonly Point[];
  tone?: Tone;
}

/** Number with a line to a part. */
export function Callout({ n, at, to, via = [], tone }: CalloutProps) {
  return (
    <g>
      <Leader points={[at, ...via, to]} color={MARKS[tone ?? 'plain'].stroke} />
      <Mark n={n} x={at[0]} y={at[1]} tone={tone} />
    </g>
  );
}

interface ArrowProps {
  points: readonly Point[];
  color?: string;
  both?: boolean;
}

export function Arrow({ points, color = C.line, both }: ArrowProps) {
  const head = (tip: Point, from: Point) => {
    const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
    const wing = (turn: number) =>
      `${(tip[0] - 10 * Math.cos(angle + turn)).toFixed(1)},${(tip[1] - 10 * Math.sin(angle + turn)).toFixed(1)}`;
    return <polygon points={`${tip.join(',')} ${wing(0.5)} ${wing(-0.5)}`} fill={color} />;
  };
  return (
    <g>
      <polyline points={points.join(' ')} fill="none" stroke={color} strokeWidth={2.25} />
      {head(points.at(-1)!, points.at(-2)!)}
      {both && head(points[0]!, points[1]!)}
    </g>
  );
}

/** A ticked box of a screen; x and y are its upper left corner. */
export function Tick({ x, y, size = 18 }: { x: number; y: number; size?: number }) {
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
