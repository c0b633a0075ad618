import { Plate } from './frame';
import { C, type Point } from './theme';

export function Board({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <g>
      <Plate {...{ x, y, w, h }} rx={5} fill={C.board} strokeWidth={1.75} />
      {[
        [x + 8, y + 8],
        [x + w - 8, y + 8],
        [x + 8, y + h - 8],
        [x + w - 8, y + h - 8],
      ].map(([cx, cy]) => (
        <circle
          key={`${cx},${cy}`}
          cx={cx}
          cy={cy}
          r={3.5}
          fill={C.paper}
          stroke={C.gold}
          strokeWidth={1.75}
        />
      ))}
    </g>
  );
}

export function Chip({
  x,
  y,
  w,
  h,
  fill = C.dark,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  fill?: string;
}) {
  return <Plate {...{ x, y, w, h, fill }} rx={2.5} strokeWidth={1.25} />;
}

/** Heat sink with fins. */
export function HeatSink({
  x,
  y,
  w,
  h,
  black,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  black?: boolean;
}) {
  const fins = Math.max(3, Math.round(w / 9));
  return (
    <g>
      <Chip x={x} y={y} w={w} h={h} fill={black ? C.dark : C.metal} />
      {Array.from({ length: fins - 1 }, (_, index) => {
        const at = x + ((index + 1) * w) / fins;
        return (
          <path
            key={at}
            d={`M${at} ${y + 4}v${h - 8}`}
            stroke={black ? C.metal : C.line}
            strokeWidth={1}
          />
        );
      })}
    </g>
  );
}

export function Fan({ x, y, size }: { x: number; y: number; size: number }) {
  const mid = size / 2;
  return (
    <g>
      <Plate x={x} y={y} w={size} h={size} rx={6} fill={C.fill2} />
      <circle
        cx={x + mid}
        cy={y + mid}
        r={mid - 6}
        fill={C.fill}
        stroke={C.line}
        strokeWidth={1.25}
      />
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

/** Clear plate over the port end of a board, as on the back of both models. */
export function ClearPlate({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return <Plate {...{ x, y, w, h }} rx={8} fill={C.fill} fillOpacity={0.55} />;
}

/** Metal post with a hole for a screw. */
export function Post({ x, y, r = 7 }: { x: number; y: number; r?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={C.metal} stroke={C.line} strokeWidth={1.5} />
      <circle cx={x} cy={y} r={r * 0.36} fill={C.dark} />
    </g>
  );
}

/** Compute Module of a CM4: a smaller square board with its chip. */
export function Module({ x, y, size }: { x: number; y: number; size: number }) {
  const chip = size * 0.45;
  const inset = (size - chip) / 2;
  return (
    <g>
      <Chip x={x} y={y} w={size} h={size} fill={C.board2} />
      <Chip x={x + inset} y={y + inset} w={chip} h={chip} fill={C.metal} />
    </g>
  );
}

/** Memory chip of an RK1 with its print. */
export function Memory({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <g>
      <Chip x={x} y={y} w={w} h={h} />
      <path
        d={`M${x + w * 0.16} ${y + h * 0.31}h${w * 0.68}M${x + w * 0.16} ${y + h * 0.5}h${w * 0.47}`}
        stroke={C.metal}
        strokeWidth={1.5}
      />
    </g>
  );
}

interface LensProps {
  /** What is enlarged: centre and radius on the board. */
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
      <circle cx={from[0]} cy={from[1]} r={r} fill="none" stroke={C.accent} strokeWidth={2} />
      <path
        d={[along + lean, along - lean]
          .map((angle) => `M${on(from, r, angle)}L${on(to, big, angle)}`)
          .join('')}
        stroke={C.accent}
        strokeWidth={1.25}
        strokeDasharray="4 4"
      />
      <circle cx={to[0]} cy={to[1]} r={big} fill={C.board} stroke={C.accent} strokeWidth={2.5} />
    </g>
  );
}
