import { C } from './theme';

export function Board({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={5}
        fill={C.board}
        stroke={C.line}
        strokeWidth={1.75}
      />
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
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={2.5}
      fill={fill}
      stroke={C.line}
      strokeWidth={1.25}
    />
  );
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
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={6}
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.5}
      />
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
