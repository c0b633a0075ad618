import { Plate } from './frame';
import { C, type Point } from './theme';

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Circuit board with a gold-rimmed hole in each corner and a few traces. */
export function Board({ x, y, w, h }: Area) {
  const inset = Math.min(w, h) > 90 ? 10 : 8;
  const lanes = [0.16, 0.22, 0.28, 0.74, 0.8, 0.86];
  return (
    <g>
      <Plate {...{ x, y, w, h }} rx={7} fill={C.board} strokeWidth={2} />
      <path
        d={lanes
          .map((at) =>
            w > h
              ? `M${x + w * 0.06} ${y + h * at}h${w * 0.4}l${h * 0.1} ${h * (at < 0.5 ? 0.1 : -0.1)}H${x + w * 0.94}`
              : `M${x + w * at} ${y + h * 0.06}v${h * 0.4}l${w * (at < 0.5 ? 0.1 : -0.1)} ${w * 0.1}V${y + h * 0.94}`,
          )
          .join('')}
        fill="none"
        stroke={C.board2}
        strokeWidth={1.25}
      />
      {[x + inset, x + w - inset].flatMap((cx) =>
        [y + inset, y + h - inset].map((cy) => (
          <circle
            key={`${cx},${cy}`}
            cx={cx}
            cy={cy}
            r={inset * 0.42}
            fill={C.paper}
            stroke={C.gold}
            strokeWidth={2}
          />
        )),
      )}
    </g>
  );
}

/** Part of a board; a dark one has pins along two sides. */
export function Chip({ x, y, w, h, fill = C.dark }: Area & { fill?: string }) {
  const count = Math.floor(w / 5) - 1;
  return (
    <g>
      {fill === C.dark && (
        <path
          d={Array.from(
            { length: count },
            (_, at) => `M${x + ((at + 1) * w) / (count + 1)} ${y - 2.5}v${h + 5}`,
          ).join('')}
          stroke={C.metal}
          strokeWidth={1.5}
          strokeLinecap="butt"
        />
      )}
      <Plate {...{ x, y, w, h, fill }} rx={2.5} strokeWidth={1.25} />
    </g>
  );
}

/** Black heat sink with fins. */
export function HeatSink({ x, y, w, h }: Area) {
  const fins = Math.round(w / 9);
  return (
    <g>
      <Plate {...{ x, y, w, h }} rx={4} fill={C.dark} />
      <path
        d={Array.from(
          { length: fins - 1 },
          (_, at) => `M${x + ((at + 1) * w) / fins} ${y + 5}v${h - 10}`,
        ).join('')}
        stroke={C.metal}
        strokeWidth={1.25}
      />
    </g>
  );
}

export function Fan({ x, y, size }: { x: number; y: number; size: number }) {
  const mid = size / 2;
  return (
    <g>
      <Plate x={x} y={y} w={size} h={size} rx={7} fill={C.fill2} />
      <circle cx={x + mid} cy={y + mid} r={mid - 5} fill={C.fill} stroke={C.line} />
      {[0, 51, 103, 154, 206, 257, 309].map((turn) => (
        <path
          key={turn}
          d={`M0 -5C10 ${-mid * 0.45} 7 ${-mid + 12} -4 ${-mid + 8}C-8 ${-mid + 12} -3 ${-mid * 0.5} 0 -5z`}
          transform={`translate(${x + mid} ${y + mid}) rotate(${turn})`}
          fill={C.metal}
          stroke={C.line}
        />
      ))}
      <circle cx={x + mid} cy={y + mid} r={mid * 0.22} fill={C.dark} stroke={C.line} />
    </g>
  );
}

/** Metal post with a hole for a screw. */
export function Post({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={7} fill={C.metal} stroke={C.line} strokeWidth={1.5} />
      <circle cx={x} cy={y} r={2.8} fill={C.dark} />
    </g>
  );
}

/** Compute Module of a CM4: a smaller square board with a silver chip. */
export function Module({ x, y, size }: { x: number; y: number; size: number }) {
  const chip = size * 0.42;
  const inset = (size - chip) / 2;
  return (
    <g>
      <Plate x={x} y={y} w={size} h={size} rx={4} fill={C.board2} />
      <Plate x={x + inset} y={y + inset} w={chip} h={chip} rx={3} fill={C.metal} />
      <path
        d={`M${x + inset + chip * 0.2} ${y + inset + chip * 0.35}h${chip * 0.6}m${-chip * 0.6} ${chip * 0.25}h${chip * 0.4}`}
        stroke={C.line}
      />
      {size > 60 && (
        <>
          <Chip x={x + size * 0.1} y={y + size * 0.12} w={size * 0.2} h={size * 0.13} />
          <Chip x={x + size * 0.62} y={y + size * 0.8} w={size * 0.26} h={size * 0.11} />
        </>
      )}
    </g>
  );
}

interface LensProps {
  /** What is enlarged: center and radius on the board. */
  from: Point;
  r: number;
  /** The enlargement. */
  to: Point;
  big: number;
}

/** A place on a board and its enlargement, joined by the two lines that touch both circles. */
export function Lens({ from, r, to, big }: LensProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = Math.atan2(dy, dx);
  const lean = Math.acos((r - big) / Math.hypot(dx, dy));
  const on = ([x, y]: Point, radius: number, angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return (
    <g>
      <circle cx={from[0]} cy={from[1]} r={r} fill="none" stroke={C.accent} strokeWidth={2.5} />
      <path
        d={[along + lean, along - lean]
          .map((angle) => `M${on(from, r, angle)}L${on(to, big, angle)}`)
          .join('')}
        stroke={C.accent}
        strokeWidth={1.5}
      />
      <circle cx={to[0]} cy={to[1]} r={big} fill={C.board} stroke={C.accent} strokeWidth={2.5} />
    </g>
  );
}
